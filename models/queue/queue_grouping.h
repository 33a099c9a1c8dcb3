// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "models/queue/queue_source.h"

namespace countersign {

/// A stretch of a list whose rows stand together by account or by segment, read in pages as the plain
/// list is.
///
/// By account: where the first draft of an account would stand, all of its drafts that fit the filter
/// stand; so the accounts follow each other in the order of the list. Only drafts of one account are read
/// at a time, however long the list is. By segment: the segments in their order, each with its drafts in
/// the order of the list; last those in none. A filter for one account or for segments leaves nothing to
/// group. On a worker.
class GroupedQueue {
public:
    GroupedQueue(const QueueSource& source, const store::QueueFilter& filter, store::QueueSort sort,
                 QueueGrouping grouping);

    /// The next rows beyond a place; none: from the list's beginning, or its end going backward.
    [[nodiscard]] Result<QueueStretch> read(store::Direction direction,
                                            const std::optional<QueuePlace>& from, int limit,
                                            const std::stop_token& stop) const;
    /// The rows that stand together with a draft, where they begin and where they end.
    struct Group {
        std::vector<store::QueueRow> rows;
        QueuePlace begin;
        QueuePlace end;
    };
    [[nodiscard]] Result<Group> groupOf(const store::QueueRow& row,
                                        const std::stop_token& stop) const;

private:
    [[nodiscard]] Result<QueueStretch> readPlain(store::QueueRequest request,
                                                 const std::stop_token& stop) const;
    [[nodiscard]] Result<QueueStretch> readAccounts(store::QueueRequest request,
                                                    const std::stop_token& stop) const;
    [[nodiscard]] Result<QueueStretch> readSegments(store::QueueRequest request, int segment,
                                                    const std::stop_token& stop) const;
    [[nodiscard]] Result<std::vector<store::QueueRow>> ofAccount(const AccountId& account,
                                                                 const std::stop_token& stop) const;

    const QueueSource& m_source;
    store::QueueFilter m_filter;
    store::QueueSort m_sort;
    QueueGrouping m_grouping;
};

} // namespace countersign
