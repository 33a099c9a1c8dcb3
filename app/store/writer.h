// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/connection.h"
#include "app/store/signing.h"
#include "app/store/workspace.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace countersign::store {

/// The one thread that writes, with its connection and the queue of what it has to do.
class Writer {
public:
    /// The connection is handed over: after this only the writer's thread uses it.
    Writer(std::unique_ptr<Connection> connection, const QString& path,
           const Surroundings& surroundings);
    /// Does what is queued, notes how far the device was used, and ends.
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void enqueue(Workspace::WriteJob job);
    /// Something that cannot stand in a transaction, e.g. a checkpoint.
    void enqueueBare(std::function<Result<void>(Connection&)> work,
                     std::function<void(const Result<void>&)> settled);
    void onCommit(std::function<void(const Committed&)> listener);
    /// Ends the running write without its changes and answers Cancelled to the others, now and later.
    void stopNow();

private:
    struct Task {
        Workspace::WriteJob job;
        std::function<Result<void>(Connection&)> bare;
    };
    void run(const std::stop_token& stop);
    [[nodiscard]] bool takeNext(const std::stop_token& stop, Task& task);
    void perform(Task& task);
    [[nodiscard]] Result<void> transact(const Workspace::WriteJob& job, Committed& committed);
    [[nodiscard]] bool isStopped();

    std::unique_ptr<Connection> m_connection;
    const Surroundings& m_surroundings;
    Signing m_signing;

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Task> m_tasks;                         ///< guarded
    std::function<void(const Committed&)> m_listener; ///< guarded
    bool m_stopped = false;                           ///< guarded
    std::jthread m_thread;                            ///< last: it uses all of the above
};

} // namespace countersign::store
