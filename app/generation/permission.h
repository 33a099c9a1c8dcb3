// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace countersign::generation {

/// What the permission line of a proof point, or the condition of any passage, allows.
struct Permission {
    bool usable = true;
    bool nameAllowed = true;    ///< the customer may be named to this reader
    bool nameOrFigures = false; ///< either the name or the figures, never both
    QStringList hiddenNames;    ///< names that must not be said at all
    bool understood = true;     ///< false: the line says something that the rules here do not know
};

/// Reads a condition such as "may be named, with figures, everywhere", "not to be named", "may be named in
/// the UK and Ireland only", "withdrawn on …", "internal". A line that is not understood allows nothing
/// that it does not plainly allow: the passage is left out.
///
/// `country` is the reader's, as the record has it.
[[nodiscard]] Permission permissionOf(const QString& condition, const QString& country);

} // namespace countersign::generation
