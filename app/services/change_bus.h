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
        Drafts,      ///< texts, states or findings of `drafts`
        People,      ///< accounts and prospects
        Inputs,      ///< evidence, knowledge, boundaries, directives
        Segments,    ///< personas, segments, sequences, steps and their controls
        Suppression, ///< entries and lifts
        Users,
        Rules,    ///< thresholds and settings
        Delivery, ///< hand-overs, and whether everything is paused
        Work,     ///< work in progress was kept or dropped
        Audit,    ///< a line was added to the log
        All,      ///< anything: read again what is on display
    };

    Kind kind = Kind::All;
    /// The drafts whose state, text or findings may have changed; with none named, any may have.
    std::vector<DraftId> drafts = {};
};

/// Tells those who want to know what a service changed. Thread-safe.
///
/// Observers are called on the thread that made the change, after it is stored, one change at a time per
/// observer. They must not block: the window's only posts an event to itself.
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
