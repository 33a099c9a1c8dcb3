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

std::optional<Row> optionalRow(const Query& row, int column)
{
    return row.isNull(column) ? std::nullopt : std::optional<Row>(row.number(column));
}

std::optional<Row> newestHead(Connection& db, Row draft)
{
    const Row head = db.number("revision/newest_head", draft);
    return head == 0 ? std::nullopt : std::optional(head);
}

void countFindings(const std::vector<Finding>& open, QueueEntry& entry)
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
        entry.worstCheck = worst->check;
}

/// Those that are open are a part of all findings, in the same order.
std::vector<bool> openFlags(const policy::DraftHistory& history, const std::vector<Finding>& open)
{
    std::vector<bool> flags;
    if (!history.findings)
        return flags;
    auto next = open.begin();
    for (const Finding& finding : *history.findings) {
        flags.push_back(next != open.end() && *next == finding);
        if (flags.back())
            ++next;
    }
    return flags;
}

std::vector<bool> storedFlags(Connection& db, Row draft)
{
    std::vector<bool> flags;
    if (!db.has("checked/is_current", draft))
        return flags;
    for (Query row = db.query("finding/open_flags", draft); row.step();)
        flags.push_back(row.integer(0) != 0);
    return flags;
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

std::optional<QueueEntry> workedOut(const Session& session, Row draft)
{
    Connection& db = session.connection();
    Query source = db.query("queue/source", draft);
    if (!source.step())
        return std::nullopt;
    const Result<policy::DraftHistory> history = historyOf(session, source.id<DraftId>(0));
    if (!history)
        return std::nullopt;
    const std::vector<Finding> open = policy::openFindings(*history);
    QueueEntry entry;
    entry.audience = source.number(1);
    entry.facts = policy::code(policy::factsOf(*history));
    if (history->draft.channel)
        entry.channel = toText(*history->draft.channel);
    countFindings(open, entry);
    entry.byPriority = priorityPlace(history->draft, draft);
    entry.byDue = duePlace(history->draft, draft);
    entry.byWorst = worstPlace(entry.blockers, entry.warnings, entry.notes, draft);
    entry.account = optionalRow(source, 2);
    entry.persona = optionalRow(source, 3);
    entry.language = source.text(4);
    entry.owner = source.text(5);
    entry.head = newestHead(db, draft);
    entry.revisions = static_cast<int>(history->revisions.size());
    entry.open = openFlags(*history, open);
    return entry;
}

std::optional<QueueEntry> storedEntry(Connection& db, Row draft)
{
    Query row = db.query("queue/entry", draft);
    if (!row.step())
        return std::nullopt;
    return QueueEntry{.audience = row.number(0),
                      .facts = row.integer(1),
                      .channel = row.text(2),
                      .byPriority = row.number(3),
                      .byDue = row.number(4),
                      .byWorst = row.number(5),
                      .account = optionalRow(row, 6),
                      .persona = optionalRow(row, 7),
                      .language = row.text(8),
                      .owner = row.text(9),
                      .head = optionalRow(row, 10),
                      .revisions = row.integer(11),
                      .blockers = row.integer(12),
                      .warnings = row.integer(13),
                      .notes = row.integer(14),
                      .worstCheck = row.text(15),
                      .open = storedFlags(db, draft)};
}

QueueEntries::QueueEntries(Connection& connection)
    : m_connection(connection)
{}

Row QueueEntries::bucketFor(const QueueEntry& entry)
{
    if (const Row known =
            m_connection.number("queue/find_bucket", entry.audience, entry.facts, entry.channel))
        return known;
    m_connection.run("queue/add_bucket", entry.audience, entry.facts, entry.channel);
    return m_connection.lastRow();
}

void QueueEntries::refresh(const Session& session, Row draft)
{
    const std::optional<QueueEntry> entry = workedOut(session, draft);
    if (!entry)
        remove(draft);
    else if (storedEntry(m_connection, draft) != entry)
        store(draft, *entry);
}

void QueueEntries::store(Row draft, const QueueEntry& entry)
{
    int position = 0;
    for (const bool isOpen : entry.open)
        m_connection.run("finding/set_open", draft, position++, isOpen);
    std::optional<Row> worst;
    if (!entry.worstCheck.isEmpty())
        worst = internCheck(m_connection, entry.worstCheck);
    const Row bucket = bucketFor(entry);
    if (const Row before = m_connection.number("queue/bucket_of", draft))
        --m_counts[before];
    ++m_counts[bucket];
    m_connection.run("queue/put", draft, bucket, entry.byPriority, entry.byDue, entry.byWorst,
                     entry.account, entry.persona, internWord(m_connection, entry.language),
                     internWord(m_connection, entry.owner), entry.head, entry.revisions,
                     entry.blockers, entry.warnings, entry.notes, worst);
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
