// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/policy/facts.h"

namespace countersign::policy {

/// Where a draft stands, in order of precedence. Computed, never stored as truth.
enum class ReviewState {
    Delivered,
    DeliveryUnknown,
    Conflict,
    Suppressed,
    Rejected,
    ChangesRequested,
    ChangedSinceApproval,
    Blocked,
    NeedsSignOff,
    Ready,
    NeedsReview,
};

/// The state that facts give in a mode, while one in `sampleOneIn` is held as a sample.
///
/// - review: one approval makes it ready.
/// - approval, and whatever is always in approval: an approval, then a sign-off by a named person.
/// - autopilot: a generated text that no person has touched is ready by itself, if it was made as the
///   segment was calibrated and is not drawn for the sample; every other asks for what review asks for.
/// A text that has not been checked makes nothing ready.
[[nodiscard]] ReviewState reviewState(const DraftFacts& facts, Mode mode,
                                      int sampleOneIn = sampleOneInFirst);

/// The state of a draft by its whole history.
[[nodiscard]] ReviewState reviewState(const DraftHistory& history);

inline constexpr std::array allReviewStates{ReviewState::Delivered,
                                            ReviewState::DeliveryUnknown,
                                            ReviewState::Conflict,
                                            ReviewState::Suppressed,
                                            ReviewState::Rejected,
                                            ReviewState::ChangesRequested,
                                            ReviewState::ChangedSinceApproval,
                                            ReviewState::Blocked,
                                            ReviewState::NeedsSignOff,
                                            ReviewState::Ready,
                                            ReviewState::NeedsReview};

} // namespace countersign::policy

namespace countersign {
template<>
struct EnumText<policy::ReviewState> {
    static constexpr std::array words{
        std::pair{policy::ReviewState::Delivered, "delivered"},
        std::pair{policy::ReviewState::DeliveryUnknown, "delivery_unknown"},
        std::pair{policy::ReviewState::Conflict, "conflict"},
        std::pair{policy::ReviewState::Suppressed, "suppressed"},
        std::pair{policy::ReviewState::Rejected, "rejected"},
        std::pair{policy::ReviewState::ChangesRequested, "changes_requested"},
        std::pair{policy::ReviewState::ChangedSinceApproval, "changed_since_approval"},
        std::pair{policy::ReviewState::Blocked, "blocked"},
        std::pair{policy::ReviewState::NeedsSignOff, "needs_sign_off"},
        std::pair{policy::ReviewState::Ready, "ready"},
        std::pair{policy::ReviewState::NeedsReview, "needs_review"}};
};
} // namespace countersign
