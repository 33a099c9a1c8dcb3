// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_keys.h"

#include "ui/common/action_registry.h"
#include "ui/common/popover.h"
#include "ui/review/copy_editor.h"
#include "ui/review/review_page.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

#include <utility>

namespace countersign {

ReviewKeys::ReviewKeys(ReviewPage& page)
    : QObject(&page)
    , m_page(page)
{}

void ReviewKeys::begins(const QKeyEvent& event)
{
    if (event.isAutoRepeat())
        return;
    m_typed = 0;
    if (std::exchange(m_said, false))
        Q_EMIT cannot({}); // the next key is answered for itself
}

bool ReviewKeys::takes(const QObject* watched, const QKeyEvent& event)
{
    if (event.isAutoRepeat())
        return event.key() != m_typed;
    m_typed = event.key();
    if (watched != QApplication::focusWidget() || !isCommandPlace())
        return false;
    const QAction* command = commandOf(event);
    const QString why = command ? ActionRegistry::whyNot(*command) : QString();
    if (why.isEmpty())
        return false;
    m_said = true;
    Q_EMIT cannot(why);
    return true;
}

/// Where single keys are commands: not where one writes or chooses by letters.
bool ReviewKeys::isCommandPlace() const
{
    const QWidget* focus = QApplication::focusWidget();
    if (!focus || !m_page.isAncestorOf(focus))
        return false;
    for (const QWidget* one = focus; one != &m_page; one = one->parentWidget()) {
        const auto* copy = qobject_cast<const CopyEditor*>(one);
        if (qobject_cast<const QLineEdit*>(one) || qobject_cast<const QComboBox*>(one) ||
            qobject_cast<const QAbstractSpinBox*>(one) || qobject_cast<const Popover*>(one) ||
            (copy && copy->isEditing()))
            return false;
    }
    return true;
}

/// The command on this key, if it cannot be carried out now.
const QAction* ReviewKeys::commandOf(const QKeyEvent& event) const
{
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        return nullptr; // the lists have uses of their own for it
    const QKeySequence key(event.keyCombination());
    const QAction* found = nullptr;
    for (const QAction* action : m_page.actions()) {
        if (!action->shortcuts().contains(key))
            continue;
        if (action->isEnabled() && action->isVisible())
            return nullptr;
        if (!found || !ActionRegistry::whyNot(*action).isEmpty())
            found = action;
    }
    return found;
}

} // namespace countersign
