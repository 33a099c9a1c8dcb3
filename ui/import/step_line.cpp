// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/step_line.h"

#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace countersign {
namespace {

constexpr int lineHeight = 28;
constexpr int between = 28;

} // namespace

StepLine::StepLine(const Theme& theme, const QStringList& steps, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_steps(steps)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    setCurrent(0);
}

void StepLine::setCurrent(int step)
{
    m_current = step;
    setAccessibleName(tr("Step %1 of %2: %3")
                          .arg(QLocale().toString(step + 1), QLocale().toString(m_steps.size()),
                               m_steps.value(step)));
    update();
}

QSize StepLine::sizeHint() const
{
    int width = 0;
    const QFontMetrics bold(fontOf(Type::List, Weight::Bold));
    for (const QString& step : m_steps)
        width += bold.horizontalAdvance(step) + between;
    return {width, lineHeight};
}

QSize StepLine::minimumSizeHint() const
{
    return {200, lineHeight};
}

void StepLine::paintEvent(QPaintEvent* /*event*/)
{
    const Roles& roles = m_theme.roles();
    QPainter painter(this);
    int x = 0;
    for (int step = 0; step < m_steps.size(); ++step) {
        const bool isCurrent = step == m_current;
        const QFont font = fontOf(Type::List, isCurrent ? Weight::Bold : Weight::Regular);
        const QString text = tr("%1  %2", "number and name of a step")
                                 .arg(QLocale().toString(step + 1), m_steps[step]);
        const int wide = QFontMetrics(font).horizontalAdvance(text);
        const QRect place =
            QStyle::visualRect(layoutDirection(), rect(), QRect(x, 0, wide, lineHeight));
        painter.setFont(font);
        painter.setPen(isCurrent ? roles.text : roles.secondary);
        drawTextLine(painter, place.adjusted(0, 0, 1, 0), text);
        if (isCurrent)
            painter.fillRect(QRect(place.left(), lineHeight - 3, place.width(), 2), roles.accent);
        x += wide + between;
    }
}

} // namespace countersign
