// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/audit_log.h"

#include "app/store/audit_chain.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/rows.h"
#include "app/store/schema.h"
#include "app/store/signing.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

std::vector<AuditEntry> entriesIn(Query rows)
{
    std::vector<AuditEntry> entries;
    while (rows.step())
        entries.push_back(auditEntryFrom(rows));
    return entries;
}

/// Who stands behind an entry that the program makes by itself.
UserId programUser()
{
    return UserId(u"user:countersign"_s);
}

/// What the first entry of a new device says of the chain that it goes on from, and that this log was begun by a
/// version that names what lets out one by one.
AuditNote linkFrom(Connection& db, const QString& before)
{
    Json detail{{"schema", schemaVersion()}};
    Query head = db.query("audit/head", before);
    if (head.step()) {
        detail["device"] = toUtf8(before);
        detail["seq"] = head.number(0);
        detail["hash"] = toUtf8(head.text(1));
    }
    return {programUser(), deviceBegins, {}, detail};
}

/// Appends to the chain of `device` and moves its signed head.
void chain(Transaction& transaction, const QString& device, const AuditNote& note)
{
    Connection& db = transaction.connection();
    Query head = db.query("audit/head", device);
    AuditEntry entry;
    entry.device = device;
    if (head.step()) {
        entry.seq = head.number(0);
        entry.previous = head.text(1);
    }
    ++entry.seq;
    entry.by = note.by;
    entry.action = note.action;
    entry.subject = note.subject;
    entry.detail = QString::fromUtf8(canonicalJson(note.detail));
    entry.at = transaction.surroundings().clock->now();
    entry.hash = auditHash(entry);
    Signing& signing = transaction.signing();
    entry.signature = signing.sign(device, entry.hash.toLatin1());
    db.run("audit/add", device, entry.seq, internRow(db, entry.by), entry.action, entry.subject,
           entry.detail, entry.previous, entry.hash, entry.signature, entry.at);
    const Row row = db.lastRow();
    db.run("audit/set_head", device, entry.seq, entry.hash,
           signing.sign(device, auditHeadMessage(device, entry.seq, entry.hash)));
    transaction.changed(DocumentKind::Audit, row);
}

/// The device that signs here; a new one begins with a link to the chain before it.
QString signingDevice(Transaction& transaction)
{
    Connection& db = transaction.connection();
    QString device = transaction.signing().fittingDevice(db);
    if (!device.isEmpty())
        return device;
    Query current = db.query("audit/current_device");
    const QString before = current.step() ? current.text(0) : QString();
    device = transaction.signing().newDevice(db);
    chain(transaction, device, linkFrom(db, before));
    return device;
}

} // namespace

std::optional<AuditEntry> AuditLog::find(const AuditId& id) const
{
    std::vector<AuditEntry> found =
        entriesIn(db().query("audit/by_row", documentRow(db(), id.text())));
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<AuditEntry> AuditLog::list(const Stretch& stretch, const AuditFilter& filter) const
{
    const Row by = filter.by ? rowOf(db(), *filter.by) : 0;
    if (filter.by && by == 0)
        return {};
    return entriesIn(db().query("audit/list", beforeRow(db(), stretch), rowLimit(stretch), by,
                                filter.kind, filter.subject, filter.device, filter.from,
                                filter.until));
}

QStringList AuditLog::devices() const
{
    QStringList devices;
    for (Query row = db().query("audit/devices"); row.step();)
        devices.append(row.text(0));
    return devices;
}

std::vector<AuditEntry> AuditLog::about(const QString& subject) const
{
    return entriesIn(db().query("audit/about", subject));
}

qint64 AuditLog::count() const
{
    return db().number("audit/count");
}

AuditVerdict AuditLog::verify() const
{
    return verifyAudit(db());
}

Result<void> AuditLog::append(const AuditNote& note)
{
    chain(tx(), signingDevice(tx()), note);
    return {};
}

} // namespace countersign::store
