// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/store/transaction.h"

namespace countersign::store {

/// Brings the index up to date for at most `limit` drafts that a transaction with `deferSearch` left
/// behind; answers how many are still left. Call it in writes of their own until that is 0.
[[nodiscard]] Result<qint64> catchUpSearch(Transaction& transaction, int limit = 2000);
/// Merges some of the index's older parts, in which words stay that were deleted since; `first` begins a new
/// round. Answers whether anything is left to merge. Call it in writes of their own until it is not, so that
/// others come in between.
[[nodiscard]] Result<bool> mergeSearch(Transaction& transaction, bool first);
[[nodiscard]] qint64 searchBacklog(const Session& session);

// For this room.
void indexDraft(Connection& db, qint64 draft);
void removeFromIndex(Connection& db, qint64 draft); ///< before the draft is removed

} // namespace countersign::store
