// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/queue/queue_source.h"

#include "app/services/review_service.h"

#include <iterator>

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
    store::QueueRequest page;
    page.filter = request.filter;
    page.sort = request.sort;
    if (middle) {
        page.from = middle->key;
        page.direction = store::Direction::Backward;
        page.limit = request.before;
        Result<store::QueuePage> before = readPage(source, page, stop);
        if (!before)
            return before.error();
        window.rows = std::move(before->rows);
        window.moreBefore = before->more;
        window.begin = before->end;
        window.aroundRow = static_cast<int>(window.rows.size());
        if (window.aroundBelongs || request.keepAround)
            window.rows.push_back(*middle);
    }
    page.direction = store::Direction::Forward;
    page.limit = middle ? request.after : request.after + request.before;
    Result<store::QueuePage> after = readPage(source, page, stop);
    if (!after)
        return after.error();
    std::move(after->rows.begin(), after->rows.end(), std::back_inserter(window.rows));
    window.moreAfter = after->more;
    window.end = after->end;
    return window;
}

} // namespace countersign
