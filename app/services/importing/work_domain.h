// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/store/session.h"

#include <QString>

#include <optional>

namespace countersign::importing {

/// The account that has no web domain of its own and whose people's work addresses are all under this one.
/// Addresses of free mail hosts say nothing. Nothing where two accounts would do. `domain` in its normal form.
[[nodiscard]] std::optional<AccountId> accountByWorkDomain(const store::Session& session,
                                                           const QString& domain);

} // namespace countersign::importing
