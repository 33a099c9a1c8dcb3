// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/pill.h"

#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QPainter>

namespace countersign {

Pill::Pill(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Pill::show(const QString& text, Tone tone)
{
    m_text = text;
    m_tone = tone;
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    updateGeometry();
    update();
}

QSize Pill::sizeHint() const
{
    return pillSize(m_text);
}

void Pill::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    drawPill(painter, rect(), m_text, m_tone, m_theme.roles());
}

} // namespace countersign
