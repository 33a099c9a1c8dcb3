// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twins/twin_delegate.h"

#include "models/twins/twin_list.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QPainter>

namespace countersign {

TwinDelegate::TwinDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

QSize TwinDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                             const QModelIndex& /*index*/) const
{
    return {240, 58};
}

void TwinDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const Roles& roles = m_theme.roles();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    if (selected)
        painter->fillRect(option.rect, roles.accentTone.tint);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      roles.line);
    const QRect inside = option.rect.adjusted(13, 9, -12, -9);
    const bool merged = index.data(TwinList::MergedRole).toBool();
    const QString word = merged ? tr("one person") : tr("held");
    const QSize size = pillSize(word);
    const QRect pill = QStyle::visualRect(
        option.direction, option.rect,
        QRect(inside.right() + 1 - size.width(), inside.top(), size.width(), size.height()));
    drawPill(*painter, pill, word, merged ? Tone::Good : Tone::Warning, roles);
    const auto line = [&](int top, int width, const QString& text) {
        const QRect area = QStyle::visualRect(option.direction, option.rect,
                                              QRect(inside.left(), inside.top() + top, width, 18));
        painter->drawText(area,
                          static_cast<int>(QStyle::visualAlignment(
                              option.direction, Qt::AlignLeft | Qt::AlignVCenter)) |
                              static_cast<int>(Qt::TextSingleLine),
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, width));
    };
    painter->setFont(fontOf(Type::List, Weight::Bold));
    painter->setPen(selected && roles.outlined() ? roles.onAccent : roles.text);
    line(0, inside.width() - size.width() - metrics::gap, index.data().toString());
    painter->setFont(fontOf(Type::Small));
    painter->setPen(selected ? roles.secondaryOnTint : roles.secondary);
    line(20, inside.width(), index.data(TwinList::DetailRole).toString());
    painter->restore();
}

} // namespace countersign
