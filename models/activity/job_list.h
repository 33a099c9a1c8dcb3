// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/progress.h"
#include "models/common/async.h"

#include <QAbstractListModel>
#include <QDateTime>
#include <QElapsedTimer>
#include <QStringList>

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace countersign {

/// What a long job leaves behind to be read: a line of figures and a table.
struct JobReport {
    QString summary;
    QStringList columns;
    std::vector<QStringList> rows;
};

/// How a job ended.
struct JobEnd {
    enum class How { Done, NeedsAttention, Stopped, Failed };
    How how = How::Done;
    JobReport report;
};

/// The long jobs of this session, newest first: what runs, how far it is, what came of it. Jobs run one
/// after the other on the worker for jobs. GUI thread; the progress handler is called on the worker.
class JobList final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        StateRole = Qt::UserRole, ///< State
        ProgressRole,             ///< QString: "61 of 180 · 4 min left"
        FractionRole,             ///< double, 0 to 1; below 0 while it is not known
        StartedRole,              ///< QDateTime
        EndRole,                  ///< int: JobEnd::How
    };
    enum class State { Waiting, Running, Ended };
    using Work = std::function<JobEnd(std::stop_token, const ProgressHandler&)>;

    explicit JobList(Async& jobs, QObject* parent = nullptr);
    ~JobList() override;

    /// Queues a job; answers its number.
    int start(const QString& title, Work work);
    void cancel(int number);

    [[nodiscard]] int numberAt(int row) const { return jobAt(row).number; }
    [[nodiscard]] const JobReport& reportAt(int row) const { return jobAt(row).end.report; }
    /// The row of the job that runs; -1 if none does.
    [[nodiscard]] int runningRow() const;
    [[nodiscard]] int rowOf(int number) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

Q_SIGNALS:
    /// What runs, or how far it is, is other than before.
    void activityChanged();
    void ended(int number);

protected:
    bool event(QEvent* event) override;

private:
    struct Job {
        int number = 0;
        QString title;
        State state = State::Waiting;
        QDateTime started;
        Progress progress;
        QElapsedTimer since;
        JobEnd end;
        std::stop_source stop;
    };
    /// What the worker tells; outlives the list.
    struct Told {
        std::mutex mutex;
        JobList* list = nullptr; ///< null once the list is gone
        std::vector<std::pair<int, Progress>> progress;
        std::vector<int> begun;
        bool posted = false;

        void tell(int number, const std::optional<Progress>& progress);
    };
    [[nodiscard]] Job& jobAt(int row) const { return **(m_jobs.rbegin() + row); }
    void takeTold();
    void take(int number, JobEnd end);
    [[nodiscard]] QString progressText(const Job& job) const;

    Async& m_async;
    std::vector<std::unique_ptr<Job>> m_jobs; ///< oldest first; rows count from the end
    std::shared_ptr<Told> m_told = std::make_shared<Told>();
    int m_lastNumber = 0;
};

} // namespace countersign

Q_DECLARE_METATYPE(countersign::JobList::State)
