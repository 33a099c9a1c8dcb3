// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/decisions.h"

#include "app/domain/document.h"
#include "app/store/audit_log.h"
#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/draft_documents.h"
#include "app/store/effects.h"
#include "app/store/rows.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

/// The parts of an id of this kind, if it is one about this draft.
std::optional<SealedId> partsOf(DocumentKind kind, const DraftId& draft, const QString& id)
{
    std::optional<SealedId> parts = sealedIdFrom(kind, id);
    if (parts && parts->subject != keyPart(draft.text()))
        return std::nullopt;
    return parts;
}

/// The first of its ids that cannot be what it should be; empty if all can.
QString badReferenceIn(const Decision& decision)
{
    if (!decision.revision.isEmpty() &&
        !partsOf(DocumentKind::Revision, decision.draft, decision.revision.text()))
        return decision.revision.text();
    if (decision.target &&
        !partsOf(DocumentKind::Decision, decision.draft, decision.target->text()))
        return decision.target->text();
    for (const DecisionId& seen : decision.after) {
        if (!partsOf(DocumentKind::Decision, decision.draft, seen.text()))
            return seen.text();
    }
    for (const EvidenceId& opened : decision.opened) {
        if (!sealedIdFrom(DocumentKind::Evidence, opened.text()))
            return opened.text();
    }
    return {};
}

Row userRow(Connection& db, const QString& userKey)
{
    return internRow(db, UserId(u"user:"_s + userKey));
}

std::vector<Decision> sealedDecisions(Connection& db, Query rows)
{
    std::vector<Decision> decisions;
    while (rows.step()) {
        Decision decision = decisionFrom(db, rows);
        if (sealHolds(decision))
            decisions.push_back(std::move(decision));
    }
    return decisions;
}

} // namespace

std::optional<Decision> Decisions::find(const DecisionId& id) const
{
    const std::optional<SealedId> parts = sealedIdFrom(DocumentKind::Decision, id.text());
    if (!parts)
        return std::nullopt;
    Query row = db().query("decision/by_hash", parts->hash);
    if (!row.step())
        return std::nullopt;
    Decision decision = decisionFrom(db(), row);
    return decision.id == id && sealHolds(decision) ? std::optional(std::move(decision))
                                                    : std::nullopt;
}

std::vector<Decision> Decisions::ofDraft(const DraftId& draft) const
{
    return decisionsOf(db(), rowOf(db(), draft), Counting::Everything);
}

std::vector<Dismissal> Decisions::dismissalsOf(const DraftId& draft) const
{
    return store::dismissalsOf(db(), rowOf(db(), draft), Counting::Everything);
}

std::vector<Decision> Decisions::list(const DecisionFilter& filter, const Stretch& stretch) const
{
    const Row segment = filter.segment ? rowOf(db(), *filter.segment) : 0;
    const Row by = filter.by ? rowOf(db(), *filter.by) : 0;
    if ((filter.segment && segment == 0) || (filter.by && by == 0))
        return {};
    return sealedDecisions(db(), db().query("decision/list", beforeRow(db(), stretch), segment, by,
                                            filter.verdict ? toText(*filter.verdict) : QString(),
                                            rowLimit(stretch)));
}

qint64 Decisions::countSince(const UserId& by, const QDateTime& since) const
{
    return db().number("decision/count_since", rowOf(db(), by), since);
}

std::vector<Decision> Decisions::latestOf(const UserId& by, int limit) const
{
    return sealedDecisions(db(), db().query("decision/latest_of", rowOf(db(), by), limit));
}

Result<Put> Decisions::put(const Decision& decision)
{
    if (!sealHolds(decision))
        return brokenSeal(decision.id.text());
    if (const QString bad = badReferenceIn(decision); !bad.isEmpty())
        return badReference(decision.id.text(), bad);
    const QByteArray hash = sealedIdFrom(DocumentKind::Decision, decision.id.text())->hash;
    if (db().number("rows/decision", hash) != 0)
        return Put::Unchanged;
    const Row draft = internRow(db(), decision.draft);
    const std::optional<SealedId> revision =
        partsOf(DocumentKind::Revision, decision.draft, decision.revision.text());
    const std::optional<SealedId> target =
        decision.target ? partsOf(DocumentKind::Decision, decision.draft, decision.target->text())
                        : std::nullopt;
    db().run("decision/add", hash, draft,
             revision ? std::optional(userRow(db(), revision->user)) : std::nullopt,
             revision ? std::optional(revision->hash) : std::nullopt, decision.contentHash,
             toText(decision.verdict),
             target ? std::optional(userRow(db(), target->user)) : std::nullopt,
             target ? std::optional(target->hash) : std::nullopt, internRow(db(), decision.by),
             toText(decision.role), decision.reason, decision.reasonHash, decision.secondsLooked,
             decision.bulk, decision.at);
    const Row row = db().lastRow();
    for (const DecisionId& id : decision.after) {
        const SealedId seen = *partsOf(DocumentKind::Decision, decision.draft, id.text());
        db().run("decision/add_after", row, seen.hash, userRow(db(), seen.user));
    }
    int position = 0;
    for (const EvidenceId& opened : decision.opened)
        db().run("decision/add_opened", row, position++, internRow(db(), opened));
    tx().changed(DocumentKind::Decision, row);
    tx().effects().facts.insert(draft);
    if (tx().origin() == WriteOrigin::Here) {
        const Result<void> noted = tx().audit().append(
            {decision.by, QString(u"decision."_s + toText(decision.verdict)), decision.draft.text(),
             Json{{"decision", toUtf8(decision.id.text())},
                  {"revision", toUtf8(decision.revision.text())},
                  {"content_hash", toUtf8(decision.contentHash)}}});
        if (!noted)
            return noted.error();
    }
    return Put::Added;
}

Result<Put> Decisions::put(const Dismissal& dismissal)
{
    if (!sealHolds(dismissal))
        return brokenSeal(dismissal.id.text());
    const std::optional<SealedId> revision =
        partsOf(DocumentKind::Revision, dismissal.draft, dismissal.revision.text());
    if (!revision)
        return badReference(dismissal.id.text(), dismissal.revision.text());
    const QByteArray hash = sealedIdFrom(DocumentKind::Dismissal, dismissal.id.text())->hash;
    if (db().number("rows/dismissal", hash) != 0)
        return Put::Unchanged;
    const Row draft = internRow(db(), dismissal.draft);
    db().run("dismissal/add", hash, draft, userRow(db(), revision->user), revision->hash,
             dismissal.finding, internRow(db(), dismissal.by), dismissal.reason,
             dismissal.reasonHash, dismissal.at);
    tx().changed(DocumentKind::Dismissal, db().lastRow());
    tx().effects().facts.insert(draft);
    if (tx().origin() == WriteOrigin::Here) {
        const Result<void> noted =
            tx().audit().append({dismissal.by, u"dismiss"_s, dismissal.draft.text(),
                                 Json{{"dismissal", toUtf8(dismissal.id.text())},
                                      {"finding", toUtf8(dismissal.finding)}}});
        if (!noted)
            return noted.error();
    }
    return Put::Added;
}

} // namespace countersign::store
