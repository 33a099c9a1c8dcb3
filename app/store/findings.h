// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/finding.h"
#include "app/store/query.h"

#include <optional>
#include <vector>

namespace countersign::store {

class Connection;

/// What the checks found on the draft's one head; nothing if they have not run on it, or in a conflict.
[[nodiscard]] std::optional<std::vector<Finding>> findingsOf(Connection& db, Row draft);

} // namespace countersign::store
