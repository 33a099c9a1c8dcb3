// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/store/query.h"

#include <vector>

namespace countersign::store {

class Connection;

/// Records that somebody said are one person stay as they came, so that imports, ids and other devices find
/// each as before; what is shown and decided is worked out from all of them. The oldest leads.

/// All records of the person that this one is of, the lead first; this one alone if nobody said anything.
[[nodiscard]] std::vector<Row> sameRows(Connection& connection, Row prospect);
[[nodiscard]] std::vector<ProspectId> samePeople(Connection& connection,
                                                 const ProspectId& prospect);

} // namespace countersign::store
