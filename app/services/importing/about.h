// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/evidence.h"

#include <set>

namespace countersign {
namespace store {
class Session;
class Transaction;
} // namespace store
} // namespace countersign

namespace countersign::importing {

/// Sets whom a passage is about from what its file says: a record id, an e-mail address, a web domain, a
/// person's or a company's name where exactly one fits. False if it names somebody we do not know.
bool resolveAbout(const store::Session& session, Evidence& evidence);

/// Looks again at the passages that named nobody: the people may have come after them.
Result<void> resolveLeftovers(store::Transaction& transaction, std::set<ProspectId>& people);

} // namespace countersign::importing
