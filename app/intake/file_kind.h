// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace countersign::intake {

/// Tells a file that is not the text it is taken for by its first bytes, whatever its name says.
/// Returns the error to show ("save it as CSV …"), or nothing if the bytes can be read as text.
/// `head` is the start of the file, 4 KB are enough. Ids: `file.excel`, `file.word`, `file.zip`,
/// `file.pdf`, `file.image`, `file.html` (a web page, often an error page saved as .csv),
/// `file.empty`, `file.only_nuls` (what a power cut leaves), `file.binary`. `args` holds the file
/// name.
[[nodiscard]] std::optional<Error> notText(QByteArrayView head, const QString& fileName);

} // namespace countersign::intake
