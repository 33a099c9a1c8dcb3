// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/document_kind.h"

#include "app/domain/document.h"
#include "app/store/connection.h"

#include <array>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

/// How a kind's documents are found. Records have their id in the table; a sealed document's is put
/// together from subject, user and hash.
struct Kind {
    DocumentKind kind;
    const char* word;
    const char* idQuery;  ///< row → id, or subject, user, hash
    const char* rowQuery; ///< id → row, or hash → row
    bool sealed;
};

constexpr std::array kinds{
    Kind{DocumentKind::Account, "account", "ids/account", "rows/account", false},
    Kind{DocumentKind::Prospect, "prospect", "ids/prospect", "rows/prospect", false},
    Kind{DocumentKind::Persona, "persona", "ids/persona", "rows/persona", false},
    Kind{DocumentKind::Sequence, "sequence", "ids/sequence", "rows/sequence", false},
    Kind{DocumentKind::Step, "step", "ids/step", "rows/step", false},
    Kind{DocumentKind::Segment, "segment", "ids/segment", "rows/segment", false},
    Kind{DocumentKind::Boundary, "boundary", "ids/boundary", "rows/boundary", false},
    Kind{DocumentKind::Directive, "directive", "ids/directive", "rows/directive", false},
    Kind{DocumentKind::Setting, "rules", nullptr, nullptr, false},
    Kind{DocumentKind::User, "user", "ids/user", "rows/user", false},
    Kind{DocumentKind::Draft, "draft", "ids/draft", "rows/draft", false},
    Kind{DocumentKind::Revision, "revision", "ids/revision", "rows/revision", true},
    Kind{DocumentKind::Generation, "generation", "ids/generation", "rows/generation", true},
    Kind{DocumentKind::Decision, "decision", "ids/decision", "rows/decision", true},
    Kind{DocumentKind::Dismissal, "dismissal", "ids/dismissal", "rows/dismissal", true},
    Kind{DocumentKind::Control, "control", "ids/control", "rows/control", true},
    Kind{DocumentKind::Evidence, "evidence", "ids/evidence", "rows/evidence", true},
    Kind{DocumentKind::Withdrawal, "withdrawal", "ids/withdrawal", "rows/withdrawal", true},
    Kind{DocumentKind::Suppression, "suppression", "ids/suppression", "rows/suppression", true},
    Kind{DocumentKind::Lift, "lift", "ids/lift", "rows/lift", true},
    Kind{DocumentKind::Reply, "reply", "ids/reply", "rows/reply", true},
    Kind{DocumentKind::Delivery, "delivery", "ids/delivery", "rows/delivery", false},
    Kind{DocumentKind::Pause, "pause", "ids/pause", "rows/pause", true},
    Kind{DocumentKind::Audit, "audit", "ids/audit", "rows/audit", false},
    Kind{DocumentKind::Erasure, "erasure", nullptr, nullptr, false},
};

const Kind& entryOf(DocumentKind kind)
{
    for (const Kind& entry : kinds) {
        if (entry.kind == kind)
            return entry;
    }
    return kinds.front();
}

constexpr qsizetype hashDigits = 64;

std::optional<QByteArray> hashFrom(QStringView digits)
{
    if (digits.size() != hashDigits)
        return std::nullopt;
    for (const QChar digit : digits) {
        const bool isDigit = (digit >= u'0' && digit <= u'9') || (digit >= u'a' && digit <= u'f');
        if (!isDigit)
            return std::nullopt;
    }
    return QByteArray::fromHex(digits.toLatin1());
}

/// "audit:<user>:<device>:<seq>" → its device and number.
Row auditRow(Connection& connection, const QString& id)
{
    const QStringList parts = id.split(u':');
    return parts.size() == 4
               ? connection.number("rows/audit", parts.at(2), parts.at(3).toLongLong())
               : 0;
}

} // namespace

QString wordOf(DocumentKind kind)
{
    return QString::fromLatin1(entryOf(kind).word);
}

std::optional<DocumentKind> kindOf(const QString& documentId)
{
    const QStringView word = QStringView(documentId).left(documentId.indexOf(u':'));
    for (const Kind& entry : kinds) {
        if (word == QLatin1String(entry.word))
            return entry.kind;
    }
    return std::nullopt;
}

QString documentId(Connection& connection, DocumentKind kind, Row row)
{
    const Kind& entry = entryOf(kind);
    if (!entry.idQuery)
        return QString(wordOf(kind) + u':');
    Query found = connection.query(entry.idQuery, row);
    if (!found.step())
        return {};
    if (!entry.sealed)
        return found.text(0);
    if (kind == DocumentKind::Evidence)
        return evidenceIdText(found.blob(2));
    return sealedId(kind, found.text(0), found.text(1), found.blob(2));
}

Row documentRow(Connection& connection, const QString& id)
{
    const std::optional<DocumentKind> kind = kindOf(id);
    if (!kind || !entryOf(*kind).rowQuery)
        return 0;
    const Kind& entry = entryOf(*kind);
    Row row = 0;
    if (kind == DocumentKind::Audit) {
        row = auditRow(connection, id);
    } else if (!entry.sealed) {
        row = connection.number(entry.rowQuery, id);
    } else if (const std::optional<SealedId> parts = sealedIdFrom(*kind, id)) {
        row = connection.number(entry.rowQuery, parts->hash);
    }
    return row != 0 && documentId(connection, *kind, row) == id ? row : 0;
}

std::optional<SealedId> sealedIdFrom(DocumentKind kind, const QString& id)
{
    const QString word = wordOf(kind);
    if (!id.startsWith(QString(word + u':')))
        return std::nullopt;
    const QStringView rest = QStringView(id).mid(word.size() + 1);
    const std::optional<QByteArray> hash = hashFrom(rest.right(hashDigits));
    if (!hash)
        return std::nullopt;
    if (kind == DocumentKind::Evidence)
        return rest.size() == hashDigits ? std::optional(SealedId{{}, {}, *hash}) : std::nullopt;
    // The subject may hold colons of its own, so the parts are taken from the end.
    const qsizetype hashAt = rest.size() - hashDigits;
    if (hashAt < 3 || rest.at(hashAt - 1) != u':')
        return std::nullopt;
    const qsizetype userAt = rest.left(hashAt - 1).lastIndexOf(u':') + 1;
    if (userAt < 2 || userAt >= hashAt - 1)
        return std::nullopt;
    return SealedId{rest.left(userAt - 1).toString(),
                    rest.mid(userAt, hashAt - 1 - userAt).toString(), *hash};
}

QString sealedId(DocumentKind kind, const QString& subject, const QString& user,
                 const QByteArray& hash)
{
    return QString(wordOf(kind) + u':' + keyPart(subject) + u':' + keyPart(user) + u':' +
                   QString::fromLatin1(hash.toHex()));
}

QString evidenceIdText(const QByteArray& hash)
{
    return QString(u"evidence:"_s + QString::fromLatin1(hash.toHex()));
}

} // namespace countersign::store
