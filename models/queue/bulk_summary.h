// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/queue.h"

#include <QStringList>

#include <vector>

namespace countersign {

/// What one decision on the rows of a list would touch.
struct BulkSummary {
    std::vector<DraftId> shown;
    std::vector<DraftId>
        approvable;    ///< without an open blocker, not decided, held or in two versions
    QStringList words; ///< sentences: how many, and what is left out and why
};

/// `more`: the list goes on beyond the rows.
[[nodiscard]] BulkSummary bulkSummary(const std::vector<store::QueueRow>& rows, bool more);

} // namespace countersign
