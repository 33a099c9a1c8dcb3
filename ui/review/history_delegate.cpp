// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/history_delegate.h"

#include "models/history/history_model.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QPainter>

namespace countersign {

HistoryDelegate::HistoryDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                                const QModelIndex& index) const
{
    return {200, index.data(HistoryModel::DetailRole).toString().isEmpty() ? 30 : 48};
}

void HistoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const Roles& roles = m_theme.roles();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool decision = index.data(HistoryModel::KindRole).value<HistoryModel::Kind>() ==
                          HistoryModel::Kind::Decision;
    const bool stands = decision ? index.data(HistoryModel::CountedRole).toBool()
                                 : index.data(HistoryModel::HeadRole).toBool();
    painter->save();
    if (selected)
        drawFrame(*painter, option.rect.adjusted(0, 1, 0, -1), 4, roles.accentTone.tint,
                  roles.accentTone.tint);
    const QColor quiet = selected ? roles.secondaryOnTint : roles.secondary;
    const QRect inside = option.rect.adjusted(8, 6, -8, -4);
    const QString when = index.data(HistoryModel::WhenRole).toString();
    painter->setFont(fontOf(Type::Small));
    painter->setPen(quiet);
    const int whenWidth = painter->fontMetrics().horizontalAdvance(when) + 4;
    const QRect first(inside.left(), inside.top(), inside.width(), 18);
    drawTextLine(*painter, first, when, Qt::AlignRight | Qt::AlignVCenter);
    painter->setFont(fontOf(Type::List, stands ? Weight::Bold : Weight::Regular));
    painter->setPen(selected && roles.outlined() ? roles.onAccent : stands ? roles.text : quiet);
    drawTextLine(*painter,
                 QStyle::visualRect(option.direction, first, first.adjusted(0, 0, -whenWidth, 0)),
                 index.data().toString());
    painter->setFont(fontOf(Type::Small));
    painter->setPen(quiet);
    const QRect second = first.translated(0, 19);
    drawTextLine(*painter, second, index.data(HistoryModel::DetailRole).toString());
    painter->restore();
}

} // namespace countersign
