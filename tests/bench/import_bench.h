// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace countersign::bench {

/// Imports a made-up CSV file of `people` into a new workspace, and has `sqlite3` import the same file: the
/// processor time of both, their ratio and the memory taken. False if the ratio is above its limit.
[[nodiscard]] bool measureImport(int people);

} // namespace countersign::bench
