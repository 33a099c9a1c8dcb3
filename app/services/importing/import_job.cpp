// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/import_job.h"

#include "app/services/importing/profiles.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::importing {

namespace {

/// Rows that were refused before they came to a taker are listed too.
void listRefused(ImportJob& job, const intake::ImportReport& read)
{
    const auto first =
        std::find_if(job.report.rows.begin(), job.report.rows.end(),
                     [&job](const ImportedRow& row) { return row.file == job.fileName; });
    const auto firstAt = first - job.report.rows.begin();
    qint64 last = 0;
    for (const intake::RowProblem& problem : read.problems) {
        if (problem.effect != intake::Effect::RowRejected || problem.row == last)
            continue;
        last = problem.row;
        ImportedRow row;
        row.file = job.fileName;
        row.row = problem.row;
        row.line = problem.line;
        row.fate = RowFate::Rejected;
        row.name = problem.value;
        job.report.rows.push_back(std::move(row));
    }
    std::stable_sort(job.report.rows.begin() + firstAt, job.report.rows.end(),
                     [](const ImportedRow& a, const ImportedRow& b) { return a.row < b.row; });
}

void addNew(QStringList& columns, const QStringList& more)
{
    for (const QString& column : more) {
        if (!columns.contains(column))
            columns.append(column);
    }
}

/// Reasons whose arguments are numbers of rows.
void tellPlaces(RejectedRow& row, const intake::RowPlaces& places)
{
    const auto tell = [&](qsizetype arg) {
        if (arg < row.args.size())
            row.args[arg] = QString::number(places.of(row.args[arg].toLongLong()));
    };
    if (row.reason == "row.said_before"_L1)
        tell(1);
    if (row.reason == "prospect.same_id"_L1) {
        tell(0);
        tell(1);
    }
}

/// Gives what is told of the file's rows the numbers that people find them by.
void setPlaces(ImportJob& job, const intake::RowPlaces& places)
{
    ImportReport& report = job.report;
    for (std::vector<RejectedRow>* rows : {&report.rejected, &report.leftAsIs, &report.warnings}) {
        for (RejectedRow& row : *rows) {
            if (row.place > 0 || row.file != job.fileName)
                continue;
            row.place = places.of(row.row);
            tellPlaces(row, places);
        }
    }
    for (ImportedRow& row : report.rows) {
        if (row.place == 0 && row.file == job.fileName)
            row.place = places.of(row.row);
    }
}

} // namespace

intake::ImportOptions ImportJob::intakeOptions() const
{
    return readerOptions(options, fileName, today);
}

RowTally::RowTally(const ImportReport& report)
    : m_added(report.added)
    , m_updated(report.updated)
    , m_suppressed(report.suppressed)
    , m_leftAsIs(report.leftAsIs.size())
    , m_rejected(report.rejected.size())
{}

RowFate RowTally::fate(const ImportReport& report) const
{
    if (report.added > m_added)
        return RowFate::Added;
    if (report.updated > m_updated)
        return RowFate::Updated;
    if (report.rejected.size() > m_rejected)
        return RowFate::Rejected;
    return report.leftAsIs.size() > m_leftAsIs ? RowFate::LeftAsIs : RowFate::Unchanged;
}

void RowTally::tell(ImportJob& job, qint64 row, qint64 line, const QString& id, const QString& name,
                    std::vector<intake::FieldChange> changes) const
{
    if (!job.options.listRows)
        return;
    ImportedRow told;
    told.file = job.fileName;
    told.row = row;
    told.line = line;
    told.fate = fate(job.report);
    told.suppressed = job.report.suppressed > m_suppressed;
    told.id = id;
    told.name = name.left(intake::longestShownValue);
    if (told.fate == RowFate::Updated)
        told.changes = std::move(changes);
    job.report.rows.push_back(std::move(told));
}

void addTo(ImportJob& job, const intake::ImportReport& read)
{
    ImportReport& report = job.report;
    report.read += read.read;
    report.program = read.program;
    report.encoding = read.format.encoding;
    report.delimiter = read.format.delimiter;
    report.headerLine = read.format.headerLine;
    report.blankRows += read.blankRows;
    report.preamble += read.format.preamble;
    report.footer += read.footer;
    report.columns.insert(read.columns.begin(), read.columns.end());
    addNew(report.customColumns, read.customColumns);
    addNew(report.ignoredColumns, read.ignoredColumns);
    for (const intake::RowProblem& problem : read.problems) {
        RejectedRow row;
        row.file = job.fileName;
        row.row = problem.row;
        row.line = problem.line;
        row.column = problem.column;
        row.value = problem.value;
        row.reason = problem.reason;
        row.args = problem.args.isEmpty() && !problem.value.isEmpty() ? QStringList{problem.value}
                                                                      : problem.args;
        row.wholeRow = problem.effect == intake::Effect::RowRejected;
        if (problem.effect == intake::Effect::Noted)
            report.warnings.push_back(std::move(row));
        else
            report.rejected.push_back(std::move(row));
    }
    if (job.options.listRows)
        listRefused(job, read);
    setPlaces(job, read.places);
}

void count(ImportReport& report, store::Put put)
{
    switch (put) {
    case store::Put::Added:
        ++report.added;
        break;
    case store::Put::Changed:
        ++report.updated;
        break;
    case store::Put::Unchanged:
        ++report.unchanged;
        break;
    }
}

RejectedRow line(const ImportJob& job, qint64 row, const QString& column, const QString& value,
                 const QString& reason, const QStringList& args)
{
    RejectedRow entry;
    entry.file = job.fileName;
    entry.row = row;
    entry.column = column;
    entry.value = value;
    entry.reason = reason;
    entry.args = args;
    return entry;
}

} // namespace countersign::importing
