// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/announcer.h"

#include "ui/common/notice.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace countersign {
namespace {

QAccessibleInterface* notificationOf(const QString& /*className*/, QObject* object)
{
    if (qobject_cast<Announcer*>(object) || qobject_cast<Notice*>(object))
        return new QAccessibleWidget(static_cast<QWidget*>(object), QAccessible::Notification);
    return nullptr;
}

} // namespace

void installAccessibleRoles()
{
    static const bool once = (QAccessible::installFactory(notificationOf), true);
    Q_UNUSED(once)
}

void announce(QWidget& widget)
{
    if (!QAccessible::isActive())
        return;
    for (const QAccessible::Event kind : {QAccessible::ObjectShow, QAccessible::Alert}) {
        QAccessibleEvent event(&widget, kind);
        QAccessible::updateAccessibility(&event);
    }
}

Announcer::Announcer(QWidget* parent)
    : QWidget(parent)
{
    installAccessibleRoles();
    setObjectName(QStringLiteral("announcer"));
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    resize(1, 1); // nothing is painted
}

void Announcer::say(const QString& words)
{
    setAccessibleName(words);
    announce(*this);
}

} // namespace countersign
