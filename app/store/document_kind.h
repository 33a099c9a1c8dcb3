// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/query.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace countersign::store {

class Connection;

/// The kinds of documents, by the numbers that stand in the change queue. They never change.
enum class DocumentKind {
    Account = 1,
    Prospect = 2,
    Persona = 3,
    Sequence = 4,
    Step = 5,
    Segment = 6,
    Boundary = 7,
    Directive = 8,
    Setting = 9,
    User = 10,
    Draft = 11,
    Revision = 20,
    Generation = 21,
    Decision = 22,
    Dismissal = 23,
    Control = 24,
    Evidence = 25,
    Withdrawal = 26,
    Suppression = 27,
    Lift = 28,
    Reply = 29,
    Delivery = 30,
    Pause = 31,
    Audit = 32,
    Erasure = 33,
};

/// The word that ids of the kind begin with, e.g. "revision".
[[nodiscard]] QString wordOf(DocumentKind kind);
[[nodiscard]] std::optional<DocumentKind> kindOf(const QString& documentId);

/// The id of a document by its row; empty if it is not there.
[[nodiscard]] QString documentId(Connection& connection, DocumentKind kind, Row row);
/// The row of a document that is there; 0 if it is not.
[[nodiscard]] Row documentRow(Connection& connection, const QString& id);

/// The parts of an immutable document's id, `kind:<subject>:<user>:<hash>`.
struct SealedId {
    QString subject; ///< without its kind; empty for evidence
    QString user;    ///< without "user:"; empty for evidence
    QByteArray hash; ///< 32 bytes
};
/// Nothing for an id that is not one of the kind.
[[nodiscard]] std::optional<SealedId> sealedIdFrom(DocumentKind kind, const QString& id);
/// Puts it together; `subject` and `user` are ids, of which the part after the kind is taken.
[[nodiscard]] QString sealedId(DocumentKind kind, const QString& subject, const QString& user,
                               const QByteArray& hash);
[[nodiscard]] QString evidenceIdText(const QByteArray& hash);

} // namespace countersign::store
