// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"
#include "ui/common/roles.h"

#include <QRectF>

#include <vector>

class QPainter;
class QTextDocument;

namespace countersign {

// What stands under and behind the letters of a document, laid out line by line.

/// The areas of a stretch of the document, one a line, in document coordinates. `span` counts the
/// document's characters.
[[nodiscard]] std::vector<QRectF> lineAreas(const QTextDocument& document, text::Span span);

/// A band behind the letters; only its edge where the system's colours leave no tint to read on.
void drawBand(QPainter& painter, const QRectF& area, const Roles& roles);

enum class Stroke {
    Wave, ///< blockers
    Dash, ///< warnings
    Dots, ///< notes
};
/// A line under the letters of `area`.
void drawUnderline(QPainter& painter, const QRectF& area, Stroke stroke, const QColor& color,
                   bool strong);

} // namespace countersign
