// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QFileDevice>
#include <QString>

namespace countersign::delivery {

enum class Existing {
    Keep,    ///< a file of that name is never touched: error `file.exists`
    Replace, ///< the user said so
};

/// Writes a file whole or not at all: beside its place first, to the disk, then renamed. Readable
/// by its owner only, since it holds people's data. Errors: Refused `file.exists`; NotFound
/// `file.no_folder`; ReadOnly `file.read_only`; NoSpace `file.no_space`; BadInput `file.unwritable`
/// for anything else, with the system's words in `detail` and the path in `where`.
[[nodiscard]] Result<void> writeFile(const QString& path, const QByteArray& bytes,
                                     Existing existing = Existing::Keep);

/// The error for a failed file operation, as above.
[[nodiscard]] Error fileError(QFileDevice::FileError error, const QString& systemText,
                              const QString& path);

} // namespace countersign::delivery
