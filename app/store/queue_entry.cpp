// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/queue_entry.h"

#include "app/policy/facts.h"
#include "app/store/connection.h"
#include "app/store/history.h"
#include "app/store/rows.h"

#include <algorithm>

namespace countersign::store {

namespace {

constexpr qint64 noDue = (qint64(1) << 24) - 1;
constexpr int highestPriority = 9;

/// Days in the order of the calendar; drafts without one come last.
qint64 dueKey(const Draft& draft)
{
    return draft.due ? std::clamp<qint64>(draft.due->toJulianDay(), 0, noDue - 1) : noDue;
}

int priorityKey(const Draft& draft)
{
    return highestPriority - std::clamp(draft.priority, 0, highestPriority);
}

/// A rank of up to 28 bits, made unique by the row.
qint64 placeOf(qint64 rank, Row row)
{
    return (rank << 32) | row;
}

std::optional<Row> orNone(Row row)
{
    return row == 0 ? std::nullopt : std::optional(row);
}

std::optional<Row> optionalRow(const Query& row, int column)
{
    return orNone(row.number(column));
}

/// The columns of queue/entry and queue/put after the draft.
QueueEntry entryFrom(const Query& row)
{
    return QueueEntry{.bucket = row.number(0),
                      .byPriority = row.number(1),
                      .byDue = row.number(2),
                      .byWorst = row.number(3),
                      .account = optionalRow(row, 4),
                      .persona = optionalRow(row, 5),
                      .language = optionalRow(row, 6),
                      .owner = optionalRow(row, 7),
                      .head = optionalRow(row, 8),
                      .revisions = row.integer(9),
                      .blockers = row.integer(10),
                      .warnings = row.integer(11),
                      .notes = row.integer(12),
                      .worstCheck = optionalRow(row, 13)};
}

void countFindings(Connection& db, const std::vector<Finding>& open, QueueEntry& entry)
{
    const Finding* worst = nullptr;
    for (const Finding& finding : open) {
        entry.blockers += finding.severity == Severity::Blocker;
        entry.warnings += finding.severity == Severity::Warning;
        entry.notes += finding.severity == Severity::Note;
        if (!worst || finding.severity > worst->severity)
            worst = &finding;
    }
    if (worst)
        entry.worstCheck = internCheck(db, worst->check);
}

} // namespace

qint64 priorityPlace(const Draft& draft, Row row)
{
    return placeOf((qint64(priorityKey(draft)) << 24) | dueKey(draft), row);
}

qint64 duePlace(const Draft& draft, Row row)
{
    return placeOf((dueKey(draft) << 4) | priorityKey(draft), row);
}

qint64 worstPlace(int blockers, int warnings, int notes, Row row)
{
    const auto fewest = [](int n) { return qint64(0xff - std::min(n, 0xff)); };
    return placeOf((fewest(blockers) << 16) | (fewest(warnings) << 8) | fewest(notes), row);
}

QueueEntries::QueueEntries(Connection& connection)
    : m_connection(connection)
{}

Row QueueEntries::bucketFor(Row audience, int facts, const QString& channel)
{
    if (const Row known = m_connection.number("queue/find_bucket", audience, facts, channel))
        return known;
    m_connection.run("queue/add_bucket", audience, facts, channel);
    return m_connection.lastRow();
}

void QueueEntries::refresh(const Session& session, Row draft)
{
    Query source = m_connection.query("queue/source", draft);
    if (!source.step()) {
        remove(draft);
        return;
    }
    const Result<policy::DraftHistory> history = historyOf(session, source.id<DraftId>(0));
    if (!history) {
        remove(draft);
        return;
    }
    const std::vector<Finding> open = policy::openFindings(*history);
    storeOpenFindings(draft, *history, open);

    QueueEntry entry;
    entry.bucket = bucketFor(source.number(1), policy::code(policy::factsOf(*history)),
                             history->draft.channel ? toText(*history->draft.channel) : QString());
    countFindings(m_connection, open, entry);
    entry.byPriority = priorityPlace(history->draft, draft);
    entry.byDue = duePlace(history->draft, draft);
    entry.byWorst = worstPlace(entry.blockers, entry.warnings, entry.notes, draft);
    entry.account = optionalRow(source, 2);
    entry.persona = optionalRow(source, 3);
    entry.language = internWord(m_connection, source.text(4));
    entry.owner = internWord(m_connection, source.text(5));
    entry.head = orNone(m_connection.number("revision/newest_head", draft));
    entry.revisions = static_cast<int>(history->revisions.size());

    Query known = m_connection.query("queue/entry", draft);
    const bool isThere = known.step();
    const QueueEntry before = isThere ? entryFrom(known) : QueueEntry();
    if (isThere && before == entry)
        return;
    m_connection.run("queue/put", draft, entry.bucket, entry.byPriority, entry.byDue, entry.byWorst,
                     entry.account, entry.persona, entry.language, entry.owner, entry.head,
                     entry.revisions, entry.blockers, entry.warnings, entry.notes,
                     entry.worstCheck);
    if (isThere)
        --m_counts[before.bucket];
    ++m_counts[entry.bucket];
}

void QueueEntries::storeOpenFindings(Row draft, const policy::DraftHistory& history,
                                     const std::vector<Finding>& open)
{
    if (!history.findings)
        return;
    // Those that are open are a part of all findings, in the same order.
    auto next = open.begin();
    int position = 0;
    for (const Finding& finding : *history.findings) {
        const bool isOpen = next != open.end() && *next == finding;
        if (isOpen)
            ++next;
        m_connection.run("finding/set_open", draft, position++, isOpen);
    }
}

void QueueEntries::remove(Row draft)
{
    const Row bucket = m_connection.number("queue/bucket_of", draft);
    if (bucket == 0)
        return;
    m_connection.run("queue/remove", draft);
    --m_counts[bucket];
}

void QueueEntries::flush()
{
    for (const auto& [bucket, more] : m_counts) {
        if (more != 0)
            m_connection.run("queue/count", bucket, more);
    }
    m_counts.clear();
}

} // namespace countersign::store
