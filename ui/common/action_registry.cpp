// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/action_registry.h"

#include "models/common/plain_tool_tip.h"

#include <QAction>
#include <QSettings>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

/// Its tool tip would be its text when there is no reason.
constexpr const char* reasonProperty = "whyNot";

QString settingOf(const QString& id)
{
    return QString(u"keys/" % id);
}

} // namespace

ActionRegistry::ActionRegistry(QSettings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{}

QAction* ActionRegistry::add(QWidget* scope, const Spec& spec)
{
    auto* action = new QAction(spec.text, scope);
    action->setObjectName(spec.id);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setAutoRepeat(false);
    action->setToolTip(QString());
    scope->addAction(action);
    const Entry entry{spec.id, spec.group, action, spec.keys, spec.remappable, spec.anywhere};
    m_entries.push_back(entry);
    const QVariant own = m_settings.value(settingOf(spec.id));
    setKeys(entry, spec.remappable && own.isValid()
                       ? QList<QKeySequence>{QKeySequence::fromString(own.toString())}
                       : notTaken(spec));
    return action;
}

/// The standard keys without those that the person gave to another command: a command that is new since
/// then does not take them back.
QList<QKeySequence> ActionRegistry::notTaken(const Spec& spec) const
{
    QList<QKeySequence> keys = spec.keys;
    if (!spec.remappable)
        return keys;
    for (const QString& setting : m_settings.allKeys()) {
        if (setting.startsWith(settingOf({})) && setting != settingOf(spec.id))
            keys.removeAll(QKeySequence::fromString(m_settings.value(setting).toString()));
    }
    return keys;
}

void ActionRegistry::remap(const QString& id, const QKeySequence& key)
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&id](const Entry& known) { return known.id == id; });
    if (entry == m_entries.end() || !entry->remappable)
        return;
    if (key.isEmpty()) {
        m_settings.remove(settingOf(id));
        setKeys(*entry, entry->standard);
        Q_EMIT remapped();
        return;
    }
    for (const Entry& other : m_entries) {
        if (other.id != id && other.remappable &&
            other.action->parent() == entry->action->parent() &&
            other.action->shortcuts().contains(key)) {
            m_settings.setValue(settingOf(other.id), QString());
            setKeys(other, {});
        }
    }
    m_settings.setValue(settingOf(id), key.toString());
    setKeys(*entry, {key});
    Q_EMIT remapped();
}

void ActionRegistry::setKeys(const Entry& entry, const QList<QKeySequence>& keys)
{
    entry.action->setShortcuts(keys);
}

void ActionRegistry::setUsable(QAction& action, bool usable, const QString& reason)
{
    action.setProperty(reasonProperty, usable ? QString() : reason); // before anybody is told
    action.setEnabled(usable);
    action.setToolTip(usable ? QString() : plainToolTip(reason));
}

QString ActionRegistry::whyNot(const QAction& action)
{
    return action.property(reasonProperty).toString();
}

} // namespace countersign
