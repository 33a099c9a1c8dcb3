// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/policy/history.h"

namespace countersign::policy {

/// The decisions of a draft that count on its head, and what they come to.
///
/// - A decision counts on the head if it names the head and its content hash is the one that stands now,
///   its role may make it, and it is not taken back: withdrawn by the person who made it, or reversed by
///   somebody who may.
/// - Of those, a decision that a later one names in `after` no longer counts: an approval sets aside the
///   objections it saw; an objection sets aside all it saw. A sign-off sets aside nothing: it stands on
///   top of an approval.
/// - The most restrictive of what is left wins: rejected, then changes requested, then approved.
/// - Nothing approves a text that cites withdrawn evidence.
struct Standing {
    std::vector<DecisionId> counting;
    bool rejected = false;
    bool changesRequested = false;
    bool approved = false;
    bool signedOff = false;
    bool approvedBefore =
        false; ///< an approval, not taken back, of another revision or of other content
};

[[nodiscard]] Standing standingOf(const DraftHistory& history);

/// Whether the text cites evidence that no longer counts. Nothing approves it, and it does not go alone.
[[nodiscard]] bool citesWithdrawn(const DraftHistory& history, const Revision& revision);

/// Why a decision does not count, as a short name: "other_revision", "changed", "role", "withdrawn",
/// "reversed", "superseded", "not_named", "own_text"; nothing if it counts.
[[nodiscard]] std::optional<QString> whyNotCounting(const DraftHistory& history,
                                                    const Decision& decision);

/// Whether the one who made it withdrew it, or somebody who may reversed it: it weighs nowhere any more, while one of an
/// earlier text still weighs in the gate.
[[nodiscard]] bool isTakenBack(const DraftHistory& history, const Decision& decision);

} // namespace countersign::policy
