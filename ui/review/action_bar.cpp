// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/action_bar.h"

#include "ui/common/flow_layout.h"
#include "ui/common/key_button.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QAction>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace countersign {

ActionBar::ActionBar(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_reason(new KeyButton(theme, KeyButton::Look::Quiet, this))
{
    setObjectName(u"actions"_s);
    auto* layout = new FlowLayout(this, metrics::gap);
    layout->setContentsMargins(metrics::wide, 10, metrics::wide, 10);
    m_reason->setObjectName(u"reason"_s);
    m_reason->setTone(Tone::Blocker);
    m_reason->hide();
    layout->addWidget(m_reason);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

QWidget* ActionBar::buttonOf(const QAction* action)
{
    for (KeyButton* button : m_buttons) {
        if (button->action() == action && button->isVisible())
            return button;
    }
    return this;
}

void ActionBar::add(QAction* action)
{
    auto* button = new KeyButton(m_theme, KeyButton::Look::Framed, this);
    button->setObjectName(QString(action->objectName() % u".button"));
    button->setAction(action);
    m_buttons.push_back(button);
    layout()->removeWidget(m_reason);
    layout()->addWidget(button);
    layout()->addWidget(m_reason);
}

void ActionBar::setMain(const QAction* action)
{
    for (KeyButton* button : m_buttons)
        button->setLook(button->action() == action ? KeyButton::Look::Filled
                                                   : KeyButton::Look::Framed);
}

void ActionBar::setShown(const QAction* action, bool shown)
{
    for (KeyButton* button : m_buttons) {
        if (button->action() == action)
            button->setAway(!shown);
    }
    fitHeight();
}

void ActionBar::setReason(const QString& reason, QAction* way)
{
    m_reason->disconnect(m_way);
    m_way = way;
    m_reason->setText(reason);
    m_reason->setAccessibleName(reason);
    m_reason->setKey(way ? keyCapText(way->shortcut().toString(QKeySequence::NativeText))
                         : QString());
    m_reason->setVisible(!reason.isEmpty());
    if (way)
        connect(m_reason, &QAbstractButton::clicked, way, &QAction::trigger);
    fitHeight();
}

int ActionBar::heightForWidth(int width) const
{
    return layout()->heightForWidth(width);
}

void ActionBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

void ActionBar::fitHeight()
{
    layout()->invalidate();
    setFixedHeight(heightForWidth(width()));
}

void ActionBar::paintEvent(QPaintEvent* /*event*/)
{
    const Roles& roles = m_theme.roles();
    QPainter painter(this);
    painter.fillRect(rect(), roles.panel);
    painter.fillRect(QRect(0, 0, width(), 1), roles.line);
}

} // namespace countersign
