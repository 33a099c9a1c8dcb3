// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "ui/common/empty_state.h"

namespace countersign {

/// What can be done next about a workspace that could not be opened.
enum class ProblemWay { TryAgain, OpenReadOnly, BackToStart };

/// Title, sentences and button of the page that says so.
struct Problem {
    EmptyState::Words words;
    ProblemWay way = ProblemWay::BackToStart;
};

[[nodiscard]] Problem problemOf(const QString& path, const Error& error);

} // namespace countersign
