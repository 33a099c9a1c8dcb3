// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/store/committed.h"
#include "app/store/session.h"
#include "app/store/surroundings.h"

#include <QString>

#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>
#include <vector>

namespace countersign::store {

enum class OpenMode { ReadWrite, ReadOnly };

/// A file NAME.countersign, open. One writer thread writes; any thread reads, each through a read-only
/// connection of its own while it reads.
///
/// Several processes may have one workspace open. A write waits up to five seconds for another's.
/// All functions may be called from any thread. The GUI thread uses `write` and short `read`s only.
///
/// Errors of `create` and `open`: BadInput "workspace.exists", NotFound "workspace.not_found", Damaged
/// "workspace.damaged" (also for a file that is none of ours, "workspace.not_ours"), NewerVersion
/// "workspace.newer", Busy "workspace.busy", ReadOnly "workspace.read_only", NoSpace
/// "workspace.no_space".
class Workspace {
public:
    /// Makes the file, mode 0600; refuses to overwrite one.
    [[nodiscard]] static Result<std::unique_ptr<Workspace>> create(const QString& path,
                                                                   Surroundings surroundings);
    /// Opens it and brings an older schema up to date. ReadOnly writes nothing at all, not even that.
    [[nodiscard]] static Result<std::unique_ptr<Workspace>> open(const QString& path, OpenMode mode,
                                                                 Surroundings surroundings);
    /// Finishes the writes that are queued and closes.
    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    [[nodiscard]] const QString& path() const;
    [[nodiscard]] OpenMode mode() const;
    [[nodiscard]] const Clock& clock() const;

    /// A file that was moved or replaced while it is open is no longer written to: Busy "workspace.moved".
    ///
    /// Runs `work(Transaction&)`, which answers a Result, on the writer thread in one transaction. It is
    /// committed if the Result is ok and rolled back otherwise; the future has an ok Result only after
    /// the commit is on the disk.
    template<class Work>
    [[nodiscard]] auto write(Work work)
    {
        using Answer = std::invoke_result_t<Work&, Transaction&>;
        auto promise = std::make_shared<std::promise<Answer>>();
        auto future = promise->get_future();
        write(std::move(work), [promise](Answer answer) { promise->set_value(std::move(answer)); });
        return future;
    }

    /// The same, with `done(Result)` called on the writer thread once it is settled. `done` must be
    /// short; it may queue other writes.
    template<class Work, class Done>
    void write(Work work, Done done)
    {
        using Answer = std::invoke_result_t<Work&, Transaction&>;
        auto held = std::make_shared<std::pair<Work, Done>>(std::move(work), std::move(done));
        auto answer = std::make_shared<std::optional<Answer>>();
        enqueue(WriteJob{[held, answer](Transaction& transaction) -> Result<void> {
                             answer->emplace(held->first(transaction));
                             if (!(*answer)->ok())
                                 return (*answer)->error();
                             return {};
                         },
                         [held, answer](const Result<void>& settled) {
                             held->second(settled.ok() ? std::move(**answer)
                                                       : Answer(settled.error()));
                         }});
    }

    /// Writes and waits for the end; for the command line and for threads that have nothing else to do.
    /// Never from the GUI thread, and never from within a write.
    template<class Work>
    [[nodiscard]] auto writeNow(Work work)
    {
        return write(std::move(work)).get();
    }

    /// Runs `work(Reader&)`, which answers a Result, on this thread; it sees the workspace as it is at one
    /// moment. When a stop is asked for, a running query ends at once and the answer is Cancelled.
    template<class Work>
    [[nodiscard]] auto read(Work work, std::stop_token stop = {}) const
    {
        using Answer = std::invoke_result_t<Work&, Reader&>;
        std::optional<Answer> answer;
        const Result<void> settled = readWith(
            [&](Reader& reader) -> Result<void> {
                answer.emplace(work(reader));
                return {};
            },
            std::move(stop));
        return settled.ok() ? std::move(*answer) : Answer(settled.error());
    }

    /// Called on the writer thread after each commit of this process. Set it before the first write.
    void onCommit(std::function<void(const Committed&)> listener);
    /// A number that differs when another process has committed since it was last asked. Waits for the
    /// writes that are queued.
    [[nodiscard]] Result<qint64> foreignVersion() const;

    /// Stop now: the running write is rolled back, what is queued answers Cancelled, and nothing more
    /// is written. Reading goes on.
    void stopNow();

    /// Writes the log into the main file, so that the file alone is the whole workspace.
    [[nodiscard]] Result<void> checkpoint();

    struct WriteJob {
        std::function<Result<void>(Transaction&)> perform;
        std::function<void(const Result<void>&)> settled;
    };

private:
    class Impl;
    explicit Workspace(std::unique_ptr<Impl> impl);
    void enqueue(WriteJob job);
    Result<void> readWith(const std::function<Result<void>(Reader&)>& work,
                          std::stop_token stop) const;

    Result<void> bare(std::function<Result<void>(Connection&)> work) const;

    std::unique_ptr<Impl> m_impl;
};

} // namespace countersign::store
