// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QString>

namespace countersign::store {

// Files that are whole or not there, and nobody else's. Errors: BadInput "workspace.exists", NotFound
// "workspace.no_folder", NoSpace "workspace.no_space", ReadOnly "workspace.read_only".

/// Makes an empty file of mode 0600. SQLite gives the log beside it the same mode.
[[nodiscard]] Result<void> makePrivateFile(const QString& path);
/// Gives a file its name, unless there is one of that name.
[[nodiscard]] Result<void> renameNew(const QString& from, const QString& to);
/// Gives a file its name in the place of one that has it, and writes the folder out.
[[nodiscard]] Result<void> renameOver(const QString& from, const QString& to);
/// Gives a file a second name.
[[nodiscard]] Result<void> keepUnder(const QString& path, const QString& other);
/// Waits until the file is on the disk.
[[nodiscard]] Result<void> syncFile(const QString& path);

} // namespace countersign::store
