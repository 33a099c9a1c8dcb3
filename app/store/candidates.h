// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/merged_scan.h"
#include "app/store/queue_plan.h"

#include <vector>

namespace countersign::store {

/// Drafts that fit a filter, in the direction that was read.
struct Candidates {
    std::vector<Candidate> found;
    bool more = false; ///< there may be more beyond `end`
    QueueKey end;
};

/// Finds at most `limit`. Whatever the filter is, no more than a few thousand drafts are looked at: a
/// rare combination ends early and has more to ask for.
[[nodiscard]] Candidates findCandidates(Connection& db, const QueuePlan& plan,
                                        const QueueRequest& request, int mostLookedAt);

/// Whether the draft fits the plan, its search included.
[[nodiscard]] bool fits(Connection& db, const QueuePlan& plan, Row draft);

} // namespace countersign::store
