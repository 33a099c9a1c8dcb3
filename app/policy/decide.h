// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/policy/gate.h"
#include "app/policy/review_state.h"

namespace countersign::policy {

/// Whether `actor` may make this decision on the draft as it stands. Refusals name their rule:
///
/// | rule | when |
/// |---|---|
/// | role.<action> | the permission table says no |
/// | decision.no_text, decision.conflict | there is no one text to decide on |
/// | decision.delivered | it went out, or may have |
/// | decision.suppressed | approve, sign-off: the person must not be contacted on this channel |
/// | decision.not_checked | approve, sign-off: the checks have not run on this text |
/// | decision.open_blocker | approve, sign-off: a finding that blocks is open |
/// | decision.held | approve, sign-off: no channel, no address, replied, or an undecided twin |
/// | decision.evidence_withdrawn | approve, sign-off: the text cites evidence that no longer counts |
/// | decision.already | the same person's same decision counts already, and `reason` tells nothing new of an objection |
/// | sign_off.not_needed | nothing asks for a signature here |
/// | sign_off.not_named | the person is named neither on the account nor on the segment |
/// | sign_off.own_text | the person wrote in this text since it was generated |
/// | sign_off.not_approved | no approval counts |
/// | withdraw.not_own, withdraw.not_counting | the target is not one's own; there is nothing to take back |
/// | reverse.no_target | there is no such decision |
///
/// For Withdraw and Reverse `target` names the decision; Withdraw without one takes back the actor's
/// latest decision that counts.
[[nodiscard]] Result<void> mayDecide(const DraftHistory& history, const User& actor,
                                     Verdict verdict,
                                     const std::optional<DecisionId>& target = std::nullopt,
                                     const QString& reason = {});

/// The decisions that a new one by anybody has to name in `after`: all that count now.
[[nodiscard]] std::vector<DecisionId> decisionsSeen(const DraftHistory& history);

/// The actor's own decision that Withdraw without a target takes back: of those that count, one that no
/// other of theirs has seen.
[[nodiscard]] std::optional<DecisionId> ownStandingDecision(const DraftHistory& history,
                                                            const UserId& actor);

/// Whether `actor` may set this finding aside: "dismiss.fixed_rule" for those nobody may,
/// "dismiss.own_text" for a blocker on one's own text, "dismiss.no_reason" without a reason,
/// "dismiss.no_such_finding" when it is not open.
[[nodiscard]] Result<void> mayDismiss(const DraftHistory& history, const User& actor,
                                      const QString& findingKey, const QString& reason);

/// Whether the draft may be handed over now, by its documents alone: "delivery.paused",
/// "delivery.<state>" for every state but ready, e.g. "delivery.needs_review".
[[nodiscard]] Result<void> mayDeliver(const DraftHistory& history, bool paused);

/// Whether a segment's mode may be set: "role.*"; "mode.no_approver" for approval without a named
/// approver; "mode.autopilot_gate" for autopilot unless every condition of `gate` is met, with the unmet
/// ones as args, "condition:figure:wanted". No conditions at all are none met.
[[nodiscard]] Result<void> maySetMode(const SegmentPolicy& segment, const User& actor, Mode mode,
                                      const std::vector<GateCondition>& gate = {});

} // namespace countersign::policy
