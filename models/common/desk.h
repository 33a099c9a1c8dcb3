// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/open_workspace.h"
#include "models/common/async.h"
#include "models/common/change_relay.h"

#include <QObject>

#include <memory>

namespace countersign {

/// One open workspace as the window uses it: its services, the worker threads that call them, and what
/// changed. Each thread serves one kind of work, so that none waits behind another kind. Owns the
/// workspace; when the desk goes, writes that were asked for are finished first. GUI thread.
class Desk final : public QObject {
    Q_OBJECT

public:
    explicit Desk(std::unique_ptr<OpenWorkspace> workspace, QObject* parent = nullptr);
    ~Desk() override;

    /// Call its services from the workers only; path(), clock() and changes() from anywhere.
    [[nodiscard]] OpenWorkspace& workspace() { return *m_workspace; }

    [[nodiscard]] Async& reads() { return m_reads; }   ///< the draft on display
    [[nodiscard]] Async& lists() { return m_lists; }   ///< lists, counts, search
    [[nodiscard]] Async& checks() { return m_checks; } ///< texts as they are typed
    [[nodiscard]] Async& writes() { return m_writes; } ///< what people decide and write, in order
    [[nodiscard]] Async& texts() { return m_texts; }   ///< one draft written again
    [[nodiscard]] Async& jobs() { return m_jobs; }     ///< import, generation, delivery, walks

Q_SIGNALS:
    void changed(const countersign::Change& change);

private:
    std::unique_ptr<OpenWorkspace> m_workspace; ///< first: goes last
    Async m_reads{Async::Ending::StopNow};
    Async m_lists{Async::Ending::StopNow};
    Async m_checks{Async::Ending::StopNow};
    Async m_texts{Async::Ending::StopNow};
    Async m_jobs{Async::Ending::StopNow};
    Async m_writes{Async::Ending::FinishQueued};
    ChangeRelay m_relay;
};

} // namespace countersign
