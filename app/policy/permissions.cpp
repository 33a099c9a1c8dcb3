// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/permissions.h"

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace countersign::policy {

namespace {

using Roles = std::initializer_list<Role>;

/// The permission table. An admin may all that a manager may, and edits users besides.
bool isAllowed(Role role, Action action)
{
    const auto among = [role](Roles roles) {
        return std::find(roles.begin(), roles.end(), role) != roles.end();
    };
    switch (action) {
    case Action::WriteRevision:
        return among({Role::Sdr, Role::Reviewer, Role::Manager, Role::Worker});
    case Action::WriteGeneration:
        return among({Role::Worker});
    case Action::Approve:
    case Action::SignOff:
    case Action::RequestChanges:
    case Action::Reject:
    case Action::TakeBackOwn:
    case Action::Dismiss:
    case Action::EditKnowledge:
        return among({Role::Reviewer, Role::Manager});
    case Action::Reverse:
    case Action::Resume:
    case Action::SetControl:
    case Action::EditRules:
    case Action::LiftSuppression:
    case Action::Erase:
        return among({Role::Manager});
    case Action::WriteEvidence:
    case Action::WithdrawEvidence:
        return among({Role::Sdr, Role::Reviewer, Role::Manager, Role::Worker});
    case Action::EditPeople:
        return among({Role::Sdr, Role::Reviewer, Role::Manager});
    case Action::EditUsers:
        return false;
    case Action::LowerMode:
    case Action::Suppress:
    case Action::RecordReply:
    case Action::Pause:
    case Action::KeepLog:
        return true;
    case Action::Deliver:
        return among({Role::Manager, Role::Reviewer, Role::Sdr, Role::Sender});
    case Action::DeliverForTeam:
        return among({Role::Sender});
    }
    return false;
}

} // namespace

Action actionOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Approve:
        return Action::Approve;
    case Verdict::SignOff:
        return Action::SignOff;
    case Verdict::RequestChanges:
        return Action::RequestChanges;
    case Verdict::Reject:
        return Action::Reject;
    case Verdict::Withdraw:
        return Action::TakeBackOwn;
    case Verdict::Reverse:
        return Action::Reverse;
    }
    return Action::Approve;
}

bool may(Role role, Action action)
{
    if (role == Role::Admin)
        return action == Action::EditUsers || isAllowed(Role::Manager, action);
    return isAllowed(role, action);
}

Result<void> require(Role role, Action action)
{
    if (may(role, action))
        return {};
    return refusal(u"role."_s + toText(action), {toText(role)});
}

} // namespace countersign::policy
