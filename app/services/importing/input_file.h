// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QIODevice>

#include <memory>

namespace countersign::importing {

/// An error about a file, with its name in `args` and its path in `where`.
[[nodiscard]] Error fileProblem(ErrorCode code, const QString& id, const QString& path,
                                const QString& detail = {});

/// Opens a file, or standard input for "-", so that it can be read twice. Errors: NotFound "file.missing",
/// BadInput "file.is_folder", "file.unreadable".
[[nodiscard]] Result<std::unique_ptr<QIODevice>> openInput(const QString& path);

/// An error of a file names the file first.
[[nodiscard]] Error inFile(Error error, const QString& path);

} // namespace countersign::importing
