// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/segments/trend_chart.h"

#include "app/policy/gate.h"
#include "models/common/plain_tool_tip.h"
#include "models/common/words.h"
#include "models/segments/segment_words.h"
#include "ui/common/theme.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int scaleWidth = 36;
constexpr int daysHeight = 22;
constexpr double dotRadius = 2.5;

} // namespace

TrendChart::TrendChart(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setAccessibleName(tr("Approved without a real edit, over time"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::TabFocus); // so that a screen reader comes by
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TrendChart::show(std::vector<TrendPoint> trend)
{
    m_trend = std::move(trend);
    setAccessibleDescription(trendWords(m_trend));
    update();
}

QRectF TrendChart::plot() const
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    return QRectF(rect()).adjusted(mirrored ? 8 : scaleWidth, 8, mirrored ? -scaleWidth : -8,
                                   -daysHeight);
}

/// By day, not by decision: the line shows how long something took.
double TrendChart::xOf(size_t point) const
{
    const QRectF area = plot();
    const qint64 days = m_trend.front().day.daysTo(m_trend.back().day);
    const double share =
        days == 0 ? 0.5 : double(m_trend.front().day.daysTo(m_trend.at(point).day)) / double(days);
    return layoutDirection() == Qt::RightToLeft ? area.right() - share * area.width()
                                                : area.left() + share * area.width();
}

double TrendChart::yOf(double rate) const
{
    const QRectF area = plot();
    return area.bottom() - std::clamp(rate, 0.0, 1.0) * area.height();
}

void TrendChart::drawScale(QPainter& painter) const
{
    const Roles& roles = m_theme.roles();
    const QRectF area = plot();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.setFont(fontOf(Type::Small));
    for (const double rate : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        const double y = std::round(yOf(rate)) + 0.5;
        painter.setPen(roles.line);
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(roles.secondary);
        const QRectF words(mirrored ? area.right() + 4 : 0, y - 9, scaleWidth - 8, 18);
        painter.drawText(words, (mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                         tr("%1%").arg(QLocale().toString(qRound(rate * 100))));
    }
    const double gate = std::round(yOf(policy::gateBound)) + 0.5;
    painter.setPen(QPen(roles.good, 1.5, Qt::DashLine));
    painter.drawLine(QPointF(area.left(), gate), QPointF(area.right(), gate));
    painter.setPen(roles.good);
    painter.drawText(QRectF(area.left() + 4, gate - 18, area.width() - 8, 16),
                     (mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom,
                     tr("gate: lower bound"));
}

void TrendChart::drawCurve(QPainter& painter) const
{
    const Roles& roles = m_theme.roles();
    QPainterPath band;
    QPainterPath line;
    for (size_t i = 0; i < m_trend.size(); ++i) {
        const QPointF upper(xOf(i), yOf(m_trend[i].upper));
        const QPointF rate(xOf(i), yOf(m_trend[i].rate));
        i == 0 ? band.moveTo(upper) : band.lineTo(upper);
        i == 0 ? line.moveTo(rate) : line.lineTo(rate);
    }
    for (size_t i = m_trend.size(); i-- > 0;)
        band.lineTo(QPointF(xOf(i), yOf(m_trend[i].lower)));
    band.closeSubpath();
    QColor ground = roles.accent;
    ground.setAlphaF(0.16F);
    painter.setPen(roles.outlined() ? QPen(roles.text, 1, Qt::DotLine) : QPen(Qt::NoPen));
    painter.setBrush(roles.outlined() ? QBrush(Qt::NoBrush) : QBrush(ground));
    painter.drawPath(band);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(roles.outlined() ? roles.text : roles.accent, 2));
    painter.drawPath(line);
    painter.setBrush(roles.outlined() ? roles.text : roles.accent);
    painter.setPen(Qt::NoPen);
    for (size_t i = 0; i < m_trend.size(); ++i)
        painter.drawEllipse(QPointF(xOf(i), yOf(m_trend[i].rate)), dotRadius, dotRadius);
    if (m_trend.size() > 1)
        return;
    // One day has no band yet: its bounds stand as a stroke.
    painter.setPen(QPen(roles.outlined() ? roles.text : roles.accent, 1.5));
    painter.drawLine(QPointF(xOf(0), yOf(m_trend[0].lower)),
                     QPointF(xOf(0), yOf(m_trend[0].upper)));
}

void TrendChart::drawDays(QPainter& painter) const
{
    const QRectF area = plot();
    painter.setPen(m_theme.roles().secondary);
    painter.setFont(fontOf(Type::Small));
    const QRectF row(area.left(), area.bottom() + 4, area.width(), daysHeight - 4);
    if (m_trend.front().day == m_trend.back().day) {
        painter.drawText(row, Qt::AlignCenter, dateText(m_trend.front().day));
        return;
    }
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.drawText(row, (mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                     dateText(m_trend.front().day));
    painter.drawText(row, (mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                     dateText(m_trend.back().day));
}

void TrendChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawScale(painter);
    if (!m_trend.empty()) {
        drawCurve(painter);
        drawDays(painter);
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.roles().accent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
}

bool TrendChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_trend.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    size_t nearest = 0;
    for (size_t i = 1; i < m_trend.size(); ++i) {
        if (std::abs(xOf(i) - help->pos().x()) < std::abs(xOf(nearest) - help->pos().x()))
            nearest = i;
    }
    QToolTip::showText(help->globalPos(), plainToolTip(trendWords({m_trend.at(nearest)})), this);
    return true;
}

} // namespace countersign
