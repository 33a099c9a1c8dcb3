// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/erasure.h"

#include "app/store/accounts.h"
#include "app/store/audit_log.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/failure.h"
#include "app/store/identities.h"
#include "app/store/projection.h"
#include "app/store/prospects.h"
#include "app/store/rows.h"
#include "app/store/search_index.h"
#include "app/store/settings.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

std::vector<Row> rowsIn(Query rows)
{
    std::vector<Row> found;
    while (rows.step())
        found.push_back(rows.number(0));
    return found;
}

/// Everything about one draft, what refers to it first. Decisions and findings set aside stay as ids and
/// hashes, without what people wrote to explain them; those of the first versions have it in their hash,
/// and go.
void eraseDraft(Transaction& transaction, Row draft, Erased& erased)
{
    Connection& db = transaction.connection();
    removeFromIndex(db, draft);
    Projection(transaction).remove(draft);
    // Rows are used again: what waits to be sent of a row that is gone would speak of another's.
    db.run("erase/changes_of_draft", draft);
    for (const char* query : {"finding/clear", "checked/clear", "erase/work",
                              "erase/decision_after", "erase/decision_opened"})
        db.run(query, draft);
    (void)db.run("erase/decisions", draft);
    erased.decisions += db.run("erase/decision_reasons", draft);
    for (const char* query : {"erase/dismissals", "erase/dismissal_reasons", "erase/generations",
                              "erase/delivery", "erase/citations", "erase/parents"})
        db.run(query, draft);
    erased.revisions += db.run("erase/revisions", draft);
    const QString id = documentId(db, DocumentKind::Draft, draft);
    db.run("erase/draft", draft);
    transaction.effects().facts.erase(draft);
    transaction.effects().texts.erase(draft);
    transaction.removed(DocumentKind::Draft, draft, id);
    ++erased.drafts;
}

/// Passages about this person and nobody else.
void eraseEvidence(Transaction& transaction, Row prospect, Erased& erased)
{
    Connection& db = transaction.connection();
    for (const Row row : rowsIn(db.query("erase/evidence_rows", prospect))) {
        const QString id = documentId(db, DocumentKind::Evidence, row);
        // The row stays where another draft's text cites it: its passage is gone all the same.
        db.run("erase/evidence", row);
        db.run("erase/changes", static_cast<int>(DocumentKind::Evidence), row);
        transaction.removed(DocumentKind::Evidence, row, id);
        ++erased.evidence;
    }
}

} // namespace

void eraseDraft(Transaction& transaction, const DraftId& draft)
{
    Erased erased;
    if (const Row row = rowOf(transaction.connection(), draft); row != 0)
        eraseDraft(transaction, row, erased);
}

Result<Erased> erase(Transaction& transaction, const ProspectId& prospect, const UserId& by)
{
    Connection& db = transaction.connection();
    const std::optional<Prospect> record = transaction.prospects().find(prospect);
    if (!record)
        return storeError(ErrorCode::NotFound, u"prospect.unknown"_s, {prospect.text()});
    const Row row = rowOf(db, prospect);
    // What is deleted is overwritten with zeros.
    db.execute("PRAGMA secure_delete = ON");
    Erased erased;
    for (const Row draft : rowsIn(db.query("draft/rows_of_prospect", row)))
        eraseDraft(transaction, draft, erased);
    eraseEvidence(transaction, row, erased);
    db.run("erase/changes_of_replies", row);
    erased.replies = db.run("erase/replies", row);
    db.run("erase/identities", row);
    db.run("erase/twins", row);
    db.run("erase/changes", static_cast<int>(DocumentKind::Prospect), row);
    db.run("erase/prospect", row);
    transaction.removed(DocumentKind::Prospect, row, prospect.text());
    transaction.effects().people = true;
    if (const Result<void> noted = transaction.audit().append(
            {by, u"erase"_s, prospect.text(),
             Json{{"drafts", erased.drafts}, {"evidence", erased.evidence}}});
        !noted)
        return noted.error();
    return erased;
}

} // namespace countersign::store
