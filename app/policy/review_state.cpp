// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/review_state.h"

namespace countersign::policy {

ReviewState reviewState(const DraftFacts& facts, Mode mode, int sampleOneIn)
{
    if (facts.delivered == DraftFacts::Delivered::Yes)
        return ReviewState::Delivered;
    if (facts.delivered == DraftFacts::Delivered::Unknown)
        return ReviewState::DeliveryUnknown;
    if (facts.conflict)
        return ReviewState::Conflict;
    if (facts.suppressed)
        return ReviewState::Suppressed;
    if (facts.against == DraftFacts::Against::Rejected)
        return ReviewState::Rejected;
    if (facts.against == DraftFacts::Against::RequestedChanges)
        return ReviewState::ChangesRequested;
    if (facts.changedSinceApproval)
        return ReviewState::ChangedSinceApproval;
    if (facts.blocked)
        return ReviewState::Blocked;
    if (!facts.checked)
        return ReviewState::NeedsReview;
    if (mode == Mode::Autopilot && !facts.alwaysApproval && facts.calibrated &&
        !isSampled(facts.drawn, sampleOneIn))
        return ReviewState::Ready;
    if (!facts.approved)
        return ReviewState::NeedsReview;
    if (mode == Mode::Approval || facts.alwaysApproval)
        return facts.signedOff ? ReviewState::Ready : ReviewState::NeedsSignOff;
    return ReviewState::Ready;
}

ReviewState reviewState(const DraftHistory& history)
{
    return reviewState(factsOf(history), history.governance.mode, history.sampleOneIn);
}

} // namespace countersign::policy
