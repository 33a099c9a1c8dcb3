// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/review_service.h"
#include "models/common/async.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace countersign {

struct Change;

/// Holds the draft that is on display, and reads its neighbours ahead so that going on takes no time.
/// GUI thread; reads on a worker.
class DraftLoader final : public QObject {
    Q_OBJECT

public:
    using Read = std::function<Result<DraftView>(const DraftId&)>;

    DraftLoader(Async& reads, Read read, QObject* parent = nullptr);

    /// Puts a draft on display: at once if it was read ahead.
    void show(const DraftId& draft);
    void showNone();
    /// Reads drafts that are likely next.
    void readAhead(const std::vector<DraftId>& drafts);
    /// Reads the draft on display again.
    void reload();
    void follow(const Change& change);

    /// What is on display; null before the first and while it is none.
    [[nodiscard]] const std::shared_ptr<const DraftView>& view() const { return m_view; }
    /// The draft asked for last; its view may still be on the way.
    [[nodiscard]] const std::optional<DraftId>& wanted() const { return m_wanted; }
    [[nodiscard]] bool isLoading() const { return m_loading; }

Q_SIGNALS:
    /// view() is another draft, or none.
    void shown();
    /// view() is the same draft, as it is now.
    void renewed();
    void failed(const countersign::Error& error);

private:
    struct Kept {
        DraftId draft;
        std::shared_ptr<const DraftView> view;
    };
    void take(const DraftId& draft, Result<DraftView> view);
    void keep(const std::shared_ptr<const DraftView>& view);
    void forget(const DraftId& draft);
    void display(const std::shared_ptr<const DraftView>& view);

    Async& m_reads;
    Read m_read;
    std::shared_ptr<const DraftView> m_view;
    std::optional<DraftId> m_wanted;
    std::deque<Kept> m_kept; ///< newest first
    quint64 m_age = 0;       ///< of the workspace as far as we know; what was read before is stale
    bool m_loading = false;
};

} // namespace countersign
