// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/base/result.h"

#include <QDateTime>

namespace countersign::store {
class Transaction;
}

namespace countersign::sync {

/// A workspace that worked alone comes to a team. People and inputs go under the name of whoever signed in;
/// so do the texts of drafts that others wrote here, as texts of that person. What others decided here stays
/// here and does not count in the team.
[[nodiscard]] Result<void> join(store::Transaction& transaction, const UserId& me,
                                const QDateTime& now);

/// Who the people are, the server says: what stood here of them is not sent by somebody who may not change
/// users, and makes no conflict.
[[nodiscard]] Result<void> leaveUsersToTheServer(store::Transaction& transaction);

} // namespace countersign::sync
