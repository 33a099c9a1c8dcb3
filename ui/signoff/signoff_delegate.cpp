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

void SignOffDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const Roles& roles = m_theme.roles();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const store::QueueRow& draft = m_queue.rowAt(index.row());
    const QRect row = option.rect;
    painter->save();
    drawRowGround(*painter, option, roles);
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
    drawTextLine(*painter,
                 place(QRect(inside.left(), inside.top(),
                             dueArea.left() - inside.left() - metrics::gap, 18)),
                 draft.name);
    painter->setPen(selected ? roles.secondaryOnTint : roles.secondary);
    painter->setFont(fontOf(Type::List));
    drawTextLine(*painter, place(QRect(inside.left(), inside.top() + 20, inside.width(), 18)),
                 index.data(QueueModel::DetailRole).toString());
    painter->restore();
}

} // namespace countersign
