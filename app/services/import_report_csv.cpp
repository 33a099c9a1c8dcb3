// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/delivery/csv_export.h"
#include "app/services/import_service.h"
#include "app/services/messages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// Stable words, as the columns of the other exports have them.
const QStringList reportColumns{u"file"_s,   u"row"_s,     u"line"_s,   u"what"_s,
                                u"name"_s,   u"column"_s,  u"before"_s, u"value"_s,
                                u"reason"_s, u"message"_s, u"id"_s,     u"place"_s};

struct Entry {
    QString file;
    qint64 row = 0;
    QStringList cells;
};

QString numberText(qint64 number)
{
    return number > 0 ? QString::number(number) : QString();
}

void addRows(std::vector<Entry>& entries, const std::vector<ImportedRow>& rows)
{
    for (const ImportedRow& row : rows) {
        const auto add = [&](const QString& what, const QString& column, const QString& before,
                             const QString& value) {
            entries.push_back({row.file,
                               row.row,
                               {row.file,
                                numberText(row.row),
                                numberText(row.line),
                                what,
                                row.name,
                                column,
                                before,
                                value,
                                {},
                                {},
                                row.id,
                                numberText(row.place)}});
        };
        add(toText(row.fate), {}, {}, {});
        if (row.suppressed)
            add(u"suppressed"_s, {}, {}, {});
        for (const intake::FieldChange& change : row.changes)
            add(u"changed"_s, change.field, change.before, change.after);
    }
}

void addProblems(std::vector<Entry>& entries, const std::vector<RejectedRow>& problems,
                 const QString& what)
{
    for (const RejectedRow& problem : problems)
        entries.push_back({problem.file,
                           problem.row,
                           {problem.file,
                            numberText(problem.row),
                            numberText(problem.line),
                            what,
                            {},
                            problem.column,
                            {},
                            problem.value,
                            problem.reason,
                            reasonText(problem.reason, problem.args),
                            {},
                            numberText(problem.place)}});
}

} // namespace

QByteArray reportCsv(const ImportReport& report)
{
    std::vector<Entry> entries;
    addRows(entries, report.rows);
    addProblems(entries, report.rejected, u"refused"_s);
    addProblems(entries, report.leftAsIs, u"left"_s);
    addProblems(entries, report.warnings, u"noted"_s);
    std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return a.file == b.file ? a.row < b.row : a.file < b.file;
    });
    delivery::CsvWriter writer(delivery::Audience::Spreadsheets, reportColumns);
    for (const Entry& entry : entries)
        writer.append(entry.cells);
    return writer.take();
}

} // namespace countersign
