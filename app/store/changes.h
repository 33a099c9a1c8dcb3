// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/store/repository.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace countersign::store {

enum class ChangeOp { Put, Delete };

/// A document that was written here and the server has not confirmed.
struct Change {
    qint64 seq = 0;
    QString kind;     ///< the part of the document's id before the first ":"
    QString document; ///< its id
    ChangeOp op = ChangeOp::Put;
    QString
        mutation; ///< 32 hexadecimal digits: the same on each try, so that a lost answer does no harm
    QDateTime queuedAt;
    QString parked = {}; ///< why it does not go; empty while it waits

    friend bool operator==(const Change&, const Change&) = default;
};

/// What waits to be sent. A row is written in the same transaction as its document; the same document
/// changed twice has two.
class ChangeQueue final : public Repository {
public:
    using Repository::Repository;

    /// Oldest first, after `afterSeq`.
    [[nodiscard]] std::vector<Change> waiting(qint64 afterSeq, int limit) const;
    [[nodiscard]] qint64 count() const;
    [[nodiscard]] bool isWaiting(const QString& document) const;

    // What the server refused, or what somebody else has to send, is parked: it counts as unconfirmed and is
    // left out of `waiting` and `count`.
    [[nodiscard]] std::vector<Change> parked() const;
    [[nodiscard]] Result<void> park(const QString& document, const QString& reason);
    /// Everything is tried once more.
    void unpark();

    /// The document's mutations and their rows, oldest first, also of what is parked.
    [[nodiscard]] std::vector<std::pair<QString, qint64>>
    mutationsOf(const QString& document) const;

    /// The server has it: takes the document's rows up to and including `seq` out.
    [[nodiscard]] Result<void> confirm(const QString& document, qint64 seq);
    /// Everything again, e.g. because the server was restored.
    [[nodiscard]] Result<void> requeue(const QString& document);
};

} // namespace countersign::store
