// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/evidence.h"
#include "app/store/query.h"

namespace countersign::store {

/// The columns of the statements in resources/sql/queries/evidence that answer whole passages.
[[nodiscard]] Evidence evidenceFrom(const Query& row);

} // namespace countersign::store
