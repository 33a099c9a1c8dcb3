// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/popover.h"

#include "ui/common/theme.h"

#include <QApplication>
#include <QGraphicsDropShadowEffect>
#include <QKeyEvent>
#include <QLayout>

namespace countersign {

Popover::Popover(const Theme& theme, QWidget* page)
    : Card(theme, page)
{
    auto* shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(24);
    shadow->setOffset(0, 4);
    shadow->setColor(QColor(0, 0, 0, 70));
    setGraphicsEffect(shadow);
    // A click on a part that takes no focus would give it to the page behind, and close this.
    setFocusPolicy(Qt::ClickFocus);
    hide();
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget* /*old*/, QWidget* now) { focusMoved(now); });
}

void Popover::openAt(QWidget* anchor, QWidget* focus)
{
    if (!m_open)
        m_before = QApplication::focusWidget();
    m_open = true;
    // Shown first: what was put into it while it was hidden has no size before.
    show();
    if (layout())
        layout()->activate();
    adjustSize();
    QWidget* page = parentWidget();
    const QPoint top = anchor->mapTo(page, QPoint(0, 0));
    int y = top.y() - height() - metrics::gap;
    if (y < metrics::gap)
        y = qMin(top.y() + anchor->height() + metrics::gap, page->height() - height());
    const int x =
        qBound(metrics::gap, top.x(), qMax(metrics::gap, page->width() - width() - metrics::gap));
    move(x, qMax(0, y));
    raise();
    focus->setFocus(Qt::PopupFocusReason);
}

void Popover::closeUp()
{
    if (!m_open)
        return;
    m_open = false;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hadFocus && m_before)
        m_before->setFocus(Qt::PopupFocusReason);
    Q_EMIT closed();
}

bool Popover::event(QEvent* event)
{
    // Its keys are its own: the page's single letters do not reach in here.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return Card::event(event);
}

void Popover::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        closeUp();
    else
        Card::keyPressEvent(event);
}

void Popover::focusMoved(QWidget* now)
{
    if (m_open && now && now != this && !isAncestorOf(now) && now->window() == window())
        closeUp();
}

} // namespace countersign
