// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/delivery_judging.h"

#include "app/policy/decide.h"
#include "app/policy/facts.h"
#include "app/policy/permissions.h"
#include "app/services/check_service.h"
#include "app/services/check_sources.h"
#include "app/services/state_reasons.h"
#include "app/store/audit_witness.h"
#include "app/store/history.h"
#include "app/store/team.h"
#include "app/store/users.h"

using namespace Qt::StringLiterals;
using countersign::policy::DraftHistory;

namespace countersign {

namespace {

/// The worst hold, and the check where it is a finding.
QStringList blockedBy(const DraftHistory& history)
{
    const std::vector<policy::Hold> holds = policy::holdsOn(history);
    if (holds.empty())
        return {};
    QStringList args{toText(holds.front())};
    if (holds.front() != policy::Hold::OpenBlocker)
        return args;
    for (const Finding& finding : policy::openFindings(history)) {
        if (finding.severity == Severity::Blocker) {
            args.append(finding.check);
            break;
        }
    }
    return args;
}

bool waitsForSignature(const Error& reason)
{
    return reason.id == "delivery.needs_sign_off"_L1;
}

} // namespace

Result<DraftHistory> judged(const store::Session& session, const CheckService& checks,
                            const DraftId& draft, QDate today)
{
    Result<DraftHistory> history = store::historyOf(
        session, draft,
        store::isTeams(session) ? store::Counting::Confirmed : store::Counting::Everything);
    if (!history)
        return history;
    const Revision* head = policy::headOf(*history);
    if (!head)
        return history;
    // Findings only hold back further: without an approval there is nothing to run them for.
    if (policy::reviewState(*history) != policy::ReviewState::Ready && history->findings)
        return history;
    const checks::CheckInput input =
        checkInputOf(session, *checks.basis(session), *history, editedTextOf(*head), today);
    history->findings = checks::check(input, {}, &checks.spelling()).findings;
    return history;
}

Result<void> maySettle(const std::optional<Delivery>& delivery, const User& actor)
{
    if (Result<void> may = policy::require(actor.role, policy::Action::Deliver); !may)
        return may;
    const bool isOpen = delivery && (delivery->outcome == DeliveryOutcome::Claimed ||
                                     delivery->outcome == DeliveryOutcome::Unknown);
    return isOpen ? Result<void>() : refusal(u"delivery.not_unknown"_s);
}

Result<void> mayGo(const store::Session& session, const DraftHistory& history, bool paused,
                   DeliveryTarget::Means means)
{
    if (const Result<void> may = policy::mayDeliver(history, paused); !may) {
        Error error = may.error();
        if (error.id == "delivery.blocked"_L1)
            error.args = blockedBy(history);
        return error;
    }
    if (means == DeliveryTarget::Means::Eml && history.draft.channel != Channel::Email)
        return refusal(u"delivery.channel"_s, {toText(*history.draft.channel)});
    return store::logCarries(session, history);
}

std::optional<Error> heldByStanding(const store::QueueRow& row, bool paused)
{
    using policy::ReviewState;
    if (paused)
        return refusal(u"delivery.paused"_s);
    if (row.state == ReviewState::Blocked && row.blockers > 0)
        return refusal(u"delivery.blocked"_s, {toText(policy::Hold::OpenBlocker), row.worstCheck});
    if (row.state == ReviewState::Ready || row.state == ReviewState::Blocked ||
        row.state == ReviewState::DeliveryUnknown)
        return std::nullopt;
    return refusal(QString(u"delivery."_s + toText(row.state)));
}

HeldBack heldBack(const store::Session& session, const DraftHistory& history, const Error& reason)
{
    HeldBack held{history.draft.id, history.prospect.name, reason, history.draft.channel};
    if (waitsForSignature(reason))
        held.whoSigns = whoSigns(
            history, [&session](const UserId& user) { return session.users().nameOf(user); });
    return held;
}

HeldBack heldBack(const store::Session& session, const store::QueueRow& row, const Error& reason)
{
    if (waitsForSignature(reason)) {
        if (const Result<DraftHistory> history = store::historyOf(session, row.draft))
            return heldBack(session, *history, reason);
    }
    return {row.draft, row.name, reason, row.channel};
}

} // namespace countersign
