// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringView>

/// Who may include whom: only downwards in
///     main → ui → models → services → {sync, generation, intake, delivery} → store
///          → {checks, policy} → text → domain → base,
/// never upwards, and never sideways within braces. cli stands on services too, without a window.
namespace countersign::house {

/// The part of Qt a header belongs to, as far as the rule cares.
enum class QtPart {
    Widgets,
    Gui,
};

/// Header name as it is written in `#include <…>`, without a `QtGui/` before it, to its part.
using QtHeaders = QHash<QString, QtPart>;

struct Include {
    int line = 0;   ///< 1-based
    QString target; ///< what stands between the quotes or angle brackets
    bool quoted = false;
};

/// The `#include` lines of a C++ source, in order. Lines inside comments that run over several
/// lines count too: code that is commented out should go.
QList<Include> includesOf(QStringView source);

/// Why `file` (a path from the root, with forward slashes) may not have this include, in words for
/// the person who wrote it; empty if it may.
QString breachOf(const QString& file, const Include& include, const QtHeaders& qt);

/// Why the CMakeLists.txt at `file` may not name this Qt library, e.g. "Widgets"; empty if it may.
QString linkBreachOf(const QString& file, QStringView qtLibrary);

} // namespace countersign::house
