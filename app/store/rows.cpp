// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/rows.h"

#include "app/store/connection.h"
#include "app/store/document_kind.h"

namespace countersign::store {

namespace {

Row intern(Connection& db, const char* find, const char* add, const QString& text)
{
    if (const Row row = db.number(find, text))
        return row;
    db.run(add, text);
    return db.lastRow();
}

} // namespace

Row rowOf(Connection& db, const UserId& id)
{
    return db.number("rows/user", id);
}
Row rowOf(Connection& db, const AccountId& id)
{
    return db.number("rows/account", id);
}
Row rowOf(Connection& db, const ProspectId& id)
{
    return db.number("rows/prospect", id);
}
Row rowOf(Connection& db, const PersonaId& id)
{
    return db.number("rows/persona", id);
}
Row rowOf(Connection& db, const SegmentId& id)
{
    return db.number("rows/segment", id);
}
Row rowOf(Connection& db, const SequenceId& id)
{
    return db.number("rows/sequence", id);
}
Row rowOf(Connection& db, const StepId& id)
{
    return db.number("rows/step", id);
}
Row rowOf(Connection& db, const DraftId& id)
{
    return db.number("rows/draft", id);
}

Row rowOf(Connection& db, const EvidenceId& id)
{
    const std::optional<SealedId> parts = sealedIdFrom(DocumentKind::Evidence, id.text());
    return parts ? db.number("rows/evidence", parts->hash) : 0;
}

Row internRow(Connection& db, const UserId& id)
{
    return intern(db, "rows/user", "rows/add_user", id.text());
}

Row internRow(Connection& db, const AccountId& id)
{
    return intern(db, "rows/account", "rows/add_account", id.text());
}

Row internRow(Connection& db, const ProspectId& id)
{
    return intern(db, "rows/prospect", "rows/add_prospect", id.text());
}

Row internRow(Connection& db, const PersonaId& id)
{
    return intern(db, "rows/persona", "rows/add_persona", id.text());
}

Row internRow(Connection& db, const SegmentId& id)
{
    return intern(db, "rows/segment", "rows/add_segment", id.text());
}

Row internRow(Connection& db, const SequenceId& id)
{
    return intern(db, "rows/sequence", "rows/add_sequence", id.text());
}

Row internRow(Connection& db, const StepId& id)
{
    return intern(db, "rows/step", "rows/add_step", id.text());
}

Row internRow(Connection& db, const DraftId& id)
{
    return intern(db, "rows/draft", "rows/add_draft", id.text());
}

Row internRow(Connection& db, const EvidenceId& id)
{
    const std::optional<SealedId> parts = sealedIdFrom(DocumentKind::Evidence, id.text());
    if (!parts)
        return 0;
    if (const Row row = db.number("rows/evidence", parts->hash))
        return row;
    db.run("rows/add_evidence", parts->hash);
    return db.lastRow();
}

Row internCheck(Connection& db, const QString& check)
{
    return intern(db, "rows/check_name", "rows/add_check_name", check);
}

std::optional<Row> internWord(Connection& db, const QString& word)
{
    if (word.isEmpty())
        return std::nullopt;
    return intern(db, "rows/word", "rows/add_word", word);
}

} // namespace countersign::store
