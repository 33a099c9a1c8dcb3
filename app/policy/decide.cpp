// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/decide.h"

#include "app/domain/finding_keys.h"
#include "app/policy/content_hash.h"
#include "app/policy/counting_decisions.h"
#include "app/policy/permissions.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::policy {

namespace {

const Decision* find(const DraftHistory& history, const DecisionId& id)
{
    const auto it = std::find_if(history.decisions.begin(), history.decisions.end(),
                                 [&id](const Decision& decision) { return decision.id == id; });
    return it == history.decisions.end() ? nullptr : &*it;
}

/// What keeps anybody from approving or signing the text as it stands.
Result<void> clearToRelease(const DraftHistory& history)
{
    if (const std::vector<Suppression> on = suppressionsOn(history); !on.empty())
        return refusal(u"decision.suppressed"_s, {toText(on.front().kind)});
    if (!history.findings)
        return refusal(u"decision.not_checked"_s);
    for (const Hold hold : holdsOn(history)) {
        if (hold != Hold::OpenBlocker)
            return refusal(u"decision.held"_s, {toText(hold)});
        for (const Finding& finding : openFindings(history)) {
            if (finding.severity == Severity::Blocker)
                return refusal(u"decision.open_blocker"_s, {finding.check, finding.excerpt});
        }
    }
    const Revision* head = headOf(history);
    for (const auto& [label, evidence] : citedIn(*head)) {
        if (history.withdrawn.contains(evidence))
            return refusal(u"decision.evidence_withdrawn"_s, {label});
    }
    return {};
}

Result<void> maySignOff(const DraftHistory& history, const User& actor)
{
    if (history.governance.effectiveMode() != Mode::Approval)
        return refusal(u"sign_off.not_needed"_s);
    if (!history.governance.approvers.contains(actor.id))
        return refusal(u"sign_off.not_named"_s, {actor.name});
    if (humanAuthors(history).contains(actor.id))
        return refusal(u"sign_off.own_text"_s, {actor.name});
    if (!standingOf(history).approved)
        return refusal(u"sign_off.not_approved"_s);
    return {};
}

Result<void> mayTakeBack(const DraftHistory& history, const User& actor, Verdict verdict,
                         const std::optional<DecisionId>& target)
{
    const std::optional<DecisionId> id =
        target || verdict == Verdict::Reverse ? target : ownStandingDecision(history, actor.id);
    const Decision* decision = id ? find(history, *id) : nullptr;
    if (verdict == Verdict::Reverse) {
        if (!decision || decision->verdict == Verdict::Withdraw ||
            decision->verdict == Verdict::Reverse || isTakenBack(history, *decision))
            return refusal(u"reverse.no_target"_s);
        return {};
    }
    if (!decision)
        return refusal(u"withdraw.not_counting"_s);
    if (decision->by != actor.id)
        return refusal(u"withdraw.not_own"_s);
    if (whyNotCounting(history, *decision))
        return refusal(u"withdraw.not_counting"_s);
    return {};
}

/// An objection may be made again to say why, or to say more: the writer reads the latest.
bool alreadyStands(const DraftHistory& history, const User& actor, Verdict verdict,
                   const QString& reason)
{
    const bool objects = verdict == Verdict::RequestChanges || verdict == Verdict::Reject;
    const bool tellsWhy = objects && !reason.isEmpty();
    return std::any_of(
        history.decisions.begin(), history.decisions.end(), [&](const Decision& decision) {
            return decision.by == actor.id && decision.verdict == verdict &&
                   !whyNotCounting(history, decision) && (!tellsWhy || decision.reason == reason);
        });
}

} // namespace

std::vector<DecisionId> decisionsSeen(const DraftHistory& history)
{
    return standingOf(history).counting;
}

std::optional<DecisionId> ownStandingDecision(const DraftHistory& history, const UserId& actor)
{
    const std::vector<DecisionId> counting = standingOf(history).counting;
    const Decision* latest = nullptr;
    for (const DecisionId& id : counting) {
        const Decision* decision = find(history, id);
        if (decision->by != actor)
            continue;
        const bool sawLatest = latest && std::find(decision->after.begin(), decision->after.end(),
                                                   latest->id) != decision->after.end();
        if (!latest || sawLatest)
            latest = decision;
    }
    return latest ? std::optional(latest->id) : std::nullopt;
}

Result<void> mayDecide(const DraftHistory& history, const User& actor, Verdict verdict,
                       const std::optional<DecisionId>& target, const QString& reason)
{
    if (Result<void> allowed = require(actor.role, actionOf(verdict)); !allowed)
        return allowed;
    const DraftFacts facts = factsOf(history);
    if (facts.delivered != DraftFacts::Delivered::No)
        return refusal(u"decision.delivered"_s);
    if (verdict == Verdict::Withdraw || verdict == Verdict::Reverse)
        return mayTakeBack(history, actor, verdict, target);
    if (history.revisions.empty())
        return refusal(u"decision.no_text"_s);
    if (facts.conflict)
        return refusal(u"decision.conflict"_s);
    if (verdict == Verdict::Approve || verdict == Verdict::SignOff) {
        if (Result<void> clear = clearToRelease(history); !clear)
            return clear;
    }
    if (alreadyStands(history, actor, verdict, reason.trimmed()))
        return refusal(u"decision.already"_s);
    return verdict == Verdict::SignOff ? maySignOff(history, actor) : Result<void>();
}

Result<void> mayDismiss(const DraftHistory& history, const User& actor, const QString& findingKey,
                        const QString& reason)
{
    if (Result<void> allowed = require(actor.role, Action::Dismiss); !allowed)
        return allowed;
    if (reason.trimmed().isEmpty())
        return refusal(u"dismiss.no_reason"_s);
    const std::vector<Finding> open = openFindings(history);
    const auto it = std::find_if(open.begin(), open.end(), [&](const Finding& finding) {
        return findingKeyAmong(*history.findings, finding) == findingKey;
    });
    if (it == open.end())
        return refusal(u"dismiss.no_such_finding"_s);
    if (!isDismissible(*it))
        return refusal(u"dismiss.fixed_rule"_s, {it->check});
    if (it->severity == Severity::Blocker && humanAuthors(history).contains(actor.id))
        return refusal(u"dismiss.own_text"_s);
    return {};
}

Result<void> mayDeliver(const DraftHistory& history, bool paused)
{
    if (paused)
        return refusal(u"delivery.paused"_s);
    const ReviewState state = reviewState(history);
    if (state != ReviewState::Ready)
        return refusal(u"delivery."_s + toText(state));
    return {};
}

Result<void> maySetMode(const SegmentPolicy& segment, const User& actor, Mode mode,
                        const std::vector<GateCondition>& gate)
{
    const Action action =
        mode != Mode::Autopilot && mode > segment.mode ? Action::LowerMode : Action::SetControl;
    if (Result<void> allowed = require(actor.role, action); !allowed)
        return allowed;
    if (mode == Mode::Autopilot && !isOpen(gate))
        return refusal(u"mode.autopilot_gate"_s, unmetConditions(gate));
    if (mode == Mode::Approval && segment.approvers.empty())
        return refusal(u"mode.no_approver"_s);
    return {};
}

} // namespace countersign::policy
