// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::store {

class Connection;

/// A stretch of a list that runs from the newest record to the oldest (cli, "What list and show print").
struct Stretch {
    int limit = 100;    ///< 0 for all
    QString after = {}; ///< id of the last record of the stretch before; empty to begin
};

/// The row below which the stretch begins; above every row for the first one. For this room.
[[nodiscard]] qint64 beforeRow(Connection& connection, const Stretch& stretch);
/// How many rows SQL may answer. For this room.
[[nodiscard]] int rowLimit(const Stretch& stretch);
/// What `contains_folded` looks for; "" finds everything. For this room.
[[nodiscard]] QString needleFor(const QString& search);

} // namespace countersign::store
