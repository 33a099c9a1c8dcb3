// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/decision.h"
#include "app/domain/user.h"

namespace countersign::policy {

/// What somebody can do in a workspace. The table below says which role may; the server's validation
/// is made from the same table.
enum class Action {
    WriteRevision,
    WriteGeneration,
    Approve,
    SignOff,
    RequestChanges,
    Reject,
    TakeBackOwn, ///< withdraw a decision of one's own
    Reverse,     ///< undo somebody's decision
    Dismiss,
    SetControl,
    LowerMode, ///< move a segment's mode down, away from autopilot
    WriteEvidence,
    WithdrawEvidence,
    Suppress,
    LiftSuppression,
    EditPeople,    ///< accounts and prospects
    EditKnowledge, ///< personas, sequences, segments, boundaries, directives
    EditRules,     ///< thresholds and severities of the checks
    EditUsers,
    RecordReply,
    Deliver,
    DeliverForTeam, ///< claim a draft for everybody: one device of a team has the role
    Pause,          ///< stop every delivery
    Resume,         ///< let deliveries go again
    Erase,
    KeepLog, ///< write one's own audit entries
};

/// What somebody does who gives this verdict.
[[nodiscard]] Action actionOf(Verdict verdict);

[[nodiscard]] bool may(Role role, Action action);

/// Refused with the rule "role.<action>", e.g. "role.approve", when the role may not.
[[nodiscard]] Result<void> require(Role role, Action action);

} // namespace countersign::policy

namespace countersign {
template<>
struct EnumText<policy::Action> {
    static constexpr std::array words{
        std::pair{policy::Action::WriteRevision, "write_revision"},
        std::pair{policy::Action::WriteGeneration, "write_generation"},
        std::pair{policy::Action::Approve, "approve"},
        std::pair{policy::Action::SignOff, "sign_off"},
        std::pair{policy::Action::RequestChanges, "request_changes"},
        std::pair{policy::Action::Reject, "reject"},
        std::pair{policy::Action::TakeBackOwn, "withdraw"},
        std::pair{policy::Action::Reverse, "reverse"},
        std::pair{policy::Action::Dismiss, "dismiss"},
        std::pair{policy::Action::SetControl, "set_control"},
        std::pair{policy::Action::LowerMode, "lower_mode"},
        std::pair{policy::Action::WriteEvidence, "write_evidence"},
        std::pair{policy::Action::WithdrawEvidence, "withdraw_evidence"},
        std::pair{policy::Action::Suppress, "suppress"},
        std::pair{policy::Action::LiftSuppression, "lift_suppression"},
        std::pair{policy::Action::EditPeople, "edit_people"},
        std::pair{policy::Action::EditKnowledge, "edit_knowledge"},
        std::pair{policy::Action::EditRules, "edit_rules"},
        std::pair{policy::Action::EditUsers, "edit_users"},
        std::pair{policy::Action::RecordReply, "record_reply"},
        std::pair{policy::Action::Deliver, "deliver"},
        std::pair{policy::Action::DeliverForTeam, "deliver_for_team"},
        std::pair{policy::Action::Pause, "pause"},
        std::pair{policy::Action::Resume, "resume"},
        std::pair{policy::Action::Erase, "erase"},
        std::pair{policy::Action::KeepLog, "keep_log"}};
};
} // namespace countersign
