// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/import_help.h"
#include "app/cli/text.h"
#include "app/delivery/output_file.h"
#include "app/services/evidence_service.h"
#include "app/services/import_service.h"
#include "app/services/messages.h"
#include "app/services/people_service.h"
#include "app/store/workspace_files.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

Result<ImportKind> kindOf(const QString& word)
{
    if (const std::optional<ImportKind> kind = fromText<ImportKind>(word))
        return *kind;
    QStringList words;
    for (const auto& [kind, known] : EnumText<ImportKind>::words)
        words.append(QString::fromLatin1(known));
    return badInput(u"usage"_s, {},
                    {text(QT_TRANSLATE_NOOP("Cli", "“%1” cannot be imported. There is: %2."))
                         .arg(word, words.join(u", "_s))});
}

Result<ImportOptions> optionsOf(const Arguments& arguments)
{
    ImportOptions options;
    for (const QString& choice : arguments.values(u"map"_s)) {
        const qsizetype equals = choice.indexOf(u'=');
        if (equals <= 0)
            return badInput(
                u"usage"_s, {},
                {text(QT_TRANSLATE_NOOP("Cli", "“--map %1” should be FIELD=COLUMN.")).arg(choice)});
        options.map.insert_or_assign(choice.left(equals), choice.mid(equals + 1));
    }
    options.encoding = arguments.value(u"encoding"_s);
    options.delimiter = arguments.value(u"delimiter"_s);
    if (options.delimiter == "\\t"_L1 || options.delimiter == "tab"_L1)
        options.delimiter = u"\t"_s;
    if (options.delimiter.size() > 1)
        return badInput(
            u"usage"_s, {},
            {text(QT_TRANSLATE_NOOP("Cli", "A delimiter is one character, or “tab”."))});
    if (arguments.has(u"header-line"_s)) {
        bool isNumber = false;
        const QString value = arguments.value(u"header-line"_s);
        const qint64 line = value.toLongLong(&isNumber);
        if (!(isNumber && line > 0) && value != "none"_L1)
            return badInput(u"usage"_s, {},
                            {text(QT_TRANSLATE_NOOP(
                                "Cli", "“--header-line” takes a number of a line, or “none”."))});
        options.headerLine = isNumber ? line : -1;
    }
    options.useRemembered = !arguments.has(u"as-found"_s);
    options.listRows = arguments.has(u"report"_s);
    options.dryRun = arguments.has(u"dry-run"_s);
    options.clearEmpty = arguments.has(u"clear-empty"_s);
    return options;
}

void sayRows(Output& out, const std::vector<RejectedRow>& rows, const QString& title)
{
    if (!rows.empty())
        out.say(title);
    for (const RejectedRow& row : rows) {
        QString where = row.file;
        if (row.place > 0)
            where += u':' + QString::number(row.place);
        if (!row.column.isEmpty())
            where += u':' + row.column;
        out.say(u"  %1\t%2"_s.arg(where, reasonText(row.reason, row.args)));
    }
}

/// What was refused, whole rows or only values of rows that were taken.
std::vector<RejectedRow> refused(const ImportReport& report, bool wholeRows)
{
    std::vector<RejectedRow> rows;
    std::copy_if(report.rejected.begin(), report.rejected.end(), std::back_inserter(rows),
                 [wholeRows](const RejectedRow& row) { return row.wholeRow == wholeRows; });
    return rows;
}

/// Several things may be wrong with one row.
qsizetype rowsIn(const std::vector<RejectedRow>& problems)
{
    std::set<std::tuple<QString, qint64, qint64, qint64>> rows;
    for (const RejectedRow& problem : problems)
        rows.emplace(problem.file, problem.fileNumber, problem.row,
                     problem.row == 0 ? qint64(rows.size()) : 0);
    return qsizetype(rows.size());
}

/// Which column was taken for what, so that a wrong guess is seen.
void sayColumns(Output& out, const ImportReport& report)
{
    QStringList columns;
    for (const auto& [field, header] : report.columns)
        columns.append(u"%1 = “%2”"_s.arg(field, header));
    if (!columns.isEmpty())
        out.say(text(QT_TRANSLATE_NOOP("Cli", "Columns by field: %1")).arg(columns.join(u", "_s)));
    if (!report.customColumns.isEmpty())
        out.say(text(QT_TRANSLATE_NOOP("Cli", "Other columns, kept as custom fields: %1"))
                    .arg(report.customColumns.join(u", "_s)));
    if (!report.ignoredColumns.isEmpty())
        out.say(text(QT_TRANSLATE_NOOP("Cli", "Columns that nothing reads: %1"))
                    .arg(report.ignoredColumns.join(u", "_s)));
    if (report.customColumns.isEmpty() && report.ignoredColumns.isEmpty())
        return;
    out.say(text(QT_TRANSLATE_NOOP("Cli", "“--map FIELD=COLUMN” corrects that; “import %1 --help” "
                                          "lists the fields."))
                .arg(toText(report.kind)));
}

/// The first line adds up: what was read is what was added, updated, unchanged and rejected.
void sayReport(Output& out, const ImportReport& report)
{
    if (report.dryRun)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "A trial run: nothing was written.")));
    const std::vector<RejectedRow> rows = refused(report, true);
    const std::vector<RejectedRow> values = refused(report, false);
    out.say(
        text(QT_TRANSLATE_NOOP("Cli", "%1 read: %2 added, %3 updated, %4 unchanged, %5 rejected"))
            .arg(report.read)
            .arg(report.added)
            .arg(report.updated)
            .arg(report.unchanged)
            .arg(rowsIn(rows)));
    if (report.suppressed > 0)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "Of them on the suppression list: %1"))
                    .arg(report.suppressed));
    sayRows(out, rows, text(QT_TRANSLATE_NOOP("Cli", "Rejected:")));
    sayRows(out, values,
            text(QT_TRANSLATE_NOOP("Cli", "Values left out, the rest of their rows was taken: %1"))
                .arg(values.size()));
    sayRows(out, report.leftAsIs, text(QT_TRANSLATE_NOOP("Cli", "Left as is:")));
    sayRows(out, report.warnings, text(QT_TRANSLATE_NOOP("Cli", "Worth a look:")));
    if (!report.program.isEmpty())
        out.say(text(QT_TRANSLATE_NOOP("Cli", "Written by: %1")).arg(report.program));
    if (report.remembered)
        out.say(text(QT_TRANSLATE_NOOP(
            "Cli", "Read the way such files were corrected before; --as-found leaves that out.")));
    sayColumns(out, report);
}

/// Likely twins are held until somebody says whether they are one person.
bool hasTwins(const ImportReport& report)
{
    return std::any_of(report.warnings.begin(), report.warnings.end(), [](const RejectedRow& row) {
        return row.reason == "prospect.likely_twin"_L1;
    });
}

Result<void> placeReport(const Call& call, const QString& file, const QByteArray& bytes)
{
    if (file.isEmpty())
        return {};
    if (store::WorkspaceFiles(call.workspacePath()).include(file))
        return badInput(u"export.workspace"_s, file);
    return delivery::writeFile(file, bytes, delivery::Existing::Replace);
}

Exit import(Call& call)
{
    const Arguments& arguments = call.arguments();
    const Result<ImportKind> kind = kindOf(arguments.place(0));
    if (!kind)
        return call.out().fail(kind.error());
    const Result<ImportOptions> options = optionsOf(arguments);
    if (!options)
        return call.out().fail(options.error());
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    const QString reportFile = arguments.value(u"report"_s);
    if (const Result<void> placed = placeReport(call, reportFile, {}); !placed)
        return call.out().fail(placed.error()); // before anything is brought in
    const Result<ImportReport> report =
        (*workspace)
            ->imports()
            .run(*kind, arguments.places.mid(1), *options, call.out().progress(), call.stop());
    if (!report)
        return call.out().fail(report.error());
    if (const Result<void> placed = placeReport(call, reportFile, reportCsv(*report)); !placed)
        return call.out().fail(placed.error());
    if (call.out().isJson()) {
        Json json = toJson(*report);
        if (report->trouble)
            json["error"] = errorJson(*report->trouble);
        call.out().line(json);
    }
    sayReport(call.out(), *report);
    if (report->trouble)
        return call.out().tell(*report->trouble);
    if (report->read == 0 && report->rejected.empty()) {
        call.out().note(
            *kind == ImportKind::Knowledge
                ? text(QT_TRANSLATE_NOOP(
                      "Cli", "There is nothing to read there. Name a folder or files of Markdown, "
                             "text, WebVTT or SRT."))
                : text(QT_TRANSLATE_NOOP(
                      "Cli",
                      "There is nothing in it to bring in. Check that it is the right file.")));
        return Exit::NeedsPerson;
    }
    return report->rejected.empty() && !hasTwins(*report) ? Exit::Done : Exit::NeedsPerson;
}

Exit withdrawEvidence(Call& call)
{
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    const Result<EvidenceId> evidence =
        call.idOf<EvidenceId>(**workspace, Named::Evidence, call.arguments().place(0));
    if (!evidence)
        return call.out().fail(evidence.error());
    const Result<WithdrawalOutcome> outcome =
        (*workspace)->evidence().withdraw(*evidence, call.arguments().value(u"reason"_s));
    if (!outcome)
        return call.out().fail(outcome.error());
    Json citing = Json::array();
    for (const DraftId& draft : outcome->citing)
        citing.push_back(toUtf8(draft.text()));
    if (call.out().isJson())
        call.out().line({{"evidence", toUtf8(evidence->text())},
                         {"withdrawal", toUtf8(outcome->withdrawal.text())},
                         {"citing", citing}});
    call.out().say(text(QT_TRANSLATE_NOOP("Cli", "Withdrawn. Drafts that cite it: %1."))
                       .arg(outcome->citing.size()));
    return Exit::Done;
}

Exit reply(Call& call)
{
    if (call.arguments().value(u"file"_s).isEmpty())
        return call.out().fail(
            badInput(u"usage"_s, {},
                     {text(QT_TRANSLATE_NOOP(
                         "Cli", "Name the file: --file F, or --file - for standard input."))}));
    const Result<QString> words = textOf(call, call.arguments().value(u"file"_s));
    if (!words)
        return call.out().fail(words.error());
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    const Result<ProspectId> prospect =
        call.idOf<ProspectId>(**workspace, Named::Prospect, call.arguments().place(0));
    if (!prospect)
        return call.out().fail(prospect.error());
    const Result<ReplyOutcome> outcome = (*workspace)->people().reply(*prospect, *words);
    if (!outcome)
        return call.out().fail(outcome.error());
    Json held = Json::array();
    for (const DraftId& draft : outcome->held)
        held.push_back(toUtf8(draft.text()));
    if (call.out().isJson())
        call.out().line({{"prospect", toUtf8(prospect->text())},
                         {"reply", toUtf8(outcome->reply.text())},
                         {"opt_out", outcome->optOut},
                         {"why", toUtf8(outcome->why)},
                         {"held", held}});
    call.out().say(
        outcome->optOut
            ? text(QT_TRANSLATE_NOOP(
                  "Cli", "Recorded: an opt-out. The person is suppressed on every channel."))
            : text(QT_TRANSLATE_NOOP("Cli", "Recorded. Later steps are held.")));
    return Exit::Done;
}

} // namespace

std::vector<Command> inputCommands()
{
    return {
        {u"import"_s,
         QT_TRANSLATE_NOOP("Cli", "brings files in"),
         QT_TRANSLATE_NOOP(
             "Cli",
             "KIND is setup, prospects, accounts, evidence, knowledge, suppression or drafts.\n"
             "CSV, TSV, JSON and JSON Lines; knowledge takes files or a folder. Rows that cannot\n"
             "be used are listed and do not stop the others. Importing twice changes nothing.\n"
             "“import KIND --help” tells what is read in a file of that kind."),
         {{u"KIND"_s}, {u"PATH"_s, Place::How::Some}},
         {{u"map"_s, u"FIELD=COLUMN"_s, QT_TRANSLATE_NOOP("Cli", "this column is that field"),
           true},
          {u"encoding"_s, u"NAME"_s, QT_TRANSLATE_NOOP("Cli", "how the bytes are read")},
          {u"delimiter"_s, u"C"_s, QT_TRANSLATE_NOOP("Cli", "what parts the cells")},
          {u"header-line"_s, u"N"_s,
           QT_TRANSLATE_NOOP("Cli", "the line that names the columns, or “none”")},
          {u"as-found"_s,
           {},
           QT_TRANSLATE_NOOP("Cli", "leave out what was corrected for such files before")},
          {u"report"_s, u"FILE"_s,
           QT_TRANSLATE_NOOP("Cli", "write what became of each row into a CSV file")},
          {u"dry-run"_s, {}, QT_TRANSLATE_NOOP("Cli", "say what would be done; write nothing")},
          {u"clear-empty"_s, {}, QT_TRANSLATE_NOOP("Cli", "an empty cell empties the field")}},
         import,
         importHelp},
        {u"withdraw-evidence"_s,
         QT_TRANSLATE_NOOP("Cli", "a passage no longer counts"),
         QT_TRANSLATE_NOOP("Cli", "Approvals that cite it fall."),
         {{u"ID"_s}},
         {{u"reason"_s, u"T"_s, QT_TRANSLATE_NOOP("Cli", "why")}},
         withdrawEvidence},
        {u"reply"_s,
         QT_TRANSLATE_NOOP("Cli", "records what a prospect answered"),
         QT_TRANSLATE_NOOP("Cli", "Later steps are held; an opt-out suppresses the person on every "
                                  "channel."),
         {{u"PROSPECT"_s}},
         {{u"file"_s, u"F"_s,
           QT_TRANSLATE_NOOP("Cli", "the reply's text, or - for standard input")}},
         reply},
    };
}

} // namespace countersign::cli
