// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/segments/segment_delegate.h"

#include "models/segments/segment_list.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QPainter>

namespace countersign {
namespace {

constexpr int rowHeight = 78;
constexpr int barHeight = 5;

} // namespace

Tone toneOf(Mode mode)
{
    switch (mode) {
    case Mode::Review:
        return Tone::Accent;
    case Mode::Approval:
        return Tone::Neutral;
    case Mode::Autopilot:
        return Tone::Good;
    }
    return Tone::Neutral;
}

SegmentDelegate::SegmentDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

QSize SegmentDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                                const QModelIndex& /*index*/) const
{
    return {240, rowHeight};
}

void SegmentDelegate::drawProgress(QPainter& painter, const QRect& area, double share,
                                   const QStyleOptionViewItem& option) const
{
    const Roles& roles = m_theme.roles();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = option.state.testFlag(QStyle::State_Selected) ? roles.onAccent : roles.text;
    painter.setPen(roles.outlined() ? QPen(ink) : QPen(Qt::NoPen));
    painter.setBrush(roles.outlined() ? QBrush(Qt::NoBrush) : QBrush(roles.line));
    painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0, -0.5, 0), 2.5, 2.5);
    QRectF filled(area.left(), area.top(), share * area.width(), area.height());
    if (filled.width() < 1)
        return;
    if (option.direction == Qt::RightToLeft)
        filled.moveRight(area.right() + 1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(roles.outlined() ? ink : share < 1.0 ? roles.accent : roles.good);
    painter.drawRoundedRect(filled, 2.5, 2.5);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void SegmentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const Roles& roles = m_theme.roles();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QRect row = option.rect;
    painter->save();
    drawRowGround(*painter, option, roles);
    const QRect inside = row.adjusted(13, 9, -12, -9);
    const auto place = [&](const QRect& area) {
        return QStyle::visualRect(option.direction, row, area);
    };
    const QString pill = index.data(SegmentList::ModeRole).toString();
    const QSize size = pillSize(pill);
    const QRect pillArea(inside.right() + 1 - size.width(), inside.top(), size.width(),
                         size.height());
    const auto mode = static_cast<Mode>(index.data(SegmentList::ModeToneRole).toInt());
    drawPill(*painter, place(pillArea), pill, toneOf(mode), roles);
    painter->setPen(selected && roles.outlined() ? roles.onAccent : roles.text);
    painter->setFont(fontOf(Type::List, Weight::Bold));
    drawTextLine(*painter,
                 place(QRect(inside.left(), inside.top(),
                             pillArea.left() - inside.left() - metrics::gap, 18)),
                 index.data(Qt::DisplayRole).toString());
    painter->setPen(selected ? roles.secondaryOnTint : roles.secondary);
    painter->setFont(fontOf(Type::List));
    drawTextLine(*painter, place(QRect(inside.left(), inside.top() + 21, inside.width(), 18)),
                 index.data(SegmentList::DetailRole).toString());
    const QString progress = index.data(SegmentList::ProgressWordsRole).toString();
    painter->setFont(fontOf(Type::Small));
    const int words = painter->fontMetrics().horizontalAdvance(progress) + 2;
    drawTextLine(*painter, place(QRect(inside.left(), inside.top() + 42, words, 16)), progress);
    const QRect bar(inside.left() + words + metrics::gap, inside.top() + 48,
                    inside.width() - words - metrics::gap, barHeight);
    drawProgress(*painter, place(bar), index.data(SegmentList::ProgressRole).toDouble(), option);
    painter->restore();
}

} // namespace countersign
