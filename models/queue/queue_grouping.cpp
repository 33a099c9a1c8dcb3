// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/queue/queue_grouping.h"

#include <algorithm>
#include <iterator>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int accountPage = 50;

QueueGrouping possible(QueueGrouping grouping, const store::QueueFilter& filter)
{
    const bool one = grouping == QueueGrouping::Account   ? filter.account.has_value()
                     : grouping == QueueGrouping::Segment ? !filter.segments.empty()
                                                          : true;
    // What is searched stands in the order of the search.
    return one || !filter.search.isEmpty() ? QueueGrouping::None : grouping;
}

} // namespace

GroupedQueue::GroupedQueue(const QueueSource& source, const store::QueueFilter& filter,
                           store::QueueSort sort, QueueGrouping grouping)
    : m_source(source)
    , m_filter(filter)
    , m_sort(sort)
    , m_grouping(possible(grouping, filter))
{}

Result<QueueStretch> GroupedQueue::read(store::Direction direction,
                                        const std::optional<QueuePlace>& from, int limit,
                                        const std::stop_token& stop) const
{
    store::QueueRequest request;
    request.filter = m_filter;
    request.sort = m_sort;
    request.direction = direction;
    request.limit = limit;
    if (from)
        request.from = from->key;
    switch (m_grouping) {
    case QueueGrouping::None:
        return readPlain(std::move(request), stop);
    case QueueGrouping::Account:
        return readAccounts(std::move(request), stop);
    case QueueGrouping::Segment:
        return readSegments(std::move(request), from ? from->segment : -1, stop);
    }
    return readPlain(std::move(request), stop);
}

Result<QueueStretch> GroupedQueue::readPlain(store::QueueRequest request,
                                             const std::stop_token& stop) const
{
    Result<store::QueuePage> page = readPage(m_source, std::move(request), stop);
    if (!page)
        return page.error();
    return QueueStretch{std::move(page->rows), page->more, {page->end, 0}};
}

Result<std::vector<store::QueueRow>> GroupedQueue::ofAccount(const AccountId& account,
                                                             const std::stop_token& stop) const
{
    store::QueueRequest request;
    request.filter = m_filter;
    request.filter.account = account;
    request.sort = m_sort;
    request.limit = accountPage;
    std::vector<store::QueueRow> rows;
    while (true) {
        Result<store::QueuePage> page = readPage(m_source, request, stop);
        if (!page)
            return page.error();
        std::move(page->rows.begin(), page->rows.end(), std::back_inserter(rows));
        if (!page->more)
            return rows;
        request.from = page->end;
    }
}

/// Each row of the plain list stands for its whole account if it is the account's first, and for nothing
/// if it is not.
Result<QueueStretch> GroupedQueue::readAccounts(store::QueueRequest request,
                                                const std::stop_token& stop) const
{
    const bool forward = request.direction == store::Direction::Forward;
    const int limit = request.limit;
    QueueStretch stretch;
    do {
        Result<store::QueuePage> page = readPage(m_source, request, stop);
        if (!page)
            return page.error();
        std::vector<store::QueueRow> rows;
        std::set<AccountId>
            looked; // only the first row that a page has of an account can be its first
        for (store::QueueRow& row : page->rows) {
            if (!row.account) {
                rows.push_back(std::move(row));
                continue;
            }
            if (!looked.insert(*row.account).second)
                continue;
            Result<std::vector<store::QueueRow>> together = ofAccount(*row.account, stop);
            if (!together)
                return together.error();
            if (!together->empty() && together->front().draft == row.draft)
                std::move(together->begin(), together->end(), std::back_inserter(rows));
        }
        stretch.rows.insert(forward ? stretch.rows.end() : stretch.rows.begin(),
                            std::make_move_iterator(rows.begin()),
                            std::make_move_iterator(rows.end()));
        stretch.more = page->more;
        stretch.end = {page->end, 0};
        request.from = page->end;
    } while (stretch.more && static_cast<int>(stretch.rows.size()) < limit);
    return stretch;
}

Result<QueueStretch> GroupedQueue::readSegments(store::QueueRequest request, int segment,
                                                const std::stop_token& stop) const
{
    const Result<std::vector<std::optional<SegmentId>>> segments = m_source.segments();
    if (!segments)
        return segments.error();
    const int count = static_cast<int>(segments->size());
    const bool forward = request.direction == store::Direction::Forward;
    const int limit = request.limit;
    QueueStretch stretch;
    for (int at = segment >= 0 ? segment : forward ? 0 : count - 1; at >= 0 && at < count;) {
        request.filter.under = store::FirstSegment{segments->at(size_t(at))};
        request.limit = limit;
        Result<store::QueuePage> page = readPage(m_source, request, stop);
        if (!page)
            return page.error();
        stretch.rows.insert(forward ? stretch.rows.end() : stretch.rows.begin(),
                            std::make_move_iterator(page->rows.begin()),
                            std::make_move_iterator(page->rows.end()));
        stretch.end = {page->end, at};
        stretch.more = page->more;
        request.from = page->more ? std::optional(page->end) : std::nullopt;
        if (stretch.more && static_cast<int>(stretch.rows.size()) >= limit)
            return stretch;
        if (!page->more)
            at += forward ? 1 : -1;
    }
    stretch.more = false;
    return stretch;
}

Result<GroupedQueue::Group> GroupedQueue::groupOf(const store::QueueRow& row,
                                                  const std::stop_token& stop) const
{
    Group group;
    group.begin = group.end = {row.key, 0};
    if (m_grouping == QueueGrouping::Segment) {
        const Result<std::vector<std::optional<SegmentId>>> segments = m_source.segments();
        if (!segments)
            return segments.error();
        const auto at = std::find(segments->begin(), segments->end(), row.segment);
        group.begin.segment = group.end.segment =
            at == segments->end() ? 0 : static_cast<int>(at - segments->begin());
    }
    if (m_grouping != QueueGrouping::Account || !row.account)
        return group;
    Result<std::vector<store::QueueRow>> rows = ofAccount(*row.account, stop);
    if (!rows)
        return rows.error();
    group.rows = *std::move(rows);
    if (!group.rows.empty())
        group.begin.key = group.end.key = group.rows.front().key;
    return group;
}

} // namespace countersign
