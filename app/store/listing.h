// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::store {

/// A stretch of a list that runs from the newest record to the oldest (cli, "What list and show print").
struct Stretch {
    int limit = 100;
    QString after; ///< id of the last record of the stretch before; empty to begin
};

} // namespace countersign::store
