// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/draft.h"
#include "app/store/query.h"

#include <map>
#include <optional>
#include <vector>

namespace countersign::store {

class Connection;
class Session;

/// One row of the projection: what the queue sorts and filters a draft by.
struct QueueEntry {
    Row audience = 0;
    int facts = 0;
    QString channel; ///< its word; empty for none
    qint64 byPriority = 0;
    qint64 byDue = 0;
    qint64 byWorst = 0;
    std::optional<Row> account;
    std::optional<Row> persona;
    QString language;
    QString owner;
    std::optional<Row> head; ///< the newest of several
    int revisions = 0;
    int blockers = 0; ///< open findings
    int warnings = 0;
    int notes = 0;
    QString worstCheck;
    std::vector<bool> open; ///< which findings are, by position

    friend bool operator==(const QueueEntry&, const QueueEntry&) = default;
};

/// The places that the queue is sorted by, ascending: what comes first is the lower number. No two
/// drafts have the same.
[[nodiscard]] qint64 priorityPlace(const Draft& draft, Row row);
[[nodiscard]] qint64 duePlace(const Draft& draft, Row row);
[[nodiscard]] qint64 worstPlace(int blockers, int warnings, int notes, Row row);

/// What the documents say the row should be; nothing for a draft that does not stand in the queue.
[[nodiscard]] std::optional<QueueEntry> workedOut(const Session& session, Row draft);
/// What the row is.
[[nodiscard]] std::optional<QueueEntry> storedEntry(Connection& db, Row draft);

/// Writes rows of the projection and keeps the buckets' counts; the counts are right after `flush`.
class QueueEntries {
public:
    explicit QueueEntries(Connection& connection);
    QueueEntries(const QueueEntries&) = delete;
    QueueEntries& operator=(const QueueEntries&) = delete;

    /// Works the row out from the documents; removes it for a draft that is not known.
    void refresh(const Session& session, Row draft);
    void remove(Row draft);
    void flush();

private:
    void store(Row draft, const QueueEntry& entry);
    [[nodiscard]] Row bucketFor(const QueueEntry& entry);

    Connection& m_connection;
    std::map<Row, qint64> m_counts; ///< bucket → how many more, or fewer
};

} // namespace countersign::store
