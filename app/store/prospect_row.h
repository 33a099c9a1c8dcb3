// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/account.h"
#include "app/domain/prospect.h"
#include "app/store/query.h"

namespace countersign::store {

/// The columns of the statements in resources/sql/queries/prospect that answer whole records.
[[nodiscard]] Prospect prospectFrom(const Query& row);
inline constexpr int prospectRowColumn = 19; ///< the row follows the record's columns

/// The same for resources/sql/queries/account.
[[nodiscard]] Account accountFrom(const Query& row);

} // namespace countersign::store
