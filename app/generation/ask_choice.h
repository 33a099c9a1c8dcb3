// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/plan_context.h"

#include <vector>

namespace countersign::generation {

/// What could be asked for, best first: the samples and sheets that may be sent, nearest to what the prospect
/// asked about, to the persona and to the account's trade; last always a thing that needs no list.
[[nodiscard]] std::vector<Ask> asksFor(const PlanContext& context, const Statement& hook);

} // namespace countersign::generation
