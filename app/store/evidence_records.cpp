// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/evidence_records.h"

#include "app/base/hash.h"
#include "app/domain/document.h"
#include "app/store/audit_log.h"
#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/other_documents.h"
#include "app/store/projection.h"
#include "app/store/rows.h"
#include "app/store/same_people.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

std::vector<Evidence> sealedIn(Query rows)
{
    std::vector<Evidence> passages;
    while (rows.step()) {
        Evidence evidence = evidenceFrom(rows);
        if (sealHolds(evidence))
            passages.push_back(std::move(evidence));
    }
    return passages;
}

} // namespace

std::optional<Evidence> EvidenceRecords::find(const EvidenceId& id) const
{
    const std::optional<SealedId> parts = sealedIdFrom(DocumentKind::Evidence, id.text());
    if (!parts)
        return std::nullopt;
    std::vector<Evidence> found = sealedIn(db().query("evidence/find", parts->hash));
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<Evidence> EvidenceRecords::aboutProspect(const ProspectId& prospect,
                                                     bool withWithdrawn) const
{
    std::vector<Evidence> passages;
    for (const ProspectId& record : samePeople(db(), prospect)) {
        for (Evidence& passage :
             sealedIn(db().query("evidence/about_prospect", record, withWithdrawn)))
            passages.push_back(std::move(passage));
    }
    return passages;
}

std::vector<Evidence> EvidenceRecords::aboutAccount(const AccountId& account,
                                                    bool withWithdrawn) const
{
    return sealedIn(db().query("evidence/about_account", account, withWithdrawn));
}

std::vector<Evidence> EvidenceRecords::knowledge(bool withWithdrawn) const
{
    return sealedIn(db().query("evidence/knowledge", withWithdrawn));
}

std::vector<Evidence> EvidenceRecords::list(const EvidenceFilter& filter,
                                            const Stretch& stretch) const
{
    return sealedIn(db().query("evidence/list", beforeRow(db(), stretch),
                               filter.input ? toText(*filter.input) : QString(),
                               needleFor(filter.search), rowLimit(stretch)));
}

std::vector<Evidence> EvidenceRecords::unclaimed(const EvidenceId& after, int limit) const
{
    const Row row = after.isEmpty() ? 0 : rowOf(db(), after);
    return sealedIn(db().query("evidence/unclaimed", row, limit));
}

QString EvidenceRecords::knowledgeVersion() const
{
    QByteArray hashes;
    for (Query row = db().query("evidence/knowledge_hashes"); row.step();)
        hashes += row.blob(0);
    return sha256Hex(hashes);
}

qint64 EvidenceRecords::count() const
{
    return db().number("evidence/count");
}

bool EvidenceRecords::isWithdrawn(const EvidenceId& id) const
{
    return !withdrawalsOf(id).empty();
}

std::vector<Withdrawal> EvidenceRecords::withdrawalsOf(const EvidenceId& id) const
{
    std::vector<Withdrawal> withdrawals;
    for (Query row = db().query("withdrawal/of_evidence", rowOf(db(), id)); row.step();) {
        Withdrawal withdrawal = withdrawalFrom(row);
        if (sealHolds(withdrawal))
            withdrawals.push_back(std::move(withdrawal));
    }
    return withdrawals;
}

std::vector<DraftId> EvidenceRecords::citing(const EvidenceId& id) const
{
    std::vector<DraftId> drafts;
    for (Query row = db().query("draft/citing", rowOf(db(), id)); row.step();)
        drafts.push_back(row.id<DraftId>(0));
    return drafts;
}

Result<Put> EvidenceRecords::put(const Evidence& evidence)
{
    if (!sealHolds(evidence))
        return brokenSeal(evidence.id.text());
    const QByteArray hash = sealedIdFrom(DocumentKind::Evidence, evidence.id.text())->hash;
    const std::optional<Row> prospect = internRow(db(), evidence.aboutProspect);
    const std::optional<Row> account = internRow(db(), evidence.aboutAccount);
    Query known = db().query("evidence/state", hash);
    const bool isThere = known.step();
    if (isThere && known.integer(1) != 0) {
        const int changed =
            db().run("evidence/complete", known.number(0), evidence.retrievedAt, prospect, account);
        tx().effects().inputs |= changed > 0;
        return Put::Unchanged;
    }
    const Row row = internRow(db(), evidence.id);
    db().run("evidence/fill", row, toText(evidence.input), evidence.title, evidence.text,
             evidence.source, evidence.kind, evidence.observedOn, evidence.about,
             evidence.condition, evidence.language, evidence.retrievedAt, prospect, account);
    tx().changed(DocumentKind::Evidence, row);
    tx().effects().inputs = true;
    return Put::Added;
}

Result<Put> EvidenceRecords::put(const Withdrawal& withdrawal)
{
    if (!sealHolds(withdrawal))
        return brokenSeal(withdrawal.id.text());
    if (!sealedIdFrom(DocumentKind::Evidence, withdrawal.evidence.text()))
        return badReference(withdrawal.id.text(), withdrawal.evidence.text());
    const QByteArray hash = sealedIdFrom(DocumentKind::Withdrawal, withdrawal.id.text())->hash;
    if (db().number("rows/withdrawal", hash) != 0)
        return Put::Unchanged;
    const Row evidence = internRow(db(), withdrawal.evidence);
    db().run("withdrawal/add", hash, evidence, internRow(db(), withdrawal.by), withdrawal.reason,
             withdrawal.at);
    tx().changed(DocumentKind::Withdrawal, db().lastRow());
    tx().effects().inputs = true;
    Projection(tx()).touchCiting(evidence);
    if (tx().origin() == WriteOrigin::Here) {
        const Result<void> noted =
            tx().audit().append({withdrawal.by, u"evidence.withdraw"_s, withdrawal.evidence.text(),
                                 Json{{"withdrawal", toUtf8(withdrawal.id.text())}}});
        if (!noted)
            return noted.error();
    }
    return Put::Added;
}

} // namespace countersign::store
