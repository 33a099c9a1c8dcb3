// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/painting.h"

#include <QStyleOptionViewItem>

namespace countersign {

/// A row of a list: a title with a pill at its end, a quieter line below.
struct PillRow {
    QString title;
    QString detail;
    QString pill;
    Tone tone = Tone::Neutral;
};

/// Paints the row with its line below; answers the room inside its margins.
QRect paintPillRow(QPainter& painter, const QStyleOptionViewItem& option, const Roles& roles,
                   const PillRow& row);

} // namespace countersign
