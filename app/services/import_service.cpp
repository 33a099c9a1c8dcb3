// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/import_service.h"

#include "app/policy/permissions.h"
#include "app/services/acting.h"
#include "app/services/autopilot_watch.h"
#include "app/services/check_service.h"
#include "app/services/importing/about.h"
#include "app/services/importing/import_job.h"
#include "app/services/importing/input_file.h"
#include "app/services/importing/preview.h"
#include "app/services/importing/profiles.h"
#include "app/services/messages.h"
#include "app/store/audit_log.h"
#include "app/store/checked.h"

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

/// Reads one file as its shape was corrected before, and remembers what is corrected now.
Result<void> importFile(ImportJob& job, ImportKind kind, QIODevice& device, const QString& fileName,
                        const ImportOptions& wanted)
{
    job.fileName = fileName;
    const importing::OptionsInForce inForce =
        importing::withRemembered(job.transaction, kind, device, fileName, wanted);
    job.options = inForce.options;
    job.report.remembered = job.report.remembered || inForce.remembered;
    if (Result<void> done = importDevice(job, kind, device); !done)
        return done;
    if (!wanted.remember || wanted.dryRun)
        return {};
    return importing::rememberFor(job.transaction, kind, device, fileName, inForce.options);
}

/// What is read, opened before the workspace is locked: another program may take its time to write into a
/// pipe. Knowledge is read by path.
struct Sources {
    QStringList paths;
    std::vector<std::unique_ptr<QIODevice>> devices; ///< one for each path; none for knowledge
};

Result<Sources> openSources(ImportKind kind, const QStringList& paths)
{
    Sources sources{paths, {}};
    for (const QString& path : paths) {
        if (kind == ImportKind::Knowledge) {
            if (!QFileInfo::exists(path))
                return importing::fileProblem(ErrorCode::NotFound, u"file.missing"_s, path);
            continue;
        }
        Result<std::unique_ptr<QIODevice>> device = importing::openInput(path);
        if (!device)
            return device.error();
        sources.devices.push_back(*std::move(device));
    }
    return sources;
}

Result<void> importSources(ImportJob& job, ImportKind kind, const Sources& sources)
{
    const ImportOptions wanted = job.options;
    if (kind == ImportKind::Knowledge)
        return importing::importKnowledge(job, sources.paths);
    for (size_t i = 0; i < sources.devices.size(); ++i) {
        const QString& path = sources.paths[static_cast<qsizetype>(i)];
        if (Result<void> done =
                importFile(job, kind, *sources.devices[i], QFileInfo(path).fileName(), wanted);
            !done)
            return importing::inFile(done.error(), path);
        for (RejectedRow& row : job.report.rejected) {
            if (row.fileNumber == 0)
                row.fileNumber = static_cast<qint64>(i) + 1;
        }
    }
    return {};
}

Result<void> note(ImportJob& job, ImportKind kind)
{
    const ImportReport& report = job.report;
    if (report.added + report.updated == 0)
        return {};
    if (Result<void> watched = watchBoundaries(job.transaction, job.actor, job.now); !watched)
        return watched;
    return job.transaction.audit().append({.by = job.actor.id,
                                           .action = u"import."_s + toText(kind),
                                           .subject = {},
                                           .detail = {{"read", report.read},
                                                      {"added", report.added},
                                                      {"updated", report.updated},
                                                      {"unchanged", report.unchanged},
                                                      {"rejected", report.rejected.size()}}});
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
        if (row.place > 0)
            entry["place"] = row.place;
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
    bool behind = false;
    const QDateTime now = m_context.clock.now();
    const Result<Sources> sources = openSources(kind, paths);
    if (!sources)
        return sources.error();
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
            if (Result<void> read = importSources(job, kind, *sources); !read)
                return read;
            if (job.peopleChanged) {
                if (Result<void> found = importing::resolveLeftovers(transaction, job.people);
                    !found)
                    return found;
            }
            people = std::move(job.people);
            drafts = std::move(job.drafts);
            behind = transaction.checked().isBehind();
            for (const ProspectId& person : people)
                transaction.checked().expire(person);
            if (!people.empty() || !drafts.empty())
                transaction.checked().setBehind(true);
            if (options.dryRun)
                return refusal(dryRunId); // rolls everything back
            return note(job, kind);
        });
    if (!done) {
        if (options.dryRun && done.error().id == dryRunId)
            return report;
        return done.error();
    }
    if (const Result<void> checked = checkAfter(kind, people, drafts, behind, stop); !checked)
        report.trouble = checked.error();
    return report;
}

Result<void> ImportService::checkAfter(ImportKind kind, const std::set<ProspectId>& people,
                                       const std::set<DraftId>& drafts, bool behind,
                                       std::stop_token stop)
{
    const Result<CheckRun> touched = m_checks.recheckOf({people.begin(), people.end()}, stop);
    if (!touched)
        return touched.error();
    const Result<CheckRun> written = m_checks.check({drafts.begin(), drafts.end()}, {}, stop);
    if (!written)
        return written.error();
    // What an earlier import left unchecked, because the disk was full, say, is made up for.
    if (behind || kind == ImportKind::Knowledge || kind == ImportKind::Setup) {
        const Result<CheckRun> others = m_checks.catchUp({}, stop);
        if (!others)
            return others.error();
    }
    if (stop.stop_requested() || (!behind && people.empty() && drafts.empty()))
        return {};
    return m_context.workspace.writeNow([](store::Transaction& transaction) -> Result<void> {
        transaction.checked().setBehind(false);
        return {};
    });
}

Result<ImportPreview> ImportService::preview(ImportKind kind, const QString& path,
                                             const ImportOptions& options, int rows) const
{
    const Result<std::unique_ptr<QIODevice>> device = importing::openInput(path);
    if (!device)
        return device.error();
    const QString fileName = QFileInfo(path).fileName();
    const Result<importing::OptionsInForce> inForce =
        m_context.workspace.read([&](store::Reader& reader) -> Result<importing::OptionsInForce> {
            return importing::withRemembered(reader, kind, **device, fileName, options);
        });
    if (!inForce)
        return inForce.error();
    Result<ImportPreview> preview =
        importing::previewOf(kind, **device, fileName, inForce->options, rows);
    if (!preview)
        return importing::inFile(preview.error(), path);
    preview->remembered = inForce->remembered;
    return preview;
}

Result<bool> ImportService::forget(ImportKind kind, const QString& path)
{
    const Result<std::unique_ptr<QIODevice>> device = importing::openInput(path);
    if (!device)
        return device.error();
    return writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<bool> {
            if (Result<void> may = policy::require(actor.role, actionFor(kind)); !may)
                return may.error();
            return importing::forgetFor(transaction, kind, **device, QFileInfo(path).fileName());
        });
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
            {"program", toUtf8(report.program)},
            {"encoding", toUtf8(report.encoding)},
            {"header_line", report.headerLine},
            {"remembered", report.remembered},
            {"blank_rows", report.blankRows},
            {"preamble", toJson(report.preamble)},
            {"footer", toJson(report.footer)},
            {"delimiter", toUtf8(report.delimiter)},
            {"columns", std::move(columns)},
            {"custom_columns", toJson(report.customColumns)},
            {"ignored_columns", toJson(report.ignoredColumns)},
            {"dry_run", report.dryRun}};
}

} // namespace countersign
