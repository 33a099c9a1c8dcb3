// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/result.h"
#include "app/store/queue.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace countersign {

class ReviewService;

/// Which rows stand together under a heading.
enum class QueueGrouping { None, Account, Segment };

template<>
struct EnumText<QueueGrouping> {
    static constexpr std::array words{std::pair{QueueGrouping::None, "none"},
                                      std::pair{QueueGrouping::Account, "account"},
                                      std::pair{QueueGrouping::Segment, "segment"}};
};

/// A place in the list: in a list that is grouped by segment it is one of the segment's.
struct QueuePlace {
    store::QueueKey key;
    int segment = 0; ///< into QueueSource::segments()

    friend bool operator==(const QueuePlace&, const QueuePlace&) = default;
};

/// The rows beyond a place, in order whichever way they were read.
struct QueueStretch {
    std::vector<store::QueueRow> rows;
    bool more = false;
    QueuePlace end; ///< where to go on
};

/// What the list of drafts is read from. Called on a worker thread.
struct QueueSource {
    std::function<Result<store::QueuePage>(const store::QueueRequest&, std::stop_token)> page;
    std::function<Result<std::optional<store::QueueRow>>(const DraftId&, store::QueueSort)> row;
    std::function<Result<bool>(const DraftId&, const store::QueueFilter&)> matches;
    /// The segments that drafts fall in first, in their order; last an absent one if some fall in none.
    std::function<Result<std::vector<std::optional<SegmentId>>>()> segments = {};
};

[[nodiscard]] QueueSource queueSourceOf(const ReviewService& review);

/// A stretch of the list, in order.
struct QueueWindow {
    std::vector<store::QueueRow> rows;
    bool moreBefore = false;
    bool moreAfter = false;
    std::optional<QueuePlace> begin; ///< where to go on upwards
    std::optional<QueuePlace> end;   ///< where to go on downwards
    bool aroundBelongs = false;      ///< the draft it lies around is one of the list
    int aroundRow = 0;               ///< where that draft is, or would be
};

struct QueueWindowRequest {
    store::QueueFilter filter;
    store::QueueSort sort = store::QueueSort::Priority;
    QueueGrouping grouping = QueueGrouping::None;
    /// A draft that the stretch lies around; absent, or no longer there: the list's beginning.
    std::optional<DraftId> around;
    /// Whether `around` is in the stretch although it no longer belongs to the list.
    bool keepAround = false;
    int before = 25;
    int after = 50;
};

[[nodiscard]] Result<QueueWindow> readWindow(const QueueSource& source,
                                             const QueueWindowRequest& request,
                                             const std::stop_token& stop);

/// The rows beyond a place, grouped as the request says.
[[nodiscard]] Result<QueueStretch> readStretch(const QueueSource& source,
                                               const QueueWindowRequest& request,
                                               store::Direction direction,
                                               const std::optional<QueuePlace>& from, int limit,
                                               const std::stop_token& stop);

/// The next page in one direction; short pages are followed up until there are rows or the end.
[[nodiscard]] Result<store::QueuePage>
readPage(const QueueSource& source, store::QueueRequest request, const std::stop_token& stop);

} // namespace countersign
