// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/signoff/signoff_delegate.h"

#include "models/common/words.h"
#include "models/queue/queue_model.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QPainter>

namespace countersign {
namespace {

constexpr int rowHeight = 57;

void drawLine(QPainter& painter, const QRect& area, const QString& text)
{
    painter.drawText(area, static_cast<int>(Qt::AlignVCenter | Qt::TextSingleLine),
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, area.width()));
}

} // namespace

SignOffDelegate::SignOffDelegate(const Theme& theme, const QueueModel& queue, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
    , m_queue(queue)
{}

QSize SignOffDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                                const QModelIndex& /*index*/) const
{
    return {200, rowHeight};
}

void SignOffDelegate::drawGround(QPainter& painter, const QStyleOptionViewItem& option) const
{
    const Roles& roles = m_theme.roles();
    const QRect row = option.rect;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected)
        painter.fillRect(row, roles.accentTone.tint);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter.fillRect(row, roles.hover);
    painter.fillRect(QRect(row.left(), row.bottom(), row.width(), 1), roles.line);
    if (!selected)
        return;
    const bool mirrored = option.direction == Qt::RightToLeft;
    painter.fillRect(QRect(mirrored ? row.right() - 2 : row.left(), row.top(), 3, row.height()),
                     roles.outlined() ? roles.text : roles.accent);
    if (option.state.testFlag(QStyle::State_HasFocus))
        drawFrame(painter, row.adjusted(4, 2, -2, -3), 4, Qt::transparent,
                  roles.outlined() ? roles.onAccent : roles.accent);
}

void SignOffDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const Roles& roles = m_theme.roles();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const store::QueueRow& draft = m_queue.rowAt(index.row());
    const QRect row = option.rect;
    painter->save();
    drawGround(*painter, option);
    const QRect inside = row.adjusted(13, 9, -12, -9);
    const auto place = [&](const QRect& area) {
        return QStyle::visualRect(option.direction, row, area);
    };
    const QString due = draft.due ? dateText(*draft.due) : tr("no date");
    const QSize size = pillSize(due);
    const QRect dueArea(inside.right() + 1 - size.width(), inside.top(), size.width(),
                        size.height());
    drawPill(*painter, place(dueArea), due, Tone::Neutral, roles);
    painter->setPen(selected && roles.outlined() ? roles.onAccent : roles.text);
    painter->setFont(fontOf(Type::List, Weight::Bold));
    drawLine(*painter,
             place(QRect(inside.left(), inside.top(), dueArea.left() - inside.left() - metrics::gap,
                         18)),
             draft.name);
    painter->setPen(selected ? roles.secondaryOnTint : roles.secondary);
    painter->setFont(fontOf(Type::List));
    drawLine(*painter, place(QRect(inside.left(), inside.top() + 20, inside.width(), 18)),
             index.data(QueueModel::DetailRole).toString());
    painter->restore();
}

} // namespace countersign
