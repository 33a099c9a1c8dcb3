// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/queue_plan.h"

#include <functional>
#include <optional>
#include <vector>

namespace countersign::store {

/// The first eight columns of a row as the queries of resources/sql/queries/queue answer them.
[[nodiscard]] Candidate candidateFrom(const Query& row);

/// Drafts in the order of the queue, read out of many buckets that are each in that order. The index has no
/// order over several buckets, so their heads are merged; little more is read than is taken.
class MergedScan {
public:
    /// `from` is exclusive. Backward reads towards the beginning, last place first.
    MergedScan(Connection& db, QueueSort sort, Direction direction, std::optional<QueueKey> from,
               const QueuePlan& plan);

    /// The next draft of the buckets, whatever the residual says; nothing at the end.
    [[nodiscard]] std::optional<Candidate> next();

private:
    struct Source {
        Row bucket = 0; ///< 0: all of them
        std::vector<Candidate> read;
        size_t taken = 0;
        qint64 last = 0; ///< place of the last one read
        int chunk = 1;   ///< how many to read next
        bool ended = false;
    };
    void refill(Source& source);
    [[nodiscard]] bool comesBefore(qint64 a, qint64 b) const;
    [[nodiscard]] Query rowsOf(const Source& source) const;

    Connection& m_db;
    QueueSort m_sort;
    bool m_ascending; ///< by place
    std::vector<Source> m_sources;
    std::vector<size_t> m_heap; ///< sources with something left, the next one on top
};

/// Which way places run when the queue is read in a direction: the newest have the highest rows.
[[nodiscard]] bool readsAscending(QueueSort sort, Direction direction);

} // namespace countersign::store
