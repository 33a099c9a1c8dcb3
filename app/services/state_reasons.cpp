// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/state_reasons.h"

#include "app/policy/content_hash.h"
#include "app/policy/counting_decisions.h"
#include "app/policy/facts.h"
#include "app/policy/review_state.h"
#include "app/services/messages.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;
using countersign::policy::DraftHistory;
using countersign::policy::ReviewState;

namespace countersign {

namespace {

QString listOf(const QStringList& names)
{
    return QLocale().createSeparatedList(names);
}

/// Those who made a decision of this verdict that counts.
std::vector<const Decision*> counted(const DraftHistory& history, Verdict verdict)
{
    std::vector<const Decision*> decisions;
    for (const DecisionId& id : policy::standingOf(history).counting) {
        for (const Decision& decision : history.decisions) {
            if (decision.id == id && decision.verdict == verdict)
                decisions.push_back(&decision);
        }
    }
    return decisions;
}

QStringList objections(const DraftHistory& history, Verdict verdict, const QString& reason,
                       const QString& withoutReason, const UserNames& nameOf)
{
    QStringList sentences;
    for (const Decision* decision : counted(history, verdict)) {
        const QString name = nameOf(decision->by);
        sentences.append(decision->reason.isEmpty() ? reasonText(withoutReason, {name})
                                                    : reasonText(reason, {name, decision->reason}));
    }
    return sentences;
}

QStringList whySuppressed(const DraftHistory& history)
{
    QStringList sentences;
    for (const Suppression& suppression : policy::suppressionsOn(history)) {
        const QString kind = label(suppression.kind);
        sentences.append(suppression.reason.isEmpty()
                             ? reasonText(u"why.suppressed"_s, {kind})
                             : reasonText(u"why.suppressed_because"_s, {kind, suppression.reason}));
    }
    return sentences;
}

QStringList whyBlocked(const DraftHistory& history)
{
    QStringList sentences;
    for (const policy::Hold hold : policy::holdsOn(history)) {
        if (hold != policy::Hold::OpenBlocker) {
            sentences.append(label(hold));
            continue;
        }
        const std::vector<Finding> open = policy::openFindings(history);
        const auto blockers = std::count_if(open.begin(), open.end(), [](const Finding& finding) {
            return finding.severity == Severity::Blocker;
        });
        sentences.append(reasonText(u"why.open_blockers"_s, {QString::number(blockers)}));
    }
    return sentences;
}

QStringList whyChanged(const DraftHistory& history)
{
    const Revision* head = policy::headOf(history);
    if (!head) // of a damaged file, or of a team's draft whose text has not come yet
        return {reasonText(u"why.changed_text"_s)};
    for (const auto& [citation, evidence] : policy::citedIn(*head)) {
        if (history.withdrawn.contains(evidence))
            return {reasonText(u"why.changed_evidence"_s, {citation})};
    }
    const bool approvedThisText = std::any_of(
        history.decisions.begin(), history.decisions.end(), [head](const Decision& decision) {
            return decision.verdict == Verdict::Approve && decision.revision == head->id;
        });
    return {reasonText(approvedThisText ? u"why.changed_around"_s : u"why.changed_text"_s)};
}

QStringList whyNeedsSignOff(const DraftHistory& history, const UserNames& nameOf)
{
    QStringList sentences;
    for (const Decision* approval : counted(history, Verdict::Approve))
        sentences.append(reasonText(u"why.approved_by"_s, {nameOf(approval->by)}));
    sentences.append(whoSigns(history, nameOf));
    return sentences;
}

QStringList whyNeedsReview(const DraftHistory& history)
{
    if (!history.findings)
        return {reasonText(u"why.not_checked"_s)};
    QStringList sentences{reasonText(u"why.undecided"_s)};
    if (history.governance.effectiveMode() == Mode::Autopilot) {
        const bool isSampled = policy::factsOf(history).calibrated;
        sentences.append(isSampled
                             ? reasonText(u"why.sampled"_s, {QString::number(history.sampleOneIn)})
                             : reasonText(u"why.not_calibrated"_s));
    }
    if (history.governance.effectiveMode() == Mode::Approval)
        sentences.append(reasonText(history.governance.tier == Tier::Strategic
                                        ? u"why.approval_strategic"_s
                                    : history.governance.regulated ? u"why.approval_regulated"_s
                                                                   : u"why.approval_mode"_s));
    return sentences;
}

QStringList whyReady(const DraftHistory& history, const UserNames& nameOf)
{
    QStringList sentences;
    for (const Decision* approval : counted(history, Verdict::Approve))
        sentences.append(reasonText(u"why.approved_by"_s, {nameOf(approval->by)}));
    for (const Decision* signature : counted(history, Verdict::SignOff))
        sentences.append(reasonText(u"why.signed_by"_s, {nameOf(signature->by)}));
    if (sentences.isEmpty())
        sentences.append(reasonText(u"why.goes_alone"_s));
    return sentences;
}

QStringList whyConflict(const DraftHistory& history, const UserNames& nameOf)
{
    QStringList names;
    for (const RevisionId& id : policy::headsOf(history.revisions)) {
        for (const Revision& revision : history.revisions) {
            if (revision.id == id)
                names.append(nameOf(revision.author));
        }
    }
    names.removeDuplicates();
    return {reasonText(u"why.conflict"_s, {listOf(names)})};
}

QString day(const QDateTime& at)
{
    return QLocale().toString(at.toLocalTime(), QLocale::ShortFormat);
}

} // namespace

QStringList stateReasons(const DraftHistory& history, const UserNames& nameOf)
{
    switch (policy::reviewState(history)) {
    case ReviewState::Delivered:
        return {
            reasonText(u"why.delivered"_s, {day(history.delivery->at), history.delivery->target})};
    case ReviewState::DeliveryUnknown:
        return {reasonText(u"why.delivery_unknown"_s,
                           {day(history.delivery->at), history.delivery->target})};
    case ReviewState::Conflict:
        return whyConflict(history, nameOf);
    case ReviewState::Suppressed:
        return whySuppressed(history);
    case ReviewState::Rejected:
        return objections(history, Verdict::Reject, u"why.rejected_because"_s, u"why.rejected"_s,
                          nameOf);
    case ReviewState::ChangesRequested:
        return objections(history, Verdict::RequestChanges, u"why.changes_because"_s,
                          u"why.changes"_s, nameOf);
    case ReviewState::ChangedSinceApproval:
        return whyChanged(history);
    case ReviewState::Blocked:
        return whyBlocked(history);
    case ReviewState::NeedsSignOff:
        return whyNeedsSignOff(history, nameOf);
    case ReviewState::Ready:
        return whyReady(history, nameOf);
    case ReviewState::NeedsReview:
        return whyNeedsReview(history);
    }
    return {};
}

QString whoSigns(const DraftHistory& history, const UserNames& nameOf)
{
    if (history.governance.approvers.empty())
        return reasonText(u"why.no_approver"_s);
    const std::set<UserId> authors = policy::humanAuthors(history);
    QStringList names;
    for (const UserId& approver : history.governance.approvers) {
        if (!authors.contains(approver))
            names.append(nameOf(approver));
    }
    names.sort(Qt::CaseInsensitive);
    return names.isEmpty() ? reasonText(u"why.approvers_wrote_it"_s)
                           : reasonText(u"why.waits_for_signature"_s, {listOf(names)});
}

} // namespace countersign
