// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_delegate.h"

#include "models/palette/palette_model.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QPainter>

namespace countersign {

PaletteDelegate::PaletteDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                                const QModelIndex& /*index*/) const
{
    return {200, rowHeight};
}

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const Roles& roles = m_theme.roles();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool usable = index.data(PaletteModel::UsableRole).toBool();
    const QString key = index.data(PaletteModel::KeyRole).toString();
    const QString whyNot = index.data(PaletteModel::WhyNotRole).toString();
    const QString aside =
        whyNot.isEmpty() ? index.data(PaletteModel::GroupRole).toString() : whyNot;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect row = option.rect.adjusted(0, 1, 0, -1);
    if (selected)
        drawFrame(*painter, row, metrics::controlRadius, roles.accentTone.tint,
                  roles.outlined() ? roles.text : roles.accentTone.tint);
    const QColor quiet = selected ? roles.secondaryOnTint : roles.secondary;
    const auto place = [&](int left, int right) {
        return QStyle::visualRect(option.direction, row,
                                  QRect(left, row.top(), right - left, row.height()));
    };
    int right = row.right() - metrics::gap;
    if (!key.isEmpty()) {
        const QSize cap = keyCapSize(key);
        QRect area = place(right - cap.width(), right);
        area.setTop(row.center().y() - cap.height() / 2);
        area.setHeight(cap.height());
        drawKeyCap(*painter, area, key, quiet);
        right -= cap.width() + metrics::gap;
    }
    const int left = row.left() + metrics::gap;
    painter->setFont(fontOf(Type::List));
    const QFontMetrics list = painter->fontMetrics();
    const QString text = index.data().toString();
    const int wanted = qMin(list.horizontalAdvance(text) + 4, right - left);
    painter->setPen(!usable ? quiet : selected && roles.outlined() ? roles.onAccent : roles.text);
    drawTextLine(*painter, place(left, left + wanted), text);
    painter->setFont(fontOf(Type::Small));
    painter->setPen(quiet);
    const int room = right - left - wanted - metrics::margin;
    if (room > 30)
        drawTextLine(*painter, place(right - room, right), aside,
                     Qt::AlignRight | Qt::AlignVCenter);
    painter->restore();
}

} // namespace countersign
