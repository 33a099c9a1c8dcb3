// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/import_service.h"

#include "app/intake/csv_reader.h"
#include "app/intake/json_reader.h"
#include "app/policy/permissions.h"
#include "app/services/acting.h"
#include "app/services/check_service.h"
#include "app/services/importing/about.h"
#include "app/services/importing/import_job.h"
#include "app/services/messages.h"
#include "app/store/audit_log.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;
using countersign::importing::ImportJob;

namespace countersign {

namespace {

constexpr auto dryRunId = "import.dry_run"_L1;

policy::Action actionFor(ImportKind kind)
{
    switch (kind) {
    case ImportKind::Setup:
    case ImportKind::Knowledge:
        return policy::Action::EditKnowledge;
    case ImportKind::Prospects:
    case ImportKind::Accounts:
        return policy::Action::EditPeople;
    case ImportKind::Evidence:
        return policy::Action::WriteEvidence;
    case ImportKind::Suppression:
        return policy::Action::Suppress;
    case ImportKind::Drafts:
        break;
    }
    return policy::Action::WriteRevision;
}

Result<void> importDevice(ImportJob& job, ImportKind kind, QIODevice& device)
{
    switch (kind) {
    case ImportKind::Setup:
        return importing::importSetup(job, device);
    case ImportKind::Prospects:
        return importing::importProspects(job, device);
    case ImportKind::Accounts:
        return importing::importAccounts(job, device);
    case ImportKind::Evidence:
        return importing::importEvidence(job, device);
    case ImportKind::Suppression:
        return importing::importSuppression(job, device);
    case ImportKind::Drafts:
        return importing::importDrafts(job, device);
    case ImportKind::Knowledge:
        break;
    }
    return {};
}

Error fileProblem(ErrorCode code, const QString& id, const QString& path, const QString& detail)
{
    return Error{.code = code,
                 .id = id,
                 .args = {QFileInfo(path).fileName()},
                 .where = path,
                 .detail = detail,
                 .candidates = {}};
}

/// Opens a file, or standard input for "-", so that it can be read twice.
Result<std::unique_ptr<QIODevice>> openInput(const QString& path)
{
    if (path == "-"_L1) {
        QFile input;
        if (!input.open(stdin, QIODevice::ReadOnly))
            return fileProblem(ErrorCode::BadInput, u"file.unreadable"_s, path,
                               input.errorString());
        auto buffer = std::make_unique<QBuffer>();
        buffer->setData(input.readAll());
        buffer->open(QIODevice::ReadOnly);
        return std::unique_ptr<QIODevice>(std::move(buffer));
    }
    const QFileInfo info(path);
    if (!info.exists())
        return fileProblem(ErrorCode::NotFound, u"file.missing"_s, path, {});
    if (info.isDir())
        return fileProblem(ErrorCode::BadInput, u"file.is_folder"_s, path, {});
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly))
        return fileProblem(ErrorCode::BadInput, u"file.unreadable"_s, path, file->errorString());
    return std::unique_ptr<QIODevice>(std::move(file));
}

/// An error of a file names the file first.
Error inFile(Error error, const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    if (error.where == name || error.where.startsWith(QString(name + u':')))
        error.where.remove(0, name.size() + 1); // readers name the file without its folder
    if (error.where.isEmpty())
        error.where = path;
    else if (!error.where.startsWith(path))
        error.where = QString(path + u':' + error.where);
    return error;
}

Result<void> importPaths(ImportJob& job, ImportKind kind, const QStringList& paths)
{
    if (kind == ImportKind::Knowledge) {
        for (const QString& path : paths) {
            if (!QFileInfo::exists(path))
                return fileProblem(ErrorCode::NotFound, u"file.missing"_s, path, {});
        }
        return importing::importKnowledge(job, paths);
    }
    for (const QString& path : paths) {
        Result<std::unique_ptr<QIODevice>> device = openInput(path);
        if (!device)
            return device.error();
        job.fileName = QFileInfo(path).fileName();
        if (Result<void> done = importDevice(job, kind, **device); !done)
            return inFile(done.error(), path);
    }
    return {};
}

Result<void> note(ImportJob& job, ImportKind kind)
{
    const ImportReport& report = job.report;
    if (report.added + report.updated == 0)
        return {};
    return job.transaction.audit().append({.by = job.actor.id,
                                           .action = u"import."_s + toText(kind),
                                           .subject = {},
                                           .detail = {{"read", report.read},
                                                      {"added", report.added},
                                                      {"updated", report.updated},
                                                      {"unchanged", report.unchanged},
                                                      {"rejected", report.rejected.size()}}});
}

/// Reads a table's head for a preview.
Result<std::unique_ptr<intake::TableReader>> openTable(QIODevice& device, const QString& path,
                                                       const ImportOptions& options)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const QString name = QFileInfo(path).fileName();
    if (suffix == "json"_L1 || suffix == "jsonl"_L1 || suffix == "ndjson"_L1)
        return intake::openJsonTable(
            device, {.fileName = name, .encoding = options.encoding, .wrappers = {}});
    intake::CsvOptions csv;
    csv.fileName = name;
    csv.encoding = options.encoding;
    if (!options.delimiter.isEmpty())
        csv.delimiter = options.delimiter.front();
    return intake::openCsv(device, csv);
}

std::vector<intake::ColumnChoice> choices(const ImportOptions& options)
{
    std::vector<intake::ColumnChoice> chosen;
    for (const auto& [field, column] : options.map)
        chosen.push_back({field, column});
    return chosen;
}

Json rowsJson(const std::vector<RejectedRow>& rows)
{
    Json list = Json::array();
    for (const RejectedRow& row : rows) {
        Json entry = {{"row", row.row},
                      {"column", toUtf8(row.column)},
                      {"value", toUtf8(row.value)},
                      {"reason", toUtf8(row.reason)},
                      {"message", toUtf8(reasonText(row.reason, row.args))},
                      {"file", toUtf8(row.file)}};
        if (row.line > 0)
            entry["line"] = row.line;
        entry["whole_row"] = row.wholeRow;
        list.push_back(std::move(entry));
    }
    return list;
}

} // namespace

ImportService::ImportService(Context context, CheckService& checks)
    : m_context(context)
    , m_checks(checks)
{}

Result<ImportReport> ImportService::run(ImportKind kind, const QStringList& paths,
                                        const ImportOptions& options,
                                        const ProgressHandler& progress, std::stop_token stop)
{
    ImportReport report;
    report.kind = kind;
    report.dryRun = options.dryRun;
    std::set<ProspectId> people;
    std::set<DraftId> drafts;
    const QDateTime now = m_context.clock.now();
    const Result<void> done =
        writeAs(m_context, [&](store::Transaction& transaction, const User& actor) -> Result<void> {
            if (Result<void> may = policy::require(actor.role, actionFor(kind)); !may)
                return may;
            ImportJob job{.transaction = transaction,
                          .actor = actor,
                          .options = options,
                          .report = report,
                          .control = {.progress = progress, .stop = stop},
                          .fileName = {},
                          .now = now,
                          .today = m_context.clock.today(),
                          .people = {},
                          .drafts = {}};
            if (Result<void> read = importPaths(job, kind, paths); !read)
                return read;
            if (job.newPeople) {
                if (Result<void> found = importing::resolveLeftovers(transaction, job.people);
                    !found)
                    return found;
            }
            people = std::move(job.people);
            drafts = std::move(job.drafts);
            if (options.dryRun)
                return refusal(dryRunId); // rolls everything back
            return note(job, kind);
        });
    if (!done) {
        if (options.dryRun && done.error().id == dryRunId)
            return report;
        return done.error();
    }
    if (const Result<void> checked = checkAfter(kind, people, drafts, stop); !checked)
        return checked.error();
    return report;
}

Result<void> ImportService::checkAfter(ImportKind kind, const std::set<ProspectId>& people,
                                       const std::set<DraftId>& drafts, std::stop_token stop)
{
    const Result<CheckRun> touched = m_checks.recheckOf({people.begin(), people.end()}, stop);
    if (!touched)
        return touched.error();
    const Result<CheckRun> written = m_checks.check({drafts.begin(), drafts.end()}, {}, stop);
    if (!written)
        return written.error();
    if (kind != ImportKind::Knowledge && kind != ImportKind::Setup)
        return {};
    const Result<CheckRun> others = m_checks.catchUp({}, std::move(stop));
    return others ? Result<void>() : Result<void>(others.error());
}

Result<ImportPreview> ImportService::preview(ImportKind kind, const QString& path,
                                             const ImportOptions& options, int rows) const
{
    const std::optional<intake::RecordKind> table = fromText<intake::RecordKind>(toText(kind));
    if (!table)
        return badInput(u"import.no_preview"_s, path, {toText(kind)});
    const Result<std::unique_ptr<QIODevice>> device = openInput(path);
    if (!device)
        return device.error();
    const Result<std::unique_ptr<intake::TableReader>> reader = openTable(**device, path, options);
    if (!reader)
        return inFile(reader.error(), path);
    ImportPreview preview;
    for (intake::TableRow row; static_cast<int>(preview.rows.size()) < rows;) {
        const Result<bool> read = (*reader)->next(row);
        if (!read)
            return inFile(read.error(), path);
        if (!*read)
            break;
        preview.rows.push_back(QStringList(row.cells.begin(), row.cells.end()));
    }
    preview.headers = (*reader)->columns();
    preview.encoding = (*reader)->format().encoding;
    preview.delimiter = (*reader)->format().delimiter;
    preview.fields = intake::fieldNames(*table);
    const Result<intake::FieldMapping> mapping =
        intake::FieldMapping::make(*table, preview.headers, choices(options));
    if (!mapping)
        return inFile(mapping.error(), path);
    preview.columns = mapping->mappedColumns();
    return preview;
}

Json toJson(const ImportReport& report)
{
    Json columns = Json::object();
    for (const auto& [field, header] : report.columns)
        columns[toUtf8(field)] = toUtf8(header);
    return {{"kind", toUtf8(toText(report.kind))},
            {"read", report.read},
            {"added", report.added},
            {"updated", report.updated},
            {"unchanged", report.unchanged},
            {"suppressed", report.suppressed},
            {"rejected", rowsJson(report.rejected)},
            {"left_as_is", rowsJson(report.leftAsIs)},
            {"warnings", rowsJson(report.warnings)},
            {"encoding", toUtf8(report.encoding)},
            {"delimiter", toUtf8(report.delimiter)},
            {"columns", std::move(columns)},
            {"ignored_columns", toJson(report.ignoredColumns)},
            {"dry_run", report.dryRun}};
}

} // namespace countersign
