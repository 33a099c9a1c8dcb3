// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/pill_row.h"

#include "ui/common/theme.h"

#include <QPainter>

namespace countersign {

QRect paintPillRow(QPainter& painter, const QStyleOptionViewItem& option, const Roles& roles,
                   const PillRow& row)
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected)
        painter.fillRect(option.rect, roles.accentTone.tint);
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                     roles.line);
    const QRect inside = option.rect.adjusted(13, 9, -12, -9);
    const QSize size = pillSize(row.pill);
    const QRect pill(inside.right() + 1 - size.width(), inside.top(), size.width(), size.height());
    drawPill(painter, QStyle::visualRect(option.direction, option.rect, pill), row.pill, row.tone,
             roles);
    const auto line = [&](int top, int width, const QString& text) {
        const QRect area(inside.left(), inside.top() + top, width, 18);
        drawTextLine(painter, QStyle::visualRect(option.direction, option.rect, area), text);
    };
    painter.setFont(fontOf(Type::List, Weight::Bold));
    painter.setPen(selected && roles.outlined() ? roles.onAccent : roles.text);
    line(0, inside.width() - size.width() - metrics::gap, row.title);
    painter.setFont(fontOf(Type::Small));
    painter.setPen(selected ? roles.secondaryOnTint : roles.secondary);
    line(20, inside.width(), row.detail);
    return inside;
}

} // namespace countersign
