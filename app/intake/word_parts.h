// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QString>

namespace countersign::intake {

/// The parts of a Word document that text is read from.
struct WordParts {
    QByteArray document;
    QByteArray styles; ///< empty if there are none
};

/// Unpacks them. Errors: as `wordBlocks`.
[[nodiscard]] Result<WordParts> wordParts(const QString& path, const QByteArray& bytes);

} // namespace countersign::intake
