// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace countersign::cli {

/// A text of this room (marked with QT_TRANSLATE_NOOP("Cli", …)) in the language of the application.
[[nodiscard]] inline QString text(const char* source)
{
    return QCoreApplication::translate("Cli", source);
}

/// The same with a count: "%n drafts".
[[nodiscard]] inline QString text(const char* source, qint64 n)
{
    return QCoreApplication::translate("Cli", source, nullptr, static_cast<int>(n));
}

} // namespace countersign::cli
