// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/import_job.h"

namespace countersign::importing {

intake::ImportOptions ImportJob::intakeOptions() const
{
    intake::ImportOptions wanted;
    wanted.fileName = fileName;
    wanted.encoding = options.encoding;
    if (!options.delimiter.isEmpty())
        wanted.delimiter = options.delimiter.front();
    for (const auto& [field, column] : options.map)
        wanted.columns.push_back({field, column});
    wanted.today = today;
    return wanted;
}

void addTo(ImportReport& report, const intake::ImportReport& read, const QString& fileName)
{
    report.read += read.read;
    report.encoding = read.format.encoding;
    report.delimiter = read.format.delimiter;
    report.columns.insert(read.columns.begin(), read.columns.end());
    for (const QString& column : read.ignoredColumns) {
        if (!report.ignoredColumns.contains(column))
            report.ignoredColumns.append(column);
    }
    for (const intake::RowProblem& problem : read.problems) {
        RejectedRow row;
        row.file = fileName;
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
