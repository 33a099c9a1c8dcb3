// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/activity/job_list.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

QEvent::Type toldEvent()
{
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

} // namespace

JobList::JobList(Async& jobs, QObject* parent)
    : QAbstractListModel(parent)
    , m_async(jobs)
{
    m_told->list = this;
}

JobList::~JobList()
{
    {
        const std::lock_guard lock(m_told->mutex);
        m_told->list = nullptr;
    }
    for (const auto& job : m_jobs)
        job->stop.request_stop();
}

void JobList::Told::tell(int number, const std::optional<Progress>& how)
{
    const std::lock_guard lock(mutex);
    if (!list)
        return;
    if (how)
        progress.emplace_back(number, *how);
    else
        begun.push_back(number);
    if (!posted) {
        posted = true;
        QCoreApplication::postEvent(list, new QEvent(toldEvent()));
    }
}

int JobList::start(const QString& title, Work work)
{
    const int number = ++m_lastNumber;
    auto job = std::make_unique<Job>();
    job->number = number;
    job->title = title;
    job->started = QDateTime::currentDateTimeUtc();
    const std::stop_source stop = job->stop;
    beginInsertRows({}, 0, 0);
    m_jobs.push_back(std::move(job));
    endInsertRows();
    m_async.run(
        this,
        [told = m_told, number, stop,
         work = std::move(work)](const std::stop_token& closing) mutable {
            // Closing the window stops it as a person would.
            const std::stop_callback both(closing, [&stop] { stop.request_stop(); });
            if (stop.stop_requested())
                return JobEnd{JobEnd::How::Stopped, {}};
            told->tell(number, std::nullopt);
            return work(stop.get_token(),
                        [&told, number](const Progress& how) { told->tell(number, how); });
        },
        [this, number](JobEnd end) { take(number, std::move(end)); });
    Q_EMIT activityChanged();
    return number;
}

void JobList::cancel(int number)
{
    const int row = rowOf(number);
    if (row >= 0)
        jobAt(row).stop.request_stop();
}

int JobList::rowOf(int number) const
{
    const auto found = std::find_if(m_jobs.rbegin(), m_jobs.rend(),
                                    [number](const auto& job) { return job->number == number; });
    return found == m_jobs.rend() ? -1 : static_cast<int>(found - m_jobs.rbegin());
}

int JobList::runningRow() const
{
    const auto found = std::find_if(m_jobs.rbegin(), m_jobs.rend(),
                                    [](const auto& job) { return job->state == State::Running; });
    return found == m_jobs.rend() ? -1 : static_cast<int>(found - m_jobs.rbegin());
}

bool JobList::event(QEvent* event)
{
    if (event->type() != toldEvent())
        return QAbstractListModel::event(event);
    takeTold();
    return true;
}

void JobList::takeTold()
{
    std::vector<std::pair<int, Progress>> progress;
    std::vector<int> begun;
    {
        const std::lock_guard lock(m_told->mutex);
        m_told->posted = false;
        progress.swap(m_told->progress);
        begun.swap(m_told->begun);
    }
    for (const int number : begun) {
        const int row = rowOf(number);
        Job& job = jobAt(row);
        job.state = State::Running;
        job.since.start();
        Q_EMIT dataChanged(index(row), index(row));
    }
    for (const auto& [number, how] : progress) {
        const int row = rowOf(number);
        jobAt(row).progress = how;
        Q_EMIT dataChanged(index(row), index(row));
    }
    Q_EMIT activityChanged();
}

void JobList::take(int number, JobEnd end)
{
    const int row = rowOf(number);
    Job& job = jobAt(row);
    job.state = State::Ended;
    job.end = std::move(end);
    Q_EMIT dataChanged(index(row), index(row));
    Q_EMIT activityChanged();
    Q_EMIT ended(number);
}

QString JobList::progressText(const Job& job) const
{
    if (job.state == State::Waiting)
        return tr("waiting");
    const Progress& progress = job.progress;
    const QLocale locale;
    if (progress.total <= 0)
        return progress.done > 0 ? locale.toString(progress.done) : tr("working");
    QString text =
        tr("%1 of %2").arg(locale.toString(progress.done), locale.toString(progress.total));
    const qint64 elapsed = job.since.isValid() ? job.since.elapsed() : 0;
    if (elapsed > 5000 && progress.done > 0 && progress.done < progress.total) {
        const qint64 left = elapsed * (progress.total - progress.done) / progress.done / 1000;
        text = left < 60 ? tr("%1 · less than a minute left").arg(text)
                         : tr("%1 · %2 min left").arg(text).arg((left + 59) / 60);
    }
    return text;
}

int JobList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_jobs.size());
}

QVariant JobList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Job& job = jobAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return job.title;
    case Qt::AccessibleTextRole:
        return QString(job.title % u", "_s %
                       (job.state == State::Ended ? job.end.report.summary : progressText(job)));
    case StateRole:
        return QVariant::fromValue(job.state);
    case ProgressRole:
        return job.state == State::Ended ? job.end.report.summary : progressText(job);
    case FractionRole:
        return job.progress.total > 0 ? static_cast<double>(job.progress.done) /
                                            static_cast<double>(job.progress.total)
                                      : -1.0;
    case StartedRole:
        return job.started;
    case EndRole:
        return static_cast<int>(job.end.how);
    default:
        return {};
    }
}

} // namespace countersign
