// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/changes.h"

#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/transaction.h"

namespace countersign::store {

namespace {

Change changeFrom(Connection& db, const Query& row)
{
    const auto kind = static_cast<DocumentKind>(row.integer(1));
    return Change{.seq = row.number(0),
                  .kind = wordOf(kind),
                  .document = row.isNull(3) ? documentId(db, kind, row.number(2)) : row.text(3),
                  .op = row.integer(4) != 0 ? ChangeOp::Delete : ChangeOp::Put,
                  .mutation = QString::fromLatin1(row.blob(5).toHex()),
                  .queuedAt = row.moment(6)};
}

} // namespace

std::vector<Change> ChangeQueue::waiting(qint64 afterSeq, int limit) const
{
    std::vector<Change> changes;
    for (Query row = db().query("change/waiting", afterSeq, limit); row.step();)
        changes.push_back(changeFrom(db(), row));
    return changes;
}

std::vector<Change> ChangeQueue::parked() const
{
    std::vector<Change> changes;
    for (Query row = db().query("change/parked"); row.step();) {
        changes.push_back(changeFrom(db(), row));
        changes.back().parked = row.text(7);
    }
    return changes;
}

Result<void> ChangeQueue::park(const QString& document, const QString& reason)
{
    if (const std::optional<DocumentKind> kind = kindOf(document))
        db().run("change/park", static_cast<int>(*kind), documentRow(db(), document), document,
                 reason);
    return {};
}

void ChangeQueue::unpark()
{
    db().run("change/unpark");
}

std::vector<std::pair<QString, qint64>> ChangeQueue::mutationsOf(const QString& document) const
{
    std::vector<std::pair<QString, qint64>> mutations;
    const std::optional<DocumentKind> kind = kindOf(document);
    if (!kind)
        return mutations;
    for (Query row = db().query("change/mutations", static_cast<int>(*kind),
                                documentRow(db(), document), document);
         row.step();)
        mutations.emplace_back(QString::fromLatin1(row.blob(1).toHex()), row.number(0));
    return mutations;
}

qint64 ChangeQueue::count() const
{
    return db().number("change/count");
}

bool ChangeQueue::isWaiting(const QString& document) const
{
    const std::optional<DocumentKind> kind = kindOf(document);
    return kind && db().has("change/is_waiting", static_cast<int>(*kind),
                            documentRow(db(), document), document);
}

Result<void> ChangeQueue::confirm(const QString& document, qint64 seq)
{
    if (const std::optional<DocumentKind> kind = kindOf(document))
        db().run("change/confirm", static_cast<int>(*kind), documentRow(db(), document), document,
                 seq);
    return {};
}

Result<void> ChangeQueue::requeue(const QString& document)
{
    const std::optional<DocumentKind> kind = kindOf(document);
    const Row row = documentRow(db(), document);
    if (kind && row != 0 && !isWaiting(document))
        tx().changed(*kind, row);
    return {};
}

} // namespace countersign::store
