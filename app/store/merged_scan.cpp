// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/merged_scan.h"

#include "app/store/connection.h"

#include <algorithm>
#include <limits>

namespace countersign::store {

namespace {

constexpr int largestChunk = 256;

const char* bucketQuery(QueueSort sort, bool ascending)
{
    switch (sort) {
    case QueueSort::Priority:
        return ascending ? "queue/bucket_priority_up" : "queue/bucket_priority_down";
    case QueueSort::Due:
        return ascending ? "queue/bucket_due_up" : "queue/bucket_due_down";
    case QueueSort::Worst:
        return ascending ? "queue/bucket_worst_up" : "queue/bucket_worst_down";
    case QueueSort::Newest:
        return ascending ? "queue/bucket_row_up" : "queue/bucket_row_down";
    }
    return "queue/bucket_row_up";
}

const char* wholeQuery(QueueSort sort, bool ascending)
{
    switch (sort) {
    case QueueSort::Priority:
        return ascending ? "queue/all_priority_up" : "queue/all_priority_down";
    case QueueSort::Due:
        return ascending ? "queue/all_due_up" : "queue/all_due_down";
    case QueueSort::Worst:
        return ascending ? "queue/all_worst_up" : "queue/all_worst_down";
    case QueueSort::Newest:
        return ascending ? "queue/all_row_up" : "queue/all_row_down";
    }
    return "queue/all_row_up";
}

} // namespace

Candidate candidateFrom(const Query& row)
{
    return Candidate{.place = row.number(0),
                     .draft = row.number(1),
                     .bucket = row.number(2),
                     .account = row.number(3),
                     .persona = row.number(4),
                     .language = row.number(5),
                     .owner = row.number(6),
                     .head = row.number(7)};
}

bool readsAscending(QueueSort sort, Direction direction)
{
    return (direction == Direction::Forward) != (sort == QueueSort::Newest);
}

MergedScan::MergedScan(Connection& db, QueueSort sort, Direction direction,
                       std::optional<QueueKey> from, const QueuePlan& plan)
    : m_db(db)
    , m_sort(sort)
    , m_ascending(readsAscending(sort, direction))
{
    const qint64 beginning =
        m_ascending ? std::numeric_limits<qint64>::min() : std::numeric_limits<qint64>::max();
    const qint64 last = from ? from->place : beginning;
    if (plan.takesAllBuckets()) {
        m_sources.push_back({.read = {}, .last = last, .chunk = 64});
    } else {
        for (const Row bucket : plan.buckets())
            m_sources.push_back({.bucket = bucket, .read = {}, .last = last});
    }
    for (size_t i = 0; i < m_sources.size(); ++i) {
        refill(m_sources[i]);
        if (!m_sources[i].read.empty())
            m_heap.push_back(i);
    }
    const auto later = [this](size_t a, size_t b) {
        return comesBefore(m_sources[b].read.front().place, m_sources[a].read.front().place);
    };
    std::make_heap(m_heap.begin(), m_heap.end(), later);
}

bool MergedScan::comesBefore(qint64 a, qint64 b) const
{
    return m_ascending ? a < b : a > b;
}

Query MergedScan::rowsOf(const Source& source) const
{
    return source.bucket == 0
               ? m_db.query(wholeQuery(m_sort, m_ascending), source.last, source.chunk)
               : m_db.query(bucketQuery(m_sort, m_ascending), source.last, source.chunk,
                            source.bucket);
}

void MergedScan::refill(Source& source)
{
    source.read.clear();
    source.taken = 0;
    if (source.ended)
        return;
    for (Query row = rowsOf(source); row.step();)
        source.read.push_back(candidateFrom(row));
    source.ended = static_cast<int>(source.read.size()) < source.chunk;
    if (!source.read.empty())
        source.last = source.read.back().place;
    source.chunk = std::min(source.chunk * 2, largestChunk);
}

std::optional<Candidate> MergedScan::next()
{
    if (m_heap.empty())
        return std::nullopt;
    const auto later = [this](size_t a, size_t b) {
        const Source& first = m_sources[a];
        const Source& second = m_sources[b];
        return comesBefore(second.read[second.taken].place, first.read[first.taken].place);
    };
    std::pop_heap(m_heap.begin(), m_heap.end(), later);
    Source& source = m_sources[m_heap.back()];
    const Candidate candidate = source.read[source.taken++];
    if (source.taken == source.read.size())
        refill(source);
    if (source.read.empty())
        m_heap.pop_back();
    else
        std::push_heap(m_heap.begin(), m_heap.end(), later);
    return candidate;
}

} // namespace countersign::store
