// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/audit_witness.h"

#include "app/domain/document.h"
#include "app/policy/content_hash.h"
#include "app/policy/counting_decisions.h"
#include "app/store/audit_log.h"
#include "app/store/controls.h"
#include "app/store/deliveries.h"
#include "app/store/evidence_records.h"
#include "app/store/suppressions.h"
#include "app/store/team.h"

#include <set>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

using Ids = std::set<QString>;

/// The document that an entry is about.
QString documentIn(const Json& detail)
{
    for (const char* key : {"decision", "dismissal", "revision", "generation", "withdrawal",
                            "control", "pause", "lift", "reply"}) {
        if (const QString id = textAt(detail, key); !id.isEmpty())
            return id;
    }
    return {};
}

/// What the log knows about one subject.
struct Logged {
    Ids documents;
    Ids suppressions;
    bool claimed = false; ///< and nothing says that it failed
};

bool isDelivery(const QString& action)
{
    return action.startsWith("delivery."_L1);
}

Logged loggedAbout(const Session& session, const QString& subject)
{
    Logged logged;
    for (const AuditEntry& entry : session.audit().about(subject)) {
        const Result<Json> detail = parseJson(entry.detail.toUtf8());
        if (!detail || !detail->is_object() || entry.action == "refused"_L1)
            continue;
        if (isDelivery(entry.action)) {
            logged.claimed = entry.action != "delivery.failed"_L1;
            continue;
        }
        if (const QString id = documentIn(*detail); !id.isEmpty())
            logged.documents.insert(id);
        if (const auto list = detail->find("suppressions");
            list != detail->end() && list->is_array()) {
            for (const Json& id : *list) {
                if (id.is_string())
                    logged.suppressions.insert(QString::fromStdString(id.get<std::string>()));
            }
        }
    }
    return logged;
}

/// The same documents in the log and in the workspace.
Result<void> compare(const Ids& stored, const Ids& logged, Counting counting)
{
    for (const QString& id : stored) {
        if (counting == Counting::Everything && !logged.contains(id))
            return refusal(u"audit.unlogged"_s, {id});
    }
    for (const QString& id : logged) {
        if (!stored.contains(id))
            return refusal(u"audit.lost"_s, {id});
    }
    return {};
}

/// The log of a team's workspace says so itself: a setting could be slipped in.
Counting countingIn(const Session& session)
{
    return hasJoinedByItsLog(session) ? Counting::Confirmed : Counting::Everything;
}

Result<void> controlsCarried(const Session& session, const QString& subject, Counting counting)
{
    Ids stored;
    for (const Control& control : session.controls().ofSubject(subject))
        stored.insert(control.id.text());
    return compare(stored, loggedAbout(session, subject).documents, counting);
}

Result<void> pausesCarried(const Session& session, Counting counting)
{
    Ids stored;
    for (const Pause& pause : session.deliveries().pauses())
        stored.insert(pause.id.text());
    Ids logged;
    for (const AuditEntry& entry : session.audit().about({})) {
        if (!entry.action.startsWith("pause."_L1))
            continue;
        if (const Result<Json> detail = parseJson(entry.detail.toUtf8());
            detail && detail->is_object())
            logged.insert(textAt(*detail, "pause"));
    }
    return compare(stored, logged, counting);
}

/// One that was slipped in would let somebody be written to who must not be.
Result<void> liftsCarried(const Session& session, Counting counting)
{
    for (const Lift& lift : session.suppressions().lifts()) {
        const Logged logged = loggedAbout(session, lift.suppression.text());
        if (counting == Counting::Everything && !logged.documents.contains(lift.id.text()))
            return refusal(u"audit.unlogged"_s, {lift.id.text()});
    }
    return {};
}

/// Only what people edited stands in the log by itself: imported and merged texts attest nothing.
Ids storedOf(const policy::DraftHistory& history)
{
    Ids stored;
    for (const Decision& decision : history.decisions)
        stored.insert(decision.id.text());
    for (const Dismissal& dismissal : history.dismissals)
        stored.insert(dismissal.id.text());
    for (const Generation& generation : history.generations)
        stored.insert(generation.id.text());
    for (const Revision& revision : history.revisions) {
        if (revision.origin == Origin::Edited)
            stored.insert(revision.id.text());
    }
    return stored;
}

/// What supports the text is there, word for word as it was when it was approved.
Result<void> evidenceStands(const Session& session, const policy::DraftHistory& history)
{
    const Revision* head = policy::headOf(history);
    if (!head)
        return {};
    for (const auto& [label, evidence] : policy::citedIn(*head)) {
        if (!session.evidence().find(evidence))
            return refusal(u"audit.evidence"_s, {label});
    }
    return {};
}

/// A withdrawal that was taken away would bring an approval back.
Result<void> withdrawalsCarried(const Session& session, const policy::DraftHistory& history)
{
    const Revision* head = policy::headOf(history);
    if (!head)
        return {};
    for (const auto& [label, evidence] : head->citations) {
        Ids stored;
        for (const Withdrawal& withdrawal : session.evidence().withdrawalsOf(evidence))
            stored.insert(withdrawal.id.text());
        for (const QString& id : loggedAbout(session, evidence.text()).documents) {
            if (!stored.contains(id))
                return refusal(u"audit.lost"_s, {id});
        }
    }
    return {};
}

/// What stops a person: an opt-out, and a reply, which holds all later steps.
Result<void> stopsCarried(const Session& session, const ProspectId& prospect)
{
    const Logged logged = loggedAbout(session, prospect.text());
    for (const QString& id : logged.suppressions) {
        if (!session.suppressions().find(SuppressionId(id)))
            return refusal(u"audit.lost"_s, {id});
    }
    Ids replies;
    for (const Reply& reply : session.deliveries().repliesOf(prospect))
        replies.insert(reply.id.text());
    for (const QString& id : logged.documents) {
        if (!replies.contains(id))
            return refusal(u"audit.lost"_s, {id});
    }
    return {};
}

} // namespace

Result<void> logHolds(const Session& session)
{
    const Counting counting = countingIn(session);
    const AuditVerdict verdict = session.audit().verify();
    if (verdict.fault)
        return refusal(u"audit.broken"_s, {verdict.fault->entry, verdict.fault->detail});
    for (const policy::SegmentPolicy& segment : session.controls().segmentPolicies()) {
        if (Result<void> carried = controlsCarried(session, segment.segment.id.text(), counting);
            !carried)
            return carried;
    }
    if (Result<void> carried = liftsCarried(session, counting); !carried)
        return carried;
    return pausesCarried(session, counting);
}

Result<void> logCarries(const Session& session, const policy::DraftHistory& history)
{
    const Counting counting = countingIn(session);
    const Logged logged = loggedAbout(session, history.draft.id.text());
    if (logged.claimed && !history.delivery)
        return refusal(u"audit.claimed"_s);
    if (Result<void> carried = compare(storedOf(history), logged.documents, counting); !carried)
        return carried;
    if (Result<void> stands = evidenceStands(session, history); !stands)
        return stands;
    if (Result<void> carried = withdrawalsCarried(session, history); !carried)
        return carried;
    if (Result<void> carried = stopsCarried(session, history.prospect.id); !carried)
        return carried;
    if (history.prospect.account) {
        if (Result<void> carried =
                controlsCarried(session, history.prospect.account->text(), counting);
            !carried)
            return carried;
    }
    return history.draft.step ? controlsCarried(session, history.draft.step->text(), counting)
                              : Result<void>();
}

} // namespace countersign::store
