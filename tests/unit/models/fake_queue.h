// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/queue/queue_source.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <vector>

namespace countersign::testing {

/// A list of drafts in memory, ordered by `key.place`. The filter's `search` is a part of the name; every
/// other condition is ignored. Thread-safe.
class FakeQueue {
public:
    struct Entry {
        QString id;
        qint64 rank = 0;
        QString name;
    };

    void put(const QString& id, qint64 rank, const QString& name)
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_entries, [&id](const Entry& entry) { return entry.id == id; });
        m_entries.push_back({id, rank, name});
        std::sort(m_entries.begin(), m_entries.end(),
                  [](const Entry& a, const Entry& b) { return a.rank < b.rank; });
    }
    void remove(const QString& id)
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_entries, [&id](const Entry& entry) { return entry.id == id; });
    }
    void failWith(const Error& error)
    {
        const std::lock_guard lock(m_mutex);
        m_error = error;
    }
    [[nodiscard]] std::vector<Entry> entries(const QString& search = {}) const
    {
        const std::lock_guard lock(m_mutex);
        std::vector<Entry> found;
        for (const Entry& entry : m_entries) {
            if (entry.name.contains(search))
                found.push_back(entry);
        }
        return found;
    }

    [[nodiscard]] QueueSource source()
    {
        return {[this](const store::QueueRequest& request,
                       const std::stop_token&) -> Result<store::QueuePage> {
                    if (m_error)
                        return *m_error;
                    return page(request);
                },
                [this](const DraftId& draft,
                       store::QueueSort) -> Result<std::optional<store::QueueRow>> {
                    for (const Entry& entry : entries()) {
                        if (entry.id == draft.text())
                            return std::optional(rowOf(entry));
                    }
                    return std::optional<store::QueueRow>();
                },
                [this](const DraftId& draft, const store::QueueFilter& filter) -> Result<bool> {
                    const std::vector<Entry> found = entries(filter.search);
                    return std::any_of(found.begin(), found.end(), [&draft](const Entry& entry) {
                        return entry.id == draft.text();
                    });
                }};
    }

private:
    static store::QueueRow rowOf(const Entry& entry)
    {
        store::QueueRow row;
        row.draft = DraftId(entry.id);
        row.name = entry.name;
        row.key = {entry.rank};
        row.facts.checked = true;
        return row;
    }

    store::QueuePage page(const store::QueueRequest& request) const
    {
        std::vector<Entry> found = entries(request.filter.search);
        const bool back = request.direction == store::Direction::Backward;
        if (back)
            std::reverse(found.begin(), found.end());
        if (request.from) {
            std::erase_if(found, [&](const Entry& entry) {
                return back ? entry.rank >= request.from->place : entry.rank <= request.from->place;
            });
        }
        store::QueuePage page;
        page.more = found.size() > size_t(request.limit);
        found.resize(std::min(found.size(), size_t(request.limit)));
        for (const Entry& entry : found)
            page.rows.push_back(rowOf(entry));
        if (!page.rows.empty())
            page.end = page.rows.back().key;
        if (back)
            std::reverse(page.rows.begin(), page.rows.end());
        return page;
    }

    mutable std::mutex m_mutex;
    std::vector<Entry> m_entries;
    std::optional<Error> m_error;
};

} // namespace countersign::testing
