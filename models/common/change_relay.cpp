// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/change_relay.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>

#include <algorithm>

namespace countersign {
namespace {

QEvent::Type changeEvent()
{
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

} // namespace

ChangeRelay::ChangeRelay(ChangeBus& bus, QObject* parent)
    : QObject(parent)
    , m_subscription(bus.subscribe([this](const Change& change) { keep(change); }))
{}

void ChangeRelay::keep(const Change& change)
{
    const std::lock_guard lock(m_mutex);
    const auto same =
        std::find_if(m_waiting.begin(), m_waiting.end(),
                     [&change](const Change& waiting) { return waiting.kind == change.kind; });
    if (same == m_waiting.end())
        m_waiting.push_back(change);
    else
        same->drafts.insert(same->drafts.end(), change.drafts.begin(), change.drafts.end());
    if (!m_posted) {
        m_posted = true;
        QCoreApplication::postEvent(this, new QEvent(changeEvent()));
    }
}

bool ChangeRelay::event(QEvent* event)
{
    if (event->type() != changeEvent())
        return QObject::event(event);
    std::vector<Change> changes;
    {
        const std::lock_guard lock(m_mutex);
        m_posted = false;
        changes.swap(m_waiting);
    }
    const QPointer<ChangeRelay> self(this);
    for (const Change& change : changes) {
        if (self)
            Q_EMIT changed(change);
    }
    return true;
}

} // namespace countersign
