// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/async.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>

namespace countersign {
namespace {

QEvent::Type resultEvent()
{
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

} // namespace

Async::Async(Ending ending, QObject* parent)
    : QObject(parent)
    , m_ending(ending)
    , m_thread([this](const std::stop_token& stop) { serve(stop); })
{}

Async::~Async()
{
    std::deque<Job> dropped;
    {
        const std::lock_guard lock(m_mutex);
        m_ended = true;
        if (m_ending == Ending::StopNow) {
            dropped.swap(m_queue);
            m_runningStop.request_stop();
        }
        m_thread.request_stop();
    }
    m_wake.notify_all();
    m_thread.join();
}

void Async::enqueue(const QString& key, QObject* context, Packed packed)
{
    std::vector<Job> dropped; // destroyed outside the lock: captures may be anything
    {
        const std::lock_guard lock(m_mutex);
        if (!key.isEmpty())
            dropLocked(key, dropped);
        m_queue.push_back({key, ++m_lastNumber, context, context != nullptr, std::move(packed)});
    }
    m_wake.notify_one();
}

void Async::drop(const QString& key)
{
    std::vector<Job> dropped;
    bool idle = false;
    {
        const std::lock_guard lock(m_mutex);
        dropLocked(key, dropped);
        idle = m_queue.empty() && !m_running && m_finished.empty();
    }
    if (idle && !dropped.empty())
        Q_EMIT becameIdle();
}

void Async::dropLocked(const QString& key, std::vector<Job>& dropped)
{
    const auto isOfKey = [&key](const Job& job) { return job.key == key; };
    for (Job& job : m_queue) {
        if (isOfKey(job))
            dropped.push_back(std::move(job));
    }
    std::erase_if(m_queue, [](const Job& job) { return !job.packed; });
    for (Finished& finished : m_finished) {
        if (isOfKey(finished.job))
            finished.handOver = nullptr;
    }
    if (m_running && isOfKey(*m_running)) {
        m_runningStop.request_stop();
        m_runningDropped = true;
    }
}

void Async::stopRunning()
{
    const std::lock_guard lock(m_mutex);
    m_runningStop.request_stop();
}

bool Async::isIdle() const
{
    const std::lock_guard lock(m_mutex);
    return m_queue.empty() && !m_running && m_finished.empty();
}

void Async::serve(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_wake.wait(lock, stop, [this] { return !m_queue.empty(); });
        if (m_queue.empty())
            return;
        m_running = std::move(m_queue.front());
        m_queue.pop_front();
        Packed packed = std::move(m_running->packed);
        m_runningStop = std::stop_source();
        m_runningDropped = false;
        const std::stop_token jobStop = m_runningStop.get_token();
        lock.unlock();
        HandOver handOver;
        try {
            handOver = packed(jobStop);
        } catch (const std::exception& exception) {
            qWarning("work in the background failed: %s", exception.what());
        }
        packed = nullptr;
        lock.lock();
        if (m_runningDropped)
            handOver = nullptr;
        m_finished.push_back({std::move(*m_running), std::move(handOver)});
        m_running.reset();
        if (!m_posted && !m_ended) {
            m_posted = true;
            QCoreApplication::postEvent(this, new QEvent(resultEvent()));
        }
    }
}

bool Async::event(QEvent* event)
{
    if (event->type() != resultEvent())
        return QObject::event(event);
    takeOver();
    return true;
}

void Async::takeOver()
{
    std::vector<Finished> finished;
    {
        const std::lock_guard lock(m_mutex);
        m_posted = false;
        finished.swap(m_finished);
    }
    const QPointer<Async> self(this);
    for (const Finished& one : finished) {
        const bool wanted = one.handOver && (!one.job.hasContext || one.job.context);
        if (wanted)
            one.handOver();
        if (!self)
            return; // the hand-over closed the window
    }
    if (isIdle())
        Q_EMIT becameIdle();
}

} // namespace countersign
