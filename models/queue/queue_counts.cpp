// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/queue/queue_counts.h"

#include "app/services/review_service.h"
#include "models/queue/queue_filter.h"

namespace countersign {

Result<QueueCounts> readCounts(const ReviewService& review, const store::QueueFilter& filter,
                               const std::stop_token& stop)
{
    QueueCounts counts;
    const Result<store::QueueCount> shown = review.count(filter, stop);
    if (!shown)
        return shown.error();
    counts.shown = *shown;
    store::QueueFilter around;
    around.segments = filter.segments;
    around.channels = filter.channels;
    const auto ofAround = review.countsByState(around);
    if (!ofAround)
        return ofAround.error();
    for (const auto& entry : *ofAround)
        counts.all += entry.second;
    const auto everywhere = review.countsByState();
    if (!everywhere)
        return everywhere.error();
    for (const policy::ReviewState state : statesToReview()) {
        const auto found = everywhere->find(state);
        counts.toReview += found == everywhere->end() ? 0 : found->second;
    }
    return counts;
}

} // namespace countersign
