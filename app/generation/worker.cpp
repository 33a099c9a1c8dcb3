// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/worker.h"

#include <utility>

namespace countersign::generation {

GenerationWorker::GenerationWorker(WorkerFunctions functions)
    : m_functions(std::move(functions))
    , m_thread([this](const std::stop_token& stop) { run(stop); })
{}

GenerationWorker::~GenerationWorker()
{
    stopNow();
    m_thread.request_stop();
    m_changed.notify_all();
}

void GenerationWorker::enqueue(std::vector<GenerationJob> jobs)
{
    {
        const std::lock_guard lock(m_mutex);
        for (GenerationJob& job : jobs)
            m_queue.push_back(std::move(job));
        m_progress.total += static_cast<qint64>(jobs.size());
    }
    m_changed.notify_all();
}

void GenerationWorker::finish()
{
    {
        const std::lock_guard lock(m_mutex);
        m_finishAsked = !isIdleLocked();
    }
    m_changed.notify_all();
}

void GenerationWorker::stopNow()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopAsked = !isIdleLocked();
        m_itemStop.request_stop();
    }
    m_changed.notify_all();
}

bool GenerationWorker::isIdle() const
{
    const std::lock_guard lock(m_mutex);
    return isIdleLocked();
}

bool GenerationWorker::isIdleLocked() const
{
    return m_queue.empty() && !m_working;
}

void GenerationWorker::waitUntilIdle()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return isIdleLocked(); });
}

void GenerationWorker::run(const std::stop_token& threadStop)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, threadStop, [this] { return !m_queue.empty(); })) {
        if (threadStop.stop_requested())
            break;
        m_working = true;
        while (!m_queue.empty() && !m_finishAsked && !m_stopAsked) {
            const GenerationJob job = m_queue.front();
            m_queue.pop_front();
            m_itemStop = std::stop_source();
            const std::stop_token itemStop = m_itemStop.get_token();
            m_progress.item = job.label;
            const Progress progress = m_progress;
            lock.unlock();
            if (m_functions.progress)
                m_functions.progress(progress);
            const Outcome outcome = writeOne(job, itemStop);
            lock.lock();
            count(job, outcome);
        }
        endRun(lock);
    }
    // Jobs that were queued when the worker was taken down are handed back, too.
    if (!m_queue.empty()) {
        m_stopAsked = true;
        endRun(lock);
    }
}

/// Without the lock: everything here may take long.
GenerationWorker::Outcome GenerationWorker::writeOne(const GenerationJob& job,
                                                     const std::stop_token& itemStop)
{
    auto dossier = m_functions.dossier(job);
    if (!dossier) {
        m_functions.result(job, dossier.error());
        return Outcome::Failed;
    }
    if (!job.directive.isEmpty())
        dossier->directive = job.directive;
    auto composition = m_functions.writeMessage(*dossier, itemStop);
    if (!composition && composition.error().code == ErrorCode::Cancelled)
        return Outcome::GivenUp;
    const bool written = composition.ok();
    m_functions.result(job, std::move(composition));
    return written ? Outcome::Written : Outcome::Failed;
}

void GenerationWorker::count(const GenerationJob& job, Outcome outcome)
{
    switch (outcome) {
    case Outcome::Written:
        ++m_report.written;
        break;
    case Outcome::Failed:
        ++m_report.failed;
        break;
    case Outcome::GivenUp:
        m_report.left.push_back(job);
        return;
    }
    ++m_progress.done;
}

/// With the lock held; lets go of it while the others are told.
void GenerationWorker::endRun(std::unique_lock<std::mutex>& lock)
{
    RunReport report = std::exchange(m_report, RunReport{});
    report.end = m_stopAsked ? RunEnd::Stopped : m_finishAsked ? RunEnd::Finished : RunEnd::Done;
    report.left.insert(report.left.end(), m_queue.begin(), m_queue.end());
    m_queue.clear();
    m_finishAsked = false;
    m_stopAsked = false;
    Progress progress = std::exchange(m_progress, Progress{});
    progress.item.clear();
    lock.unlock();
    if (m_functions.progress)
        m_functions.progress(progress);
    if (m_functions.ended)
        m_functions.ended(report);
    lock.lock();
    m_working = false;
    m_changed.notify_all();
}

} // namespace countersign::generation
