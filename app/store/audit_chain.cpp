// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/audit_chain.h"

#include "app/base/hash.h"
#include "app/domain/document.h"
#include "app/store/connection.h"
#include "app/store/device_keys.h"

#include <map>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

using Kind = AuditFault::Kind;

AuditFault fault(Kind kind, const QString& entry, const QString& detail)
{
    return AuditFault{kind, entry, detail};
}

/// Where a device's chain has come to while it is walked.
struct Link {
    qint64 seq = 0;
    QString hash;
    QString entry;
};

class Walk {
public:
    explicit Walk(Connection& db)
        : m_db(db)
    {}

    AuditVerdict run()
    {
        AuditVerdict verdict;
        for (Query device = m_db.query("audit/devices"); device.step();) {
            verdict.devices.append(device.text(0));
            if (verdict.fault)
                continue;
            const Device signer{device.text(0), device.blob(1)};
            verdict.fault = walk(signer, verdict.entries);
        }
        if (!verdict.fault)
            verdict.fault = strayEntry();
        return verdict;
    }

private:
    std::optional<AuditFault> walk(const Device& device, qint64& entries)
    {
        Link link;
        for (Query row = m_db.query("audit/of_device", device.id); row.step();) {
            const AuditEntry entry = auditEntryFrom(row);
            if (std::optional<AuditFault> bad = examine(device, link, entry))
                return bad;
            link = {entry.seq, entry.hash, entry.id.text()};
            ++entries;
        }
        return examineHead(device, link);
    }

    std::optional<AuditFault> examine(const Device& device, const Link& before,
                                      const AuditEntry& entry)
    {
        const QString id = entry.id.text();
        if (entry.hash != auditHash(entry))
            return fault(Kind::Changed, id, u"its contents do not give its hash"_s);
        if (entry.seq != before.seq + 1 || entry.previous != before.hash)
            return fault(Kind::Chain, id, u"it does not follow "_s + before.entry);
        if (!verifies(device, entry.hash.toLatin1(), entry.signature))
            return fault(Kind::Signature, id, u"not signed by "_s + device.id);
        if (entry.seq == 1)
            return examineBeginning(device, entry);
        return std::nullopt;
    }

    /// A device's chain begins with a link to an entry of the chain before it.
    std::optional<AuditFault> examineBeginning(const Device& device, const AuditEntry& entry)
    {
        if (entry.action != deviceBegins)
            return fault(Kind::Device, entry.id.text(), u"the chain has another beginning"_s);
        const bool isFirst = m_db.number("audit/first_device", device.id) != 0;
        const Result<Json> detail = parseJson(entry.detail.toUtf8());
        if (!detail || !detail->is_object())
            return fault(Kind::Device, entry.id.text(), u"no link"_s);
        if (!detail->contains("hash")) {
            return isFirst ? std::nullopt
                           : std::optional(fault(Kind::Device, entry.id.text(), u"no link"_s));
        }
        const QString hash = textAt(*detail, "hash");
        if (m_db.has("audit/has_entry", textAt(*detail, "device"), detail->value("seq", qint64(0)),
                     hash))
            return std::nullopt;
        return fault(Kind::Device, entry.id.text(),
                     u"the entry that it goes on from is not there: "_s + hash);
    }

    std::optional<AuditFault> examineHead(const Device& device, const Link& last)
    {
        Query head = m_db.query("audit/head", device.id);
        if (!head.step())
            return last.seq == 0 ? std::nullopt
                                 : std::optional(fault(Kind::Head, last.entry, u"no head"_s));
        const qint64 seq = head.number(0);
        const QString hash = head.text(1);
        if (!verifies(device, auditHeadMessage(device.id, seq, hash), head.blob(2)))
            return fault(Kind::Head, last.entry, u"the head is not signed by "_s + device.id);
        if (last.seq < seq)
            return fault(Kind::CutOff, last.entry,
                         QString(QString::number(seq - last.seq) + u" entries are missing"));
        if (last.seq > seq || last.hash != hash)
            return fault(Kind::Head, last.entry, u"the head is an older one"_s);
        return std::nullopt;
    }

    /// Entries of a device that the workspace does not know.
    std::optional<AuditFault> strayEntry()
    {
        Query stray = m_db.query("audit/stray");
        if (!stray.step())
            return std::nullopt;
        return fault(Kind::Device, QString(u"audit:"_s + QString::number(stray.number(0))),
                     u"no device"_s);
    }

    Connection& m_db;
};

} // namespace

QString auditHash(const AuditEntry& entry)
{
    const Json form = {{"v", 1},
                       {"device", toUtf8(entry.device)},
                       {"seq", entry.seq},
                       {"by", toUtf8(entry.by.text())},
                       {"action", toUtf8(entry.action)},
                       {"subject", toUtf8(entry.subject)},
                       {"detail", toUtf8(entry.detail)},
                       {"previous", toUtf8(entry.previous)},
                       {"at", toUtf8(entry.at.toUTC().toString(Qt::ISODateWithMs))}};
    return sha256Hex(canonicalJson(form));
}

QByteArray auditHeadMessage(const QString& device, qint64 seq, const QString& hash)
{
    return QString(u"countersign audit head 1\n"_s + device + u'\n' + QString::number(seq) + u'\n' +
                   hash)
        .toUtf8();
}

AuditEntry auditEntryFrom(const Query& row)
{
    AuditEntry entry{.id = {},
                     .device = row.text(0),
                     .seq = row.number(1),
                     .by = row.id<UserId>(2),
                     .action = row.text(3),
                     .subject = row.text(4),
                     .detail = row.text(5),
                     .previous = row.text(6),
                     .hash = row.text(7),
                     .signature = row.blob(8),
                     .at = row.moment(9)};
    entry.id = AuditId(QString(u"audit:"_s + keyPart(entry.by.text()) + u':' + entry.device + u':' +
                               QString::number(entry.seq)));
    return entry;
}

AuditVerdict verifyAudit(Connection& db)
{
    return Walk(db).run();
}

} // namespace countersign::store
