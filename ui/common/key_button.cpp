// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/key_button.h"

#include "ui/common/action_registry.h"
#include "ui/common/labels.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace countersign {
namespace {

constexpr int keyGap = 6;

} // namespace

struct KeyButton::Colors {
    QColor ground;
    QColor edge;
    QColor ink;
    QColor cap;
};

KeyButton::KeyButton(const Theme& theme, Look look, QWidget* parent)
    : QAbstractButton(parent)
    , m_theme(theme)
    , m_look(look)
{
    setFont(fontOf(Type::List));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void KeyButton::setText(const QString& text)
{
    QAbstractButton::setText(text);
    setShortcut({});
}

void KeyButton::setAction(QAction* action)
{
    m_action = action;
    connect(action, &QAction::changed, this, &KeyButton::takeOver);
    connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
    takeOver();
}

void KeyButton::takeOver()
{
    setKey(keyCapText(m_action->shortcut().toString(QKeySequence::NativeText)));
    if (text() != m_action->text()) {
        setText(m_action->text());
        setAccessibleName(m_action->text());
        updateGeometry();
    }
    setEnabled(m_action->isEnabled());
    setVisible(m_action->isVisible() && !m_away);
    // Not the action's tool tip: without a reason that is its text once more.
    setPlainToolTip(*this, ActionRegistry::whyNot(*m_action));
    update();
}

void KeyButton::setKey(const QString& key)
{
    if (m_key == key)
        return;
    m_key = key;
    updateGeometry();
    update();
}

void KeyButton::setAway(bool away)
{
    m_away = away;
    setVisible(!away && (!m_action || m_action->isVisible()));
}

void KeyButton::setLook(Look look)
{
    if (m_look == look)
        return;
    m_look = look;
    updateGeometry();
    update();
}

void KeyButton::setKeyFirst(bool first)
{
    m_keyFirst = first;
    update();
}

void KeyButton::setTone(std::optional<Tone> tone)
{
    m_tone = tone;
    update();
}

QSize KeyButton::sizeHint() const
{
    const QSize cap = keyCapSize(m_key);
    const int padding = m_look == Look::Quiet ? 4 : 10;
    // One more, for parts of a pixel that the advance rounds off.
    int width = fontMetrics().horizontalAdvance(text()) + 1 + 2 * padding;
    if (!m_key.isEmpty())
        width += keyGap + cap.width();
    if (!icon().isNull())
        width += 16 + (text().isEmpty() ? 0 : 6);
    return {width, m_look == Look::Quiet ? 24 : metrics::controlHeight};
}

QSize KeyButton::minimumSizeHint() const
{
    return sizeHint();
}

KeyButton::Colors KeyButton::colors() const
{
    const Roles& roles = m_theme.roles();
    Colors colors;
    colors.ground = m_look == Look::Quiet ? QColor(Qt::transparent) : roles.window;
    colors.edge = m_look == Look::Quiet ? QColor(Qt::transparent) : roles.line;
    colors.ink = m_look == Look::Quiet ? roles.secondary : roles.text;
    colors.cap = roles.secondary;
    if (m_look == Look::Filled && isEnabled()) {
        colors.ground = roles.accent;
        colors.edge = roles.accent;
        colors.ink = roles.onAccent;
        colors.cap = roles.onAccent;
    } else if (isEnabled() && (underMouse() || isChecked())) {
        colors.ground = isChecked() ? roles.accentTone.tint : roles.hover;
        colors.ink = isChecked() ? roles.accentTone.ink : roles.text;
    }
    if (m_tone && !underMouse())
        colors.ink = colors.cap = roles.strong(*m_tone);
    if (isEnabled() && isDown())
        colors.ground = m_look == Look::Filled ? roles.accent.darker(115) : roles.line;
    return colors;
}

void KeyButton::paintEvent(QPaintEvent* /*event*/)
{
    const Roles& roles = m_theme.roles();
    const Colors colors = this->colors();
    QPainter painter(this);
    drawFrame(painter, rect(), metrics::controlRadius, colors.ground, colors.edge);
    if (!isEnabled())
        painter.setOpacity(roles.outlined() ? 0.7 : 0.55);

    const QSize cap = keyCapSize(m_key);
    const int padding = m_look == Look::Quiet ? 4 : 10;
    QRect inside = rect().adjusted(padding, 0, -padding, 0);
    const auto place = [this](const QRect& area) {
        return QStyle::visualRect(layoutDirection(), rect(), area);
    };
    if (!m_key.isEmpty()) {
        QRect capArea(0, (height() - cap.height()) / 2, cap.width(), cap.height());
        if (m_keyFirst) {
            capArea.moveLeft(inside.left());
            inside.setLeft(capArea.right() + 1 + keyGap);
        } else {
            capArea.moveRight(inside.right());
            inside.setRight(capArea.left() - keyGap - 1);
        }
        drawKeyCap(painter, place(capArea), m_key, colors.cap);
    }
    if (!icon().isNull()) {
        icon().paint(&painter, place(QRect(inside.left(), (height() - 16) / 2, 16, 16)));
        inside.setLeft(inside.left() + 22);
    }
    painter.setPen(colors.ink);
    painter.setFont(font());
    drawTextLine(painter, place(inside), text());
    painter.setOpacity(1.0);
    if (!hasFocus())
        return;
    // On the accent's own ground its edge would not be seen.
    if (m_look == Look::Filled && isEnabled())
        drawFrame(painter, rect().adjusted(3, 3, -3, -3), metrics::controlRadius - 2,
                  Qt::transparent, colors.ink, 2);
    else
        drawFrame(painter, rect(), metrics::controlRadius, Qt::transparent, roles.accent, 2);
}

namespace {

bool isEnter(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

/// Enter presses the button in focus, as Space does, before it means anything to the page.
void KeyButton::keyPressEvent(QKeyEvent* event)
{
    if (isEnter(*event) && !event->isAutoRepeat())
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

bool KeyButton::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isEnter(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::EnabledChange || event->type() == QEvent::HoverEnter ||
        event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

KeyButton* makeButton(const Theme& theme, KeyButton::Look look, const QString& name,
                      const QString& text)
{
    auto* button = new KeyButton(theme, look);
    button->setObjectName(name);
    button->setText(text);
    button->setAccessibleName(text);
    return button;
}

} // namespace countersign
