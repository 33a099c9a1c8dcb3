// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/control.h"
#include "app/domain/delivery.h"
#include "app/domain/evidence.h"
#include "app/domain/suppression.h"
#include "app/store/query.h"

namespace countersign::store {

class Connection;

// Documents that are not about one draft, from a row of the statements of their kind; sealed or not.

[[nodiscard]] Evidence evidenceFrom(const Query& row);
[[nodiscard]] Withdrawal withdrawalFrom(const Query& row);
[[nodiscard]] Control controlFrom(Connection& db, const Query& row);
[[nodiscard]] Suppression suppressionFrom(const Query& row);
[[nodiscard]] Lift liftFrom(const Query& row);
[[nodiscard]] Reply replyFrom(const Query& row);
[[nodiscard]] Pause pauseFrom(Connection& db, const Query& row);

} // namespace countersign::store
