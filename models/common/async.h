// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/defect.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace countersign {

/// Runs functions one after the other on a worker thread of its own and hands their results to the thread
/// this object lives in (the GUI's), through a posted event under the lock. Nothing ever waits for it,
/// except the destructor.
///
/// `work(std::stop_token)` runs on the worker; it must not touch what the GUI thread owns. `done(result)`
/// runs on the GUI thread, and only if `context` still exists then. All functions of this class are for
/// the GUI thread.
///
/// Work that throws answers Internal "program.defect" where its answer is a Result; other work is logged and
/// hands nothing over.
class Async final : public QObject {
    Q_OBJECT

public:
    /// What the destructor does with work that has not begun.
    enum class Ending {
        StopNow,      ///< drops it and asks the running one to stop: for reading
        FinishQueued, ///< runs it to the end, without handing over results: for writing
    };

    explicit Async(Ending ending, QObject* parent = nullptr);
    ~Async() override;

    /// Queues the work.
    template<class Work, class Done>
    void run(QObject* context, Work work, Done done)
    {
        enqueue(QString(), context, packed(std::move(work), std::move(done)));
    }

    /// Queues the work; of several with one key only the latest counts. One that waits is dropped, one
    /// that runs is asked to stop, and its result is dropped.
    template<class Work, class Done>
    void runLatest(const QString& key, QObject* context, Work work, Done done)
    {
        enqueue(key, context, packed(std::move(work), std::move(done)));
    }

    /// Nothing of this key counts any more.
    void drop(const QString& key);
    /// Asks the running work to stop; its result is still handed over.
    void stopRunning();

    /// No work is queued or running, and every result was handed over.
    [[nodiscard]] bool isIdle() const;

Q_SIGNALS:
    void becameIdle();

protected:
    bool event(QEvent* event) override;

private:
    using HandOver = std::function<void()>;
    /// Runs on the worker and answers what is to run on the GUI thread.
    using Packed = std::function<HandOver(std::stop_token)>;

    struct Job {
        QString key;
        quint64 number = 0;
        QPointer<QObject> context; ///< read on the GUI thread only
        bool hasContext = false;
        Packed packed;
    };
    struct Finished {
        Job job;
        HandOver handOver;
    };

    template<class Work, class Done>
    static Packed packed(Work work, Done done)
    {
        using Answer = std::invoke_result_t<Work&, std::stop_token>;
        auto sharedWork = std::make_shared<Work>(std::move(work));
        auto sharedDone = std::make_shared<Done>(std::move(done));
        return [sharedWork, sharedDone](std::stop_token stop) -> HandOver {
            if constexpr (std::is_void_v<Answer>) {
                (*sharedWork)(std::move(stop));
                return [sharedDone] { (*sharedDone)(); };
            } else {
                auto answer = std::make_shared<std::optional<Answer>>();
                if constexpr (std::is_constructible_v<Answer, Error>) {
                    try {
                        answer->emplace((*sharedWork)(std::move(stop)));
                    } catch (const std::exception& exception) {
                        answer->emplace(defect(exception));
                    }
                } else {
                    answer->emplace((*sharedWork)(std::move(stop)));
                }
                return [sharedDone, answer] { (*sharedDone)(*std::move(*answer)); };
            }
        };
    }

    void enqueue(const QString& key, QObject* context, Packed packed);
    void dropLocked(const QString& key, std::vector<Job>& dropped);
    void serve(const std::stop_token& stop);
    void takeOver();

    const Ending m_ending;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Job> m_queue;
    std::vector<Finished> m_finished;
    std::optional<Job> m_running; ///< its `packed` is with the worker
    std::stop_source m_runningStop;
    bool m_runningDropped = false;
    bool m_posted = false;
    bool m_ended = false;
    quint64 m_lastNumber = 0;
    std::jthread m_thread; ///< last: begins when all else is there
};

} // namespace countersign
