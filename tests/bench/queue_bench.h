// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::bench {

/// Measures reading the queue of a seeded workspace: pages by filter and order in both directions, search as
/// somebody types, counts. Prints each figure beside its limit; true if all were reached.
bool measureQueue(const QString& file);

} // namespace countersign::bench
