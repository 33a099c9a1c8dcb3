// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/queue/queue_source.h"

#include "app/services/review_service.h"
#include "models/queue/queue_grouping.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

Error cancelled()
{
    Error error;
    error.code = ErrorCode::Cancelled;
    error.id = u"queue.cancelled"_s;
    return error;
}

} // namespace

QueueSource queueSourceOf(const ReviewService& review)
{
    return {
        [&review](const store::QueueRequest& request, std::stop_token stop) {
            return review.page(request, std::move(stop));
        },
        [&review](const DraftId& draft, store::QueueSort sort) { return review.row(draft, sort); },
        [&review](const DraftId& draft, const store::QueueFilter& filter) {
            return review.matches(draft, filter);
        },
        [&review]() -> Result<std::vector<std::optional<SegmentId>>> {
            const auto counts = review.countsBySegment();
            if (!counts)
                return counts.error();
            std::vector<std::optional<SegmentId>> segments;
            for (const store::SegmentCounts& segment : *counts)
                segments.push_back(segment.segment);
            return segments;
        }};
}

Result<store::QueuePage> readPage(const QueueSource& source, store::QueueRequest request,
                                  const std::stop_token& stop)
{
    while (true) {
        Result<store::QueuePage> page = source.page(request, stop);
        if (!page || !page->rows.empty() || !page->more)
            return page;
        if (stop.stop_requested())
            return cancelled();
        request.from = page->end;
    }
}

Result<QueueStretch> readStretch(const QueueSource& source, const QueueWindowRequest& request,
                                 store::Direction direction, const std::optional<QueuePlace>& from,
                                 int limit, const std::stop_token& stop)
{
    return GroupedQueue(source, request.filter, request.sort, request.grouping)
        .read(direction, from, limit, stop);
}

namespace {

/// The draft that the window lies around, with those it stands together with.
Result<GroupedQueue::Group> middleOf(const GroupedQueue& queue, const store::QueueRow& row,
                                     bool shown, const std::stop_token& stop)
{
    Result<GroupedQueue::Group> group = queue.groupOf(row, stop);
    if (!group || !shown)
        return group;
    std::vector<store::QueueRow>& rows = group->rows;
    const bool there = std::any_of(rows.begin(), rows.end(), [&row](const store::QueueRow& other) {
        return other.draft == row.draft;
    });
    if (!there) {
        const auto place = std::find_if(rows.begin(), rows.end(), [&row](const auto& other) {
            return other.key.place > row.key.place;
        });
        rows.insert(place, row);
    }
    return group;
}

int placeIn(const std::vector<store::QueueRow>& rows, const DraftId& draft)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&draft](const store::QueueRow& row) {
        return row.draft == draft;
    });
    return found == rows.end() ? 0 : static_cast<int>(found - rows.begin());
}

/// Each stretch is read on its own, and a draft may have changed its place between two of them.
void leaveOutTwice(std::vector<store::QueueRow>& rows)
{
    std::unordered_set<DraftId> seen;
    std::erase_if(rows,
                  [&seen](const store::QueueRow& row) { return !seen.insert(row.draft).second; });
}

} // namespace

Result<QueueWindow> readWindow(const QueueSource& source, const QueueWindowRequest& request,
                               const std::stop_token& stop)
{
    QueueWindow window;
    std::optional<store::QueueRow> middle;
    if (request.around) {
        const Result<std::optional<store::QueueRow>> row =
            source.row(*request.around, request.sort);
        if (!row)
            return row.error();
        const Result<bool> matches = source.matches(*request.around, request.filter);
        if (!matches)
            return matches.error();
        middle = *row;
        window.aroundBelongs = *matches;
    }
    const GroupedQueue queue(source, request.filter, request.sort, request.grouping);
    std::optional<QueuePlace> from;
    if (middle) {
        Result<GroupedQueue::Group> group =
            middleOf(queue, *middle, window.aroundBelongs || request.keepAround, stop);
        if (!group)
            return group.error();
        Result<QueueStretch> before =
            queue.read(store::Direction::Backward, group->begin, request.before, stop);
        if (!before)
            return before.error();
        window.rows = std::move(before->rows);
        window.moreBefore = before->more;
        window.begin = before->end;
        window.aroundRow =
            static_cast<int>(window.rows.size()) + placeIn(group->rows, middle->draft);
        std::move(group->rows.begin(), group->rows.end(), std::back_inserter(window.rows));
        from = group->end;
    }
    Result<QueueStretch> after = queue.read(store::Direction::Forward, from,
                                            request.after + (middle ? 0 : request.before), stop);
    if (!after)
        return after.error();
    std::move(after->rows.begin(), after->rows.end(), std::back_inserter(window.rows));
    leaveOutTwice(window.rows);
    window.moreAfter = after->more;
    window.end = after->end;
    return window;
}

} // namespace countersign
