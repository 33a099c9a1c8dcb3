// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/policy/history.h"

#include <QStringList>

#include <functional>

namespace countersign {

/// The name of a user by id.
using UserNames = std::function<QString(const UserId&)>;

/// Why a draft is in the state it is in and what would move it on, in sentences for people.
[[nodiscard]] QStringList stateReasons(const policy::DraftHistory& history,
                                       const UserNames& nameOf);

/// Whose signature a draft waits for, or why nobody can give it, in a sentence; whether it waits for one is the
/// caller's business.
[[nodiscard]] QString whoSigns(const policy::DraftHistory& history, const UserNames& nameOf);

} // namespace countersign
