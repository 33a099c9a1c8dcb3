// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

namespace countersign::store {

class Connection;
class Transaction;

/// Whether the workspace comes from before schema 4, whose log does not name the attestations of generated
/// texts one by one, and that was not made good yet.
[[nodiscard]] bool isLogBehind(Connection& db);

/// Names them: what was in the workspace when it was brought to schema 4 is taken as it stands, once, and
/// held to the log from then on (docs/decisions/0072). Does nothing in an empty log, in one that names any already,
/// that was begun by schema 4 or that was brought up to date before ("log.upgrade"): the setting that asks
/// for it could be written by anybody, and nobody has forged ones vouched for by asking again.
[[nodiscard]] Result<void> bringLogUpToDate(Transaction& transaction);

} // namespace countersign::store
