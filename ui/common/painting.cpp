// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/painting.h"

#include "ui/common/theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QStyleOptionViewItem>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

QFont capFont()
{
    QFont font = fontOf(Type::Small);
    font.setPixelSize(11);
    return font;
}

QFont chipFont()
{
    QFont font = fontOf(Type::Small, Weight::Bold);
    font.setPixelSize(11);
    return font;
}

} // namespace

void drawTextLine(QPainter& painter, const QRect& area, const QString& text,
                  Qt::Alignment alignment)
{
    const QFontMetrics font = painter.fontMetrics();
    // An advance is rounded: what misses a pixel is not cut.
    const QString shown = font.horizontalAdvance(text) <= area.width() + 1
                              ? text
                              : font.elidedText(text, Qt::ElideRight, area.width());
    const Qt::LayoutDirection window = painter.layoutDirection();
    const Qt::Alignment place = QStyle::visualAlignment(window, alignment) | Qt::AlignAbsolute;
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.drawText(area, static_cast<int>(place | Qt::TextSingleLine), shown);
    painter.setLayoutDirection(window);
}

QSize pillSize(const QString& text)
{
    if (text.isEmpty())
        return {};
    const QFontMetrics font(fontOf(Type::Small));
    return {font.horizontalAdvance(text) + 12, font.height() + 2};
}

void drawPill(QPainter& painter, const QRect& area, const QString& text, Tone tone,
              const Roles& roles)
{
    if (text.isEmpty())
        return;
    const TonePair& pair = roles.tone(tone);
    painter.save();
    drawFrame(painter, area, metrics::grid, pair.tint, roles.outlined() ? pair.ink : pair.tint);
    painter.setPen(pair.ink);
    painter.setFont(fontOf(Type::Small));
    drawTextLine(painter, area.adjusted(4, 0, -4, 0), text, Qt::AlignCenter);
    painter.restore();
}

QSize keyCapSize(const QString& key)
{
    if (key.isEmpty())
        return {};
    const QFontMetrics font(capFont());
    return {qMax(16, font.horizontalAdvance(key) + 9), 17};
}

void drawKeyCap(QPainter& painter, const QRect& area, const QString& key, const QColor& ink)
{
    if (key.isEmpty())
        return;
    painter.save();
    drawFrame(painter, area, 3, Qt::transparent, ink);
    painter.setPen(ink);
    painter.setFont(capFont());
    painter.drawText(area, Qt::AlignCenter | Qt::TextSingleLine, key);
    painter.restore();
}

QSize chipSize(const QString& label)
{
    const QFontMetrics font(chipFont());
    return {font.horizontalAdvance(label.toUpper()) + 12, 16};
}

void drawChip(QPainter& painter, const QRectF& area, const QString& label, const Roles& roles,
              bool known)
{
    const TonePair& pair = known ? roles.accentTone : roles.blockerTone;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(known && !roles.outlined() ? QPen(Qt::NoPen) : QPen(pair.ink));
    painter.setBrush(pair.tint);
    painter.drawRoundedRect(area, area.height() / 2, area.height() / 2);
    painter.setPen(pair.ink);
    painter.setFont(chipFont());
    painter.drawText(area, Qt::AlignCenter | Qt::TextSingleLine, label.toUpper());
    painter.restore();
}

void drawSeverityMark(QPainter& painter, const QRectF& area, Tone tone, const Roles& roles)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = roles.strong(tone);
    if (tone == Tone::Neutral) {
        painter.setPen(QPen(ink, 1.5));
        painter.drawEllipse(area.adjusted(1.25, 1.25, -1.25, -1.25));
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        if (tone == Tone::Warning) {
            QPainterPath path;
            path.moveTo(area.center().x(), area.top());
            path.lineTo(area.right(), area.bottom());
            path.lineTo(area.left(), area.bottom());
            path.closeSubpath();
            painter.drawPath(path);
        } else {
            painter.drawEllipse(area);
        }
    }
    painter.restore();
}

void drawFrame(QPainter& painter, const QRect& area, int radius, const QColor& ground,
               const QColor& edge, int edgeWidth)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal inset = edgeWidth / 2.0;
    painter.setPen(edgeWidth > 0 ? QPen(edge, edgeWidth) : QPen(Qt::NoPen));
    painter.setBrush(ground.alpha() == 0 ? QBrush(Qt::NoBrush) : QBrush(ground));
    painter.drawRoundedRect(QRectF(area).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

void drawRowGround(QPainter& painter, const QStyleOptionViewItem& option, const Roles& roles)
{
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

QString keyCapText(const QString& nativeSequence)
{
    QString text = nativeSequence;
    text.replace(u"Return"_s, u"↵"_s);
    text.replace(u"Enter"_s, u"↵"_s);
    return text;
}

} // namespace countersign
