// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"

#include <functional>
#include <memory>
#include <vector>

namespace countersign {

/// Something in the workspace is no longer as a view may have read it.
struct Change {
    enum class Kind {
        Drafts,   ///< texts, states or findings of `drafts`
        People,   ///< accounts and prospects
        Inputs,   ///< evidence, knowledge, boundaries, suppression
        Segments, ///< modes, filters, approvers, steps: counts and states of many may differ
        Settings, ///< rules, users, pause and other settings
        All,      ///< anything: read again what is on display
    };

    Kind kind = Kind::All;
    std::vector<DraftId> drafts = {}; ///< for Drafts: those that may differ now
};

/// Tells those who want to know what a service changed. Thread-safe.
///
/// Observers are called on the thread that made the change, after it is on the disk: that is the
/// workspace's writer thread. They must not block, nor call a service that writes; the window's only posts
/// an event to itself. What another process writes comes as All (`WorkspaceService::lookForChanges`).
class ChangeBus {
public:
    using Observer = std::function<void(const Change&)>;

    /// Ends its subscription when it is destroyed. Once the destructor has returned the observer is not
    /// running and will not be called again (unless it is destroyed inside its own call).
    class Subscription {
    public:
        Subscription() = default;
        ~Subscription();
        Subscription(Subscription&& other) noexcept;
        Subscription& operator=(Subscription&& other) noexcept;
        Subscription(const Subscription&) = delete;
        Subscription& operator=(const Subscription&) = delete;

    private:
        friend class ChangeBus;
        struct Entry;
        explicit Subscription(std::shared_ptr<Entry> entry);
        void end();

        std::shared_ptr<Entry> m_entry;
    };

    ChangeBus();
    ~ChangeBus();
    ChangeBus(const ChangeBus&) = delete;
    ChangeBus& operator=(const ChangeBus&) = delete;

    [[nodiscard]] Subscription subscribe(Observer observer);
    void publish(const Change& change);

private:
    struct Entries;
    std::unique_ptr<Entries> m_entries;
};

} // namespace countersign
