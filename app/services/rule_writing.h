// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/rule_book.h"
#include "app/domain/user.h"

#include <vector>

namespace countersign {

namespace store {
class Session;
class Transaction;
} // namespace store

/// The book with the changes in it: every value within its bounds, limits that belong together in order, no
/// check below its floor. Errors: those of RuleBook::set() and agrees(); NotFound "segment.unknown".
[[nodiscard]] Result<RuleBook> withChanges(const store::Session& session,
                                           const std::vector<RuleChange>& changes);

/// Writes them, all or none, with a line in the log; answers how many rules differ now. Refused
/// "role.edit_rules".
[[nodiscard]] Result<int> writeRules(store::Transaction& transaction, const User& actor,
                                     const std::vector<RuleChange>& changes);

} // namespace countersign
