// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/queue_delegate.h"

#include "models/queue/queue_model.h"
#include "models/queue/queue_words.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

Tone toneOf(int pillTone)
{
    switch (static_cast<PillTone>(pillTone)) {
    case PillTone::Neutral:
        return Tone::Neutral;
    case PillTone::Accent:
        return Tone::Accent;
    case PillTone::Blocker:
        return Tone::Blocker;
    case PillTone::Warning:
        return Tone::Warning;
    case PillTone::Good:
        return Tone::Good;
    }
    return Tone::Neutral;
}

} // namespace

QueueDelegate::QueueDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

QSize QueueDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                              const QModelIndex& index) const
{
    const bool heads = !index.data(QueueModel::GroupRole).toString().isEmpty();
    return {200, rowHeight + (heads ? headingHeight : 0)};
}

void QueueDelegate::drawHeading(QPainter& painter, const QRect& area, const QString& text) const
{
    const Roles& roles = m_theme.roles();
    painter.fillRect(area, roles.window);
    painter.fillRect(QRect(area.left(), area.bottom(), area.width(), 1), roles.line);
    painter.setPen(roles.secondary);
    painter.setFont(fontOf(Type::Small, Weight::Bold));
    const QRect inside = area.adjusted(13, 0, -12, 0);
    drawTextLine(painter, inside, text);
}

void QueueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const Roles& roles = m_theme.roles();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const QString heading = index.data(QueueModel::GroupRole).toString();
    const QRect row = option.rect.adjusted(0, heading.isEmpty() ? 0 : headingHeight, 0, 0);
    painter->save();
    if (!heading.isEmpty())
        drawHeading(*painter,
                    QRect(option.rect.left(), option.rect.top(), row.width(), headingHeight),
                    heading);
    if (selected)
        painter->fillRect(row, roles.accentTone.tint);
    else if (hovered)
        painter->fillRect(row, roles.hover);
    painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), roles.line);
    const bool mirrored = option.direction == Qt::RightToLeft;
    if (selected)
        painter->fillRect(
            QRect(mirrored ? row.right() - 2 : row.left(), row.top(), 3, row.height()),
            roles.outlined() ? roles.text : roles.accent);

    const QString pill = index.data(QueueModel::PillRole).toString();
    const QSize size = pillSize(pill).boundedTo(QSize(row.width() / 2, 40));
    const QRect inside = row.adjusted(13, 9, -12, -9);
    const auto place = [&](const QRect& area) {
        return QStyle::visualRect(option.direction, row, area);
    };
    const QRect pillArea(inside.right() + 1 - size.width(), inside.top(), size.width(),
                         size.height());
    drawPill(*painter, place(pillArea), pill, toneOf(index.data(QueueModel::PillToneRole).toInt()),
             roles);

    const QColor ink = selected && roles.outlined() ? roles.onAccent : roles.text;
    painter->setPen(ink);
    painter->setFont(fontOf(Type::List, Weight::Bold));
    drawTextLine(*painter,
                 place(QRect(inside.left(), inside.top(),
                             pillArea.left() - inside.left() - metrics::gap, 18)),
                 index.data(Qt::DisplayRole).toString());
    painter->setPen(selected ? roles.secondaryOnTint : roles.secondary);
    painter->setFont(fontOf(Type::List));
    // Channel and step tell two drafts for one person apart: they are never cut off.
    QString where = index.data(QueueModel::WhereRole).toString();
    const QString who = index.data(QueueModel::WhoRole).toString();
    if (!who.isEmpty())
        where.prepend(u" · "_s);
    const int whereWidth =
        qMin(inside.width(), painter->fontMetrics().horizontalAdvance(where) + 1);
    const int whoWidth =
        qMin(painter->fontMetrics().horizontalAdvance(who) + 1, inside.width() - whereWidth);
    const QRect second(inside.left(), inside.top() + 20, inside.width(), 18);
    drawTextLine(*painter, place(QRect(second.topLeft(), QSize(whoWidth, 18))), who);
    drawTextLine(*painter, place(QRect(second.left() + whoWidth, second.top(), whereWidth, 18)),
                 where);
    if (focused && selected)
        drawFrame(*painter, row.adjusted(4, 2, -2, -3), 4, Qt::transparent,
                  roles.outlined() ? roles.onAccent : roles.accent);
    painter->restore();
}

} // namespace countersign
