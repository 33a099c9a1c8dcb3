// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/writer.h"

#include "app/store/failure.h"
#include "app/store/sqlite_error.h"
#include "app/store/transaction.h"

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

Error stoppedError()
{
    return errorFromSqlite(SQLITE_INTERRUPT, u"stopped"_s);
}

} // namespace

Writer::Writer(std::unique_ptr<Connection> connection, const QString& path,
               const Surroundings& surroundings)
    : m_connection(std::move(connection))
    , m_surroundings(surroundings)
    , m_signing(path, surroundings)
    , m_thread([this](const std::stop_token& stop) { run(stop); })
{}

Writer::~Writer()
{
    m_thread.request_stop();
    m_thread.join();
    try {
        m_signing.noteUse(*m_connection);
    } catch (const std::exception&) {
        // The file went away while closing; the device is then told by its path alone.
    }
}

void Writer::enqueue(Workspace::WriteJob job)
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_stopped) {
            m_tasks.push_back(Task{std::move(job), {}});
            m_wake.notify_one();
            return;
        }
    }
    job.settled(stoppedError());
}

void Writer::enqueueBare(std::function<Result<void>(Connection&)> work,
                         std::function<void(const Result<void>&)> settled)
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_stopped) {
            m_tasks.push_back(Task{{{}, std::move(settled)}, std::move(work)});
            m_wake.notify_one();
            return;
        }
    }
    settled(stoppedError());
}

void Writer::onCommit(std::function<void(const Committed&)> listener)
{
    const std::lock_guard lock(m_mutex);
    m_listener = std::move(listener);
}

void Writer::stopNow()
{
    std::deque<Task> dropped;
    {
        const std::lock_guard lock(m_mutex);
        m_stopped = true;
        dropped.swap(m_tasks);
    }
    m_connection->interrupt();
    for (const Task& task : dropped)
        task.job.settled(stoppedError());
}

bool Writer::isStopped()
{
    const std::lock_guard lock(m_mutex);
    return m_stopped;
}

void Writer::run(const std::stop_token& stop)
{
    Task task;
    while (takeNext(stop, task))
        perform(task);
}

bool Writer::takeNext(const std::stop_token& stop, Task& task)
{
    std::unique_lock lock(m_mutex);
    m_wake.wait(lock, stop, [this] { return !m_tasks.empty(); });
    if (m_tasks.empty())
        return false;
    task = std::move(m_tasks.front());
    m_tasks.pop_front();
    return true;
}

void Writer::perform(Task& task)
{
    Committed committed;
    Result<void> settled;
    try {
        settled = task.bare ? task.bare(*m_connection) : transact(task.job, committed);
    } catch (const std::exception& exception) {
        settled = errorFrom(exception);
    }
    if (!settled.ok()) {
        m_connection->rollBack();
        m_signing.forget();
    }
    if (settled.ok() && !task.bare) {
        std::function<void(const Committed&)> listener;
        {
            const std::lock_guard lock(m_mutex);
            listener = m_listener;
        }
        if (listener)
            listener(committed);
    }
    task.job.settled(settled);
    task = {};
}

Result<void> Writer::transact(const Workspace::WriteJob& job, Committed& committed)
{
    m_connection->execute("BEGIN IMMEDIATE");
    if (m_connection->hasMoved())
        return storeError(ErrorCode::Busy, u"workspace.moved"_s);
    Transaction transaction(*m_connection, m_surroundings, m_signing);
    if (Result<void> done = job.perform(transaction); !done)
        return done;
    if (transaction.isDiscarded()) {
        m_connection->rollBack();
        m_signing.forget();
        return {};
    }
    transaction.settle();
    committed = transaction.committed();
    // Asked here too: an interrupt that came between two statements stopped neither.
    if (isStopped())
        return stoppedError();
    m_connection->execute("COMMIT");
    return {};
}

} // namespace countersign::store
