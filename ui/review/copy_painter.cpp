// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/copy_painter.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QPainterPath>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>

namespace countersign {

std::vector<QRectF> lineAreas(const QTextDocument& document, text::Span span)
{
    std::vector<QRectF> areas;
    const QAbstractTextDocumentLayout* layout = document.documentLayout();
    for (QTextBlock block = document.findBlock(static_cast<int>(span.start));
         block.isValid() && block.position() < span.end; block = block.next()) {
        const QPointF origin = layout->blockBoundingRect(block).topLeft();
        const QTextLayout* lines = block.layout();
        const int from = std::max(0, static_cast<int>(span.start) - block.position());
        const int to = std::min(block.length() - 1, static_cast<int>(span.end) - block.position());
        for (int i = 0; i < lines->lineCount(); ++i) {
            const QTextLine line = lines->lineAt(i);
            const int begin = std::max(from, line.textStart());
            const int end = std::min(to, line.textStart() + line.textLength());
            if (begin >= end)
                continue;
            const qreal left = line.cursorToX(begin);
            const qreal right = end == line.textStart() + line.textLength()
                                    ? line.x() + line.naturalTextWidth()
                                    : line.cursorToX(end);
            const QRectF place(std::min(left, right), line.y() + line.ascent(),
                               std::abs(right - left), 0);
            // From the tops of the letters to below their tails, whatever the line spacing is.
            areas.push_back(place.translated(origin).adjusted(0, -17, 0, 7));
        }
    }
    return areas;
}

void drawBand(QPainter& painter, const QRectF& area, const Roles& roles)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(roles.outlined() ? QPen(roles.highlight, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(roles.outlined() ? QBrush(Qt::NoBrush) : QBrush(roles.highlight));
    painter.drawRoundedRect(area.adjusted(-1, 0, 1, 0), 2, 2);
    painter.restore();
}

void drawUnderline(QPainter& painter, const QRectF& area, Stroke stroke, const QColor& color,
                   bool strong)
{
    const qreal y = area.bottom() - 1.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(color, strong ? 2.0 : 1.4);
    if (stroke == Stroke::Wave) {
        painter.setPen(pen);
        QPainterPath path(QPointF(area.left(), y));
        bool up = true;
        for (qreal x = area.left(); x < area.right(); x += 4) {
            path.quadTo(QPointF(std::min(x + 2, area.right()), up ? y - 3 : y + 3),
                        QPointF(std::min(x + 4, area.right()), y));
            up = !up;
        }
        painter.drawPath(path);
    } else {
        pen.setDashPattern(stroke == Stroke::Dash ? QList<qreal>{4, 2.5} : QList<qreal>{1, 2});
        painter.setPen(pen);
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    }
    painter.restore();
}

} // namespace countersign
