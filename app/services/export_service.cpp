// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/export_service.h"

#include "app/delivery/csv_export.h"
#include "app/delivery/output_file.h"
#include "app/domain/document.h"
#include "app/policy/counting_decisions.h"
#include "app/policy/review_state.h"
#include "app/services/acting.h"
#include "app/services/exported_draft.h"
#include "app/services/listing_json.h"
#include "app/store/audit_log.h"
#include "app/store/decisions.h"
#include "app/store/history.h"
#include "app/store/segments.h"
#include "app/store/workspace_files.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;
using countersign::policy::DraftHistory;

namespace countersign {

namespace {

enum class Format { Csv, JsonLines };

const store::Stretch everything{.limit = std::numeric_limits<int>::max(), .after = {}};

Result<Format> formatOf(const QString& file)
{
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (suffix == "csv"_L1)
        return Format::Csv;
    if (suffix == "jsonl"_L1 || suffix == "ndjson"_L1)
        return Format::JsonLines;
    return badInput(u"export.suffix"_s, file, {suffix});
}

/// How the file is written.
struct Form {
    Format format = Format::Csv;
    delivery::CsvStyle style;
};

delivery::ExportedFile csvIn(const std::vector<delivery::ExportedDraft>& records,
                             const delivery::CsvStyle& style)
{
    return delivery::csvOf(records, style);
}

template<class Record>
delivery::ExportedFile csvIn(const std::vector<Record>& records, const delivery::CsvStyle& style)
{
    return delivery::csvOf(records, style.audience);
}

template<class Record>
delivery::ExportedFile fileOf(const std::vector<Record>& records, const Form& form)
{
    return form.format == Format::Csv ? csvIn(records, form.style)
                                      : delivery::ExportedFile{delivery::jsonLinesOf(records), 0};
}

Result<std::vector<delivery::ExportedDraft>> drafts(const store::Session& session,
                                                    const std::stop_token& stop)
{
    std::vector<delivery::ExportedDraft> records;
    for (const DraftId& id : allDrafts(session)) {
        if (stop.stop_requested())
            return stopped();
        const Result<DraftHistory> history = store::historyOf(session, id);
        if (!history)
            return history.error();
        records.push_back(exportedDraft(session, *history));
    }
    return records;
}

delivery::ExportedDecision exportedDecision(const store::Session& session, const Decision& decision)
{
    delivery::ExportedDecision record;
    record.id = decision.id.text();
    record.draft = decision.draft.text();
    record.revision = decision.revision.text();
    record.verdict = toText(decision.verdict);
    const std::optional<User> by = session.users().find(decision.by);
    record.by = by ? by->name : keyPart(decision.by.text());
    record.role = toText(decision.role);
    record.at = decision.at.toUTC().toString(Qt::ISODate);
    record.reason = decision.reason;
    record.secondsLooked = decision.secondsLooked;
    record.evidenceOpened = static_cast<int>(decision.opened.size());
    record.bulk = decision.bulk;
    const Result<DraftHistory> history = store::historyOf(session, decision.draft);
    if (!history)
        return record;
    record.prospect = history->prospect.name;
    record.company = history->account ? history->account->name : QString();
    if (!history->governance.segments.empty()) {
        if (const auto segment = session.segments().find(history->governance.segments.front()))
            record.segment = segment->name;
    }
    if (history->draft.channel)
        record.channel = toText(*history->draft.channel);
    const std::optional<QString> whyNot = policy::whyNotCounting(*history, decision);
    record.counted = !whyNot.has_value();
    record.whyNot = whyNot.value_or(QString());
    return record;
}

Result<std::vector<delivery::ExportedDecision>> decisions(const store::Session& session,
                                                          const std::stop_token& stop)
{
    std::vector<delivery::ExportedDecision> records;
    for (const Decision& decision : session.decisions().list({}, everything)) {
        if (stop.stop_requested())
            return stopped();
        records.push_back(exportedDecision(session, decision));
    }
    std::reverse(records.begin(), records.end());
    return records;
}

Result<std::vector<AuditEntry>> audit(const store::Session& session, const std::stop_token&)
{
    std::vector<AuditEntry> entries = session.audit().list(everything);
    std::reverse(entries.begin(), entries.end());
    return entries;
}

/// The whole export as bytes, and how many rows it has.
struct Exported {
    delivery::ExportedFile file;
    qint64 rows = 0;
};

template<class Collect>
Result<Exported> collected(const store::Session& session, const Form& form,
                           const std::stop_token& stop, Collect collect)
{
    const auto records = collect(session, stop);
    if (!records)
        return records.error();
    return Exported{fileOf(*records, form), static_cast<qint64>(records->size())};
}

} // namespace

ExportService::ExportService(Context context)
    : m_context(context)
{}

Result<ExportOutcome> ExportService::write(ExportKind kind, const QString& file,
                                           const delivery::CsvStyle& style, std::stop_token stop)
{
    const Result<Format> format = formatOf(file);
    if (!format)
        return format.error();
    if (store::WorkspaceFiles(m_context.workspace.path()).include(file))
        return badInput(u"export.workspace"_s, file);
    const Form form{*format, style};
    const Result<Exported> exported = m_context.workspace.read(
        [&](store::Reader& reader) -> Result<Exported> {
            switch (kind) {
            case ExportKind::Drafts:
                return collected(reader, form, stop, drafts);
            case ExportKind::Decisions:
                return collected(reader, form, stop, decisions);
            case ExportKind::Audit:
                break;
            }
            return collected(reader, form, stop, audit);
        },
        stop);
    if (!exported)
        return exported.error();
    if (const Result<void> written =
            delivery::writeFile(file, exported->file.bytes, delivery::Existing::Replace);
        !written)
        return written.error();
    return ExportOutcome{exported->rows, exported->file.neutralised};
}

} // namespace countersign
