// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/plan_context.h"

namespace countersign::generation {

/// Settles structure, layout and wording of a plan whose contents are settled: of some that the seed proposes
/// and that fit the channel, the one whose build the segment's latest drafts have least (`recentSkeletons`).
/// If none fits the channel, the shortest structure is set and compose() will say so.
void chooseBuild(MessagePlan& plan, const PlanContext& context, int n);

} // namespace countersign::generation
