// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/change_bus.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace countersign {

/// One observer. The mutex is held while it runs, so that ending a subscription waits for it; it is
/// recursive because an observer may end its own.
struct ChangeBus::Subscription::Entry {
    std::recursive_mutex mutex;
    Observer observer;
    bool ended = false;
};

struct ChangeBus::Entries {
    std::mutex mutex;
    std::vector<std::weak_ptr<Subscription::Entry>> list;
};

ChangeBus::Subscription::Subscription(std::shared_ptr<Entry> entry)
    : m_entry(std::move(entry))
{}

ChangeBus::Subscription::~Subscription()
{
    end();
}

ChangeBus::Subscription::Subscription(Subscription&& other) noexcept
    : m_entry(std::exchange(other.m_entry, nullptr))
{}

ChangeBus::Subscription& ChangeBus::Subscription::operator=(Subscription&& other) noexcept
{
    if (this != &other) {
        end();
        m_entry = std::exchange(other.m_entry, nullptr);
    }
    return *this;
}

void ChangeBus::Subscription::end()
{
    if (!m_entry)
        return;
    const std::shared_ptr<Entry> entry = std::exchange(m_entry, nullptr);
    const std::lock_guard lock(entry->mutex);
    entry->ended = true;
}

ChangeBus::ChangeBus()
    : m_entries(std::make_unique<Entries>())
{}

ChangeBus::~ChangeBus() = default;

ChangeBus::Subscription ChangeBus::subscribe(Observer observer)
{
    auto entry = std::make_shared<Subscription::Entry>();
    entry->observer = std::move(observer);
    const std::lock_guard lock(m_entries->mutex);
    std::erase_if(m_entries->list, [](const auto& known) { return known.expired(); });
    m_entries->list.push_back(entry);
    return Subscription(std::move(entry));
}

void ChangeBus::publish(const Change& change)
{
    std::vector<std::weak_ptr<Subscription::Entry>> list;
    {
        const std::lock_guard lock(m_entries->mutex);
        list = m_entries->list;
    }
    for (const auto& known : list) {
        const std::shared_ptr<Subscription::Entry> entry = known.lock();
        if (!entry)
            continue;
        const std::lock_guard lock(entry->mutex);
        if (!entry->ended)
            entry->observer(change);
    }
}

} // namespace countersign
