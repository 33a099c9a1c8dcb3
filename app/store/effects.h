// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/store/audiences.h"
#include "app/store/query.h"

#include <map>
#include <optional>
#include <set>

namespace countersign::store {

/// What a transaction has to put right before it commits, what to tell afterwards, and what it has
/// looked up already. Repositories add to it as they write; `Transaction::settle` works it off.
struct Effects {
    std::set<Row> facts; ///< drafts whose projection may differ
    std::set<Row> texts; ///< drafts whose search entry may differ
    bool modes = false;  ///< a segment's mode may differ

    std::set<Row> told; ///< drafts that were settled, for Committed
    bool governance = false;
    bool people = false;
    bool inputs = false;
    bool settings = false;

    std::map<AccountId, std::optional<AccountStanding>> accounts; ///< looked up in this transaction
};

} // namespace countersign::store
