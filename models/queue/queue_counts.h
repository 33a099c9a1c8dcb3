// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/store/queue.h"

#include <stop_token>

namespace countersign {

class ReviewService;

/// The figures above the list.
struct QueueCounts {
    store::QueueCount shown; ///< drafts that the list holds
    qint64 all = 0;          ///< drafts of its segments and channels, whatever their state
    qint64 toReview = 0;     ///< drafts of the workspace that wait for a reviewer
};

/// On a worker.
[[nodiscard]] Result<QueueCounts> readCounts(const ReviewService& review,
                                             const store::QueueFilter& filter,
                                             const std::stop_token& stop);

} // namespace countersign
