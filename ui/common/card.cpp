// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/card.h"

#include "ui/common/theme.h"

#include <QPainter>

namespace countersign {

Card::Card(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Card::setDashed(bool dashed)
{
    m_dashed = dashed;
    update();
}

void Card::setInHand(bool inHand)
{
    m_inHand = inHand;
    update();
}

void Card::paintEvent(QPaintEvent* /*event*/)
{
    const Roles& roles = m_theme.roles();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal width = m_inHand ? 2 : 1;
    QPen pen(m_inHand ? roles.accent : roles.line, width);
    if (m_dashed)
        pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(m_dashed ? QBrush(Qt::NoBrush) : QBrush(roles.panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                            metrics::cardRadius, metrics::cardRadius);
}

} // namespace countersign
