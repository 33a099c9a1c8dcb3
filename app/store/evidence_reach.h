// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/domain/input.h"
#include "app/domain/rules.h"
#include "app/store/session.h"

#include <QDate>

#include <map>
#include <optional>

namespace countersign::store {

/// What there is of one input to write to one person from.
struct InputReach {
    qint64 passages = 0;
    qint64 own = 0; ///< of those about the person, not only about the company
    qint64 fresh =
        0; ///< of those not older than their kind allows; passages without a day are fresh
    std::optional<QDate> newest;
};

/// About a prospect or their account, by input; knowledge is the workspace's. What was withdrawn does not
/// count.
[[nodiscard]] std::map<Input, InputReach>
reachFor(const Session& session, const ProspectId& prospect, const Rules& rules, QDate today);

} // namespace countersign::store
