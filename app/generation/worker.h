// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/generation/composition.h"
#include "app/generation/sources.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace countersign::generation {

/// One message to be written.
struct GenerationJob {
    DraftId draft;
    ProspectId prospect;
    QString label;     ///< what progress shows, e.g. the prospect's name
    QString directive; ///< what a reviewer asked for; empty for none
};

/// How a run ended.
enum class RunEnd {
    Done,     ///< nothing was left to do
    Finished, ///< asked to finish what it held
    Stopped,  ///< asked to stop now; the message in hand was given up
};

struct RunReport {
    RunEnd end = RunEnd::Done;
    qint64 written = 0;
    qint64 failed = 0;
    std::vector<GenerationJob> left; ///< not begun or given up; queue them again to go on
};

/// What the worker needs from outside. All are called on the worker's thread, one at a time; they reach
/// the store through services.
struct WorkerFunctions {
    /// The dossier for a job, read when its turn comes.
    std::function<Result<ProspectDossier>(const GenerationJob&)> dossier;
    /// Writes one message; e.g. write() over a realiser.
    std::function<Result<Composition>(const ProspectDossier&, std::stop_token)> writeMessage;
    /// Takes each result as soon as it is there, so that a crash loses at most the one in hand.
    std::function<void(const GenerationJob&, Result<Composition>)> result;
    ProgressHandler progress; ///< may be empty
    std::function<void(const RunReport&)>
        ended; ///< each time the queue runs dry or a stop was obeyed; may be empty
};

/// Writes a batch while people review. The functions of this class may be called from any thread.
class GenerationWorker {
public:
    explicit GenerationWorker(WorkerFunctions functions);
    /// Stops now and joins.
    ~GenerationWorker();
    GenerationWorker(const GenerationWorker&) = delete;
    GenerationWorker& operator=(const GenerationWorker&) = delete;

    /// Adds jobs at the end of the queue; begins at once.
    void enqueue(std::vector<GenerationJob> jobs);
    /// Finish what you hold: the message in hand is completed and handed over, the rest is left.
    void finish();
    /// Stop now: the message in hand is given up.
    void stopNow();

    [[nodiscard]] bool isIdle() const;
    /// Blocks until the run has ended; for the command line and tests, not for the GUI thread.
    void waitUntilIdle();

private:
    enum class Outcome { Written, Failed, GivenUp };

    void run(const std::stop_token& threadStop);
    [[nodiscard]] Outcome writeOne(const GenerationJob& job, const std::stop_token& itemStop);
    void count(const GenerationJob& job, Outcome outcome);
    void endRun(std::unique_lock<std::mutex>& lock);
    [[nodiscard]] bool isIdleLocked() const;

    WorkerFunctions m_functions;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<GenerationJob> m_queue;
    std::stop_source m_itemStop;
    RunReport m_report;
    Progress m_progress;
    bool m_working = false;
    bool m_finishAsked = false;
    bool m_stopAsked = false;
    std::jthread m_thread; ///< last: starts when all else is there, joins first
};

} // namespace countersign::generation
