// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <exception>

namespace countersign::store {

/// What an SQLite result code means for the caller. `code` may be an extended one; `detail` is what
/// SQLite said.
[[nodiscard]] Error errorFromSqlite(int code, const QString& detail);

/// The Error in an exception: of a StoreFailure its own, of SQLite's what its code means, of anything
/// else Internal. Called where exceptions end, at the borders of this room.
[[nodiscard]] Error errorFrom(const std::exception& exception);

} // namespace countersign::store
