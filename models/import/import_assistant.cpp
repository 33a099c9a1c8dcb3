// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/import/import_assistant.h"

#include "app/services/messages.h"
#include "models/activity/job_list.h"
#include "models/activity/reports.h"
#include "models/common/desk.h"
#include "models/import/import_words.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

QString customKey(const QString& header)
{
    return QString(u"custom."_s % header);
}

Error stopped()
{
    Error error;
    error.code = ErrorCode::Cancelled;
    error.id = u"job.stopped"_s;
    return error;
}

bool isCorrected(const ImportOptions& options)
{
    return !options.encoding.isEmpty() || !options.delimiter.isEmpty() || options.headerLine != 0 ||
           !options.map.empty();
}

} // namespace

ImportAssistant::ImportAssistant(Desk& desk, JobList& jobs, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
    , m_jobs(jobs)
{
    connect(&jobs, &JobList::ended, this, &ImportAssistant::takeEnd);
    connect(&jobs, &JobList::activityChanged, this, &ImportAssistant::tellJob);
}

QString ImportAssistant::fileName() const
{
    if (m_paths.size() > 1)
        return tr("%n file(s)", nullptr, static_cast<int>(m_paths.size()));
    return QFileInfo(QDir::cleanPath(m_paths.value(0))).fileName();
}

void ImportAssistant::choose(const QStringList& paths)
{
    if (isRunning() || paths.isEmpty())
        return;
    begin(paths);
}

void ImportAssistant::chooseNext()
{
    if (!isRunning() && !m_waiting.isEmpty())
        begin(QStringList(m_waiting));
}

void ImportAssistant::begin(const QStringList& paths)
{
    m_paths = {paths.first()};
    m_waiting = paths.mid(1);
    m_options = {};
    m_remembered.reset();
    m_preview.reset();
    m_readingProblem.reset();
    m_done.reset();
    m_runProblem.reset();
    dropPlan();
    m_reading = true;
    Q_EMIT readingChanged();
    const ImportService& imports = m_desk.workspace().imports();
    m_worker.runLatest(
        u"read"_s, this,
        [&imports, path = paths.first()](const std::stop_token& stop) {
            return readFile(imports, guessKind(imports, path, stop), path, {});
        },
        [this](ReadFile file) {
            m_kind = file.kind;
            if (m_kind == ImportKind::Knowledge)
                m_paths.append(std::exchange(m_waiting, {}));
            take(std::move(file));
        });
}

void ImportAssistant::read()
{
    if (m_paths.isEmpty() || isRunning())
        return;
    dropPlan();
    m_reading = true;
    Q_EMIT readingChanged();
    const ImportService& imports = m_desk.workspace().imports();
    m_worker.runLatest(
        u"read"_s, this,
        [&imports, kind = m_kind, path = m_paths.first(), options = m_options](
            const std::stop_token&) { return readFile(imports, kind, path, options); },
        [this](ReadFile file) { take(std::move(file)); });
}

void ImportAssistant::take(ReadFile file)
{
    m_reading = false;
    m_readingProblem.reset();
    m_preview.reset();
    if (!isTable(file.kind)) {
        // There is nothing to correct; whether it can be read shows when it is planned.
    } else if (!file.preview) {
        m_readingProblem = file.preview.error();
    } else {
        m_preview = *std::move(file.preview);
        m_readingProblem = m_preview->problem;
        m_options = file.options;
        if (m_preview->remembered) {
            m_remembered = m_preview->options;
            m_options = m_preview->options;
        }
    }
    m_options.useRemembered = false; // from here on, what is in force is in the options
    Q_EMIT readingChanged();
}

void ImportAssistant::setKind(ImportKind kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    m_options.map.clear(); // the fields are other ones
    m_options.useRemembered = true;
    m_remembered.reset();
    read();
}

void ImportAssistant::setEncoding(const QString& encoding)
{
    m_options.encoding = encoding;
    read();
}

void ImportAssistant::setDelimiter(const QString& delimiter)
{
    m_options.delimiter = delimiter;
    read();
}

void ImportAssistant::setHeaderLine(qint64 line)
{
    m_options.headerLine = line;
    read();
}

void ImportAssistant::setColumn(int column, const ColumnUse& use)
{
    if (!m_preview || column < 0 || column >= m_preview->headers.size())
        return;
    const QString header = m_preview->headers[column];
    std::erase_if(m_options.map, [&header](const auto& choice) {
        return choice.second == header || choice.first == customKey(header);
    });
    switch (use.what) {
    case ColumnUse::What::Field:
        m_options.map.insert_or_assign(use.field, header);
        break;
    case ColumnUse::What::Custom:
        m_options.map.insert_or_assign(customKey(header), header);
        break;
    case ColumnUse::What::LeftOut:
        m_options.map.insert_or_assign(customKey(header), QString());
        break;
    }
    read();
}

void ImportAssistant::forget()
{
    if (m_paths.isEmpty() || isRunning())
        return;
    m_options = {};
    m_options.useRemembered = false;
    m_remembered.reset();
    ImportService& imports = m_desk.workspace().imports();
    m_desk.writes().run(
        this,
        [&imports, kind = m_kind, path = m_paths.first()](const std::stop_token&) {
            return imports.forget(kind, path);
        },
        [](const Result<bool>&) {});
    read();
}

ColumnUse ImportAssistant::useOf(int column) const
{
    if (!m_preview || column < 0 || column >= m_preview->headers.size())
        return {};
    const ColumnPreview& shown = m_preview->columnPreviews.at(static_cast<size_t>(column));
    if (!shown.field.isEmpty())
        return {ColumnUse::What::Field, shown.field};
    return {shown.isCustom ? ColumnUse::What::Custom : ColumnUse::What::LeftOut, {}};
}

bool ImportAssistant::isRemembered(int column) const
{
    if (!m_remembered || !m_preview)
        return false;
    const QString header = m_preview->headers.value(column);
    for (const auto& [field, of] : m_remembered->map) {
        const bool isOfColumn = of == header || (of.isEmpty() && field == customKey(header));
        if (!isOfColumn)
            continue;
        const auto now = m_options.map.find(field);
        if (now != m_options.map.end() && now->second == of)
            return true;
    }
    return false;
}

void ImportAssistant::dropPlan()
{
    m_worker.drop(u"plan"_s);
    m_planning = false;
    m_planned.reset();
    m_planProblem.reset();
    Q_EMIT planChanged();
}

void ImportAssistant::plan()
{
    if (!canPlan() || isRunning())
        return;
    dropPlan();
    m_planning = true;
    Q_EMIT planChanged();
    ImportOptions options = m_options;
    options.dryRun = true;
    options.listRows = true;
    ImportService& imports = m_desk.workspace().imports();
    // The worker ends before this object does, so that it can be told.
    const ProgressHandler tell = [this](const Progress& progress) {
        QMetaObject::invokeMethod(
            this,
            [this, progress] {
                if (m_planning)
                    Q_EMIT progressed(
                        tr("%1 rows read").arg(QLocale().toString(progress.done)),
                        progress.total > 0 ? double(progress.done) / double(progress.total) : -1.0);
            },
            Qt::QueuedConnection);
    };
    m_worker.runLatest(
        u"plan"_s, this,
        [&imports, kind = m_kind, paths = m_paths, options, tell](std::stop_token stop) {
            Ran ran;
            Result<ImportReport> report = imports.run(kind, paths, options, tell, std::move(stop));
            if (report)
                ran.outcome = outcomeOf(*std::move(report));
            else
                ran.problem = report.error();
            return ran;
        },
        [this](Ran ran) {
            m_planning = false;
            m_planned = std::move(ran.outcome);
            m_planProblem = std::move(ran.problem);
            Q_EMIT planChanged();
        });
}

void ImportAssistant::stopPlan()
{
    if (m_planning)
        m_worker.stopRunning();
}

void ImportAssistant::run()
{
    if (!canPlan() || isRunning())
        return;
    m_worker.drop(u"plan"_s);
    m_done.reset();
    m_runProblem.reset();
    ImportOptions options = m_options;
    options.listRows = true;
    // Nothing is corrected any more: what was remembered goes as well.
    const bool forgets = m_remembered && !isCorrected(options);
    ImportService& imports = m_desk.workspace().imports();
    m_ran = std::make_shared<Ran>();
    m_job = m_jobs.start(tr("Import: %1").arg(fileName()),
                         [&imports, ran = m_ran, kind = m_kind, paths = m_paths, options,
                          forgets](std::stop_token stop, const ProgressHandler& progress) {
                             if (forgets)
                                 (void)imports.forget(kind, paths.first());
                             Result<ImportReport> report =
                                 imports.run(kind, paths, options, progress, std::move(stop));
                             JobEnd end = endOf(report);
                             if (report)
                                 ran->outcome = outcomeOf(*std::move(report));
                             else
                                 ran->problem = report.error();
                             return end;
                         });
    Q_EMIT runChanged();
}

void ImportAssistant::stopRun()
{
    if (isRunning())
        m_jobs.cancel(m_job);
}

void ImportAssistant::takeEnd(int job)
{
    if (job != m_job)
        return;
    m_job = 0;
    const std::shared_ptr<Ran> ran = std::exchange(m_ran, nullptr);
    m_done = ran->outcome;
    m_runProblem = ran->problem;
    if (!m_done && !m_runProblem) // stopped before it began
        m_runProblem = stopped();
    dropPlan();
    Q_EMIT runChanged();
}

void ImportAssistant::tellJob()
{
    if (!isRunning())
        return;
    const QModelIndex index = m_jobs.index(m_jobs.rowOf(m_job));
    Q_EMIT progressed(index.data(JobList::ProgressRole).toString(),
                      index.data(JobList::FractionRole).toDouble());
}

void ImportAssistant::exportReport(const QString& path)
{
    if (!m_done)
        return;
    m_worker.run(
        this,
        [outcome = m_done, path](const std::stop_token&) {
            QSaveFile file(path);
            const QByteArray bytes = reportCsv(outcome->report);
            const bool written = file.open(QIODevice::WriteOnly) &&
                                 file.write(bytes) == bytes.size() && file.commit();
            return written ? QString()
                           : tr("The report was not written: %1").arg(file.errorString());
        },
        [this](const QString& problem) { Q_EMIT exported(problem); });
}

} // namespace countersign
