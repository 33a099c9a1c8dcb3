// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/import/import_entries.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

Outcome outcomeOf(RowFate fate)
{
    switch (fate) {
    case RowFate::Added:
        return Outcome::Added;
    case RowFate::Updated:
        return Outcome::Updated;
    case RowFate::Unchanged:
        return Outcome::Unchanged;
    case RowFate::LeftAsIs:
        return Outcome::LeftAsIs;
    case RowFate::Rejected:
        break;
    }
    return Outcome::Refused;
}

using Names = std::map<std::pair<QString, qint64>, QString>;

void addRow(ImportOutcome& outcome, const ImportedRow& row)
{
    ImportEntry entry{.outcome = outcomeOf(row.fate),
                      .file = row.file,
                      .row = row.row,
                      .place = row.place,
                      .name = row.name,
                      .column = {},
                      .before = {},
                      .value = {},
                      .reason = {},
                      .args = {},
                      .items = 0};
    if (row.suppressed) {
        ImportEntry suppressed = entry;
        suppressed.outcome = Outcome::Suppressed;
        outcome.entries.push_back(std::move(suppressed));
    }
    // What was refused or left says why, and stands there.
    if (row.fate == RowFate::Rejected || row.fate == RowFate::LeftAsIs)
        return;
    if (row.changes.empty()) {
        outcome.entries.push_back(std::move(entry));
        return;
    }
    for (const intake::FieldChange& change : row.changes) {
        entry.column = change.field;
        entry.before = change.before;
        entry.value = change.after;
        outcome.entries.push_back(entry);
    }
}

void addProblems(ImportOutcome& outcome, const std::vector<RejectedRow>& problems, Outcome what,
                 const Names& names)
{
    for (const RejectedRow& problem : problems) {
        const auto name = names.find({problem.file, problem.row});
        outcome.entries.push_back({.outcome = what == Outcome::Refused && !problem.wholeRow
                                                  ? Outcome::ValueLeftOut
                                                  : what,
                                   .file = problem.file,
                                   .row = problem.row,
                                   .place = problem.place,
                                   .name = name == names.end() ? QString() : name->second,
                                   .column = problem.column,
                                   .before = {},
                                   .value = problem.value,
                                   .reason = problem.reason,
                                   .args = problem.args,
                                   .items = 0});
    }
}

/// File by file: nobody looks through the passages of a whole folder.
void addDocuments(ImportOutcome& outcome)
{
    std::map<std::pair<QString, Outcome>, qint64> counts;
    for (const ImportedRow& row : outcome.report.rows)
        ++counts[{row.file, outcomeOf(row.fate)}];
    for (const auto& [what, count] : counts) {
        ImportEntry entry;
        entry.file = what.first;
        entry.outcome = what.second;
        entry.items = count;
        outcome.entries.push_back(std::move(entry));
    }
}

void countUp(ImportOutcome& outcome)
{
    const auto set = [&outcome](Outcome of, qint64 count) {
        outcome.counts[static_cast<size_t>(of)] = count;
    };
    qint64 refused = 0;
    qint64 valuesLeftOut = 0;
    for (const RejectedRow& problem : outcome.report.rejected)
        ++(problem.wholeRow ? refused : valuesLeftOut);
    set(Outcome::Added, outcome.report.added);
    set(Outcome::Updated, outcome.report.updated);
    set(Outcome::Unchanged, outcome.report.unchanged);
    set(Outcome::LeftAsIs, static_cast<qint64>(outcome.report.leftAsIs.size()));
    set(Outcome::Suppressed, outcome.report.suppressed);
    set(Outcome::Refused, refused);
    set(Outcome::ValueLeftOut, valuesLeftOut);
    set(Outcome::Noted, static_cast<qint64>(outcome.report.warnings.size()));
}

} // namespace

std::shared_ptr<const ImportOutcome> outcomeOf(ImportReport report)
{
    auto outcome = std::make_shared<ImportOutcome>();
    outcome->report = std::move(report);
    Names names; // of the rows that have something to be told
    for (const auto* problems :
         {&outcome->report.rejected, &outcome->report.leftAsIs, &outcome->report.warnings}) {
        for (const RejectedRow& problem : *problems)
            names.try_emplace({problem.file, problem.row});
    }
    const bool ofDocuments = outcome->report.kind == ImportKind::Knowledge;
    if (ofDocuments)
        addDocuments(*outcome);
    for (const ImportedRow& row : outcome->report.rows) {
        if (ofDocuments)
            break;
        if (const auto named = names.find({row.file, row.row}); named != names.end())
            named->second = row.fate == RowFate::Rejected ? QString() : row.name;
        addRow(*outcome, row);
    }
    addProblems(*outcome, outcome->report.rejected, Outcome::Refused, names);
    addProblems(*outcome, outcome->report.leftAsIs, Outcome::LeftAsIs, names);
    addProblems(*outcome, outcome->report.warnings, Outcome::Noted, names);
    std::stable_sort(outcome->entries.begin(), outcome->entries.end(),
                     [](const ImportEntry& a, const ImportEntry& b) {
                         return a.file == b.file ? a.row < b.row : a.file < b.file;
                     });
    countUp(*outcome);
    return outcome;
}

} // namespace countersign
