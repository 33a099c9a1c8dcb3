// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/delivery/csv_export.h"

#include "app/base/json.h"
#include "app/text/citation_marks.h"

#include <algorithm>
#include <array>
#include <variant>

using namespace Qt::StringLiterals;

namespace countersign::delivery {

namespace {

/// A value of an export: a text, a number, a yes or no, or nothing.
using Value = std::variant<std::monostate, QString, qint64, bool>;

template<class Row>
struct Column {
    const char* name;
    Value (*value)(const Row&);
};

QString timeText(const QDateTime& at)
{
    return at.isValid() ? at.toUTC().toString(Qt::ISODate) : QString();
}

template<class T>
Value optionalNumber(const std::optional<T>& number)
{
    return number ? Value(qint64(*number)) : Value();
}

constexpr std::array draftColumns{
    Column<ExportedDraft>{"id", [](const ExportedDraft& d) { return Value(d.id); }},
    Column<ExportedDraft>{"source_id", [](const ExportedDraft& d) { return Value(d.externalId); }},
    Column<ExportedDraft>{"prospect", [](const ExportedDraft& d) { return Value(d.prospect); }},
    Column<ExportedDraft>{"record_id", [](const ExportedDraft& d) { return Value(d.recordId); }},
    Column<ExportedDraft>{"name", [](const ExportedDraft& d) { return Value(d.name); }},
    Column<ExportedDraft>{"email", [](const ExportedDraft& d) { return Value(d.email); }},
    Column<ExportedDraft>{"phone", [](const ExportedDraft& d) { return Value(d.phone); }},
    Column<ExportedDraft>{"profile", [](const ExportedDraft& d) { return Value(d.profileUrl); }},
    Column<ExportedDraft>{"company", [](const ExportedDraft& d) { return Value(d.company); }},
    Column<ExportedDraft>{"title", [](const ExportedDraft& d) { return Value(d.title); }},
    Column<ExportedDraft>{"segment", [](const ExportedDraft& d) { return Value(d.segment); }},
    Column<ExportedDraft>{"sequence", [](const ExportedDraft& d) { return Value(d.sequence); }},
    Column<ExportedDraft>{"step", [](const ExportedDraft& d) { return optionalNumber(d.step); }},
    Column<ExportedDraft>{
        "channel",
        [](const ExportedDraft& d) { return Value(d.channel ? toText(*d.channel) : QString()); }},
    Column<ExportedDraft>{"state", [](const ExportedDraft& d) { return Value(d.state); }},
    Column<ExportedDraft>{"due",
                          [](const ExportedDraft& d) {
                              return Value(d.due ? d.due->toString(Qt::ISODate) : QString());
                          }},
    Column<ExportedDraft>{
        "subject", [](const ExportedDraft& d) { return Value(text::withoutMarks(d.subject)); }},
    Column<ExportedDraft>{"text",
                          [](const ExportedDraft& d) { return Value(text::withoutMarks(d.text)); }},
    Column<ExportedDraft>{"text_with_marks", [](const ExportedDraft& d) { return Value(d.text); }},
    Column<ExportedDraft>{"revision", [](const ExportedDraft& d) { return Value(d.revision); }},
    Column<ExportedDraft>{"decided_by", [](const ExportedDraft& d) { return Value(d.decidedBy); }},
    Column<ExportedDraft>{"decided_at", [](const ExportedDraft& d) { return Value(d.decidedAt); }},
};

/// The names under which the imports of other programs know a person; the rest of the columns is for custom fields.
struct ForeignNames {
    const char* given;
    const char* family;
    const char* email;
    const char* company;
    const char* title;
    const char* phone;
    const char* profile;
    const char* recordId;
    const char* sequence;
    const char* step;
    const char* subject;
    const char* text;
};

constexpr ForeignNames outreachNames{"First Name", "Last Name",  "Email",         "Company",
                                     "Title",      "Work Phone", "LinkedIn URL",  "External ID",
                                     "Sequence",   "Step",       "Email Subject", "Email Body"};
constexpr ForeignNames salesloftNames{"First Name", "Last Name", "Email Address", "Company",
                                      "Title",      "Phone",     "LinkedIn URL",  "CRM ID",
                                      "Cadence",    "Step",      "Email Subject", "Email Body"};
constexpr ForeignNames hubspotNames{"First Name", "Last Name",    "Email",         "Company Name",
                                    "Job Title",  "Phone Number", "LinkedIn URL",  "Record ID",
                                    "Sequence",   "Step",         "Email Subject", "Email Body"};
constexpr ForeignNames instantlyNames{"first_name", "last_name", "email",    "company_name",
                                      "job_title",  "phone",     "linkedin", "record_id",
                                      "sequence",   "step",      "subject",  "personalization"};

constexpr std::array decisionColumns{
    Column<ExportedDecision>{"id", [](const ExportedDecision& d) { return Value(d.id); }},
    Column<ExportedDecision>{"draft", [](const ExportedDecision& d) { return Value(d.draft); }},
    Column<ExportedDecision>{"revision",
                             [](const ExportedDecision& d) { return Value(d.revision); }},
    Column<ExportedDecision>{"prospect",
                             [](const ExportedDecision& d) { return Value(d.prospect); }},
    Column<ExportedDecision>{"company", [](const ExportedDecision& d) { return Value(d.company); }},
    Column<ExportedDecision>{"segment", [](const ExportedDecision& d) { return Value(d.segment); }},
    Column<ExportedDecision>{"channel", [](const ExportedDecision& d) { return Value(d.channel); }},
    Column<ExportedDecision>{"verdict", [](const ExportedDecision& d) { return Value(d.verdict); }},
    Column<ExportedDecision>{"by", [](const ExportedDecision& d) { return Value(d.by); }},
    Column<ExportedDecision>{"role", [](const ExportedDecision& d) { return Value(d.role); }},
    Column<ExportedDecision>{"at", [](const ExportedDecision& d) { return Value(d.at); }},
    Column<ExportedDecision>{"reason", [](const ExportedDecision& d) { return Value(d.reason); }},
    Column<ExportedDecision>{
        "seconds_looked", [](const ExportedDecision& d) { return Value(qint64(d.secondsLooked)); }},
    Column<ExportedDecision>{
        "evidence_opened",
        [](const ExportedDecision& d) { return Value(qint64(d.evidenceOpened)); }},
    Column<ExportedDecision>{"bulk", [](const ExportedDecision& d) { return Value(d.bulk); }},
    Column<ExportedDecision>{"counted", [](const ExportedDecision& d) { return Value(d.counted); }},
    Column<ExportedDecision>{"why_not", [](const ExportedDecision& d) { return Value(d.whyNot); }},
};

constexpr std::array auditColumns{
    Column<AuditEntry>{"id", [](const AuditEntry& e) { return Value(e.id.text()); }},
    Column<AuditEntry>{"device", [](const AuditEntry& e) { return Value(e.device); }},
    Column<AuditEntry>{"seq", [](const AuditEntry& e) { return Value(e.seq); }},
    Column<AuditEntry>{"at", [](const AuditEntry& e) { return Value(timeText(e.at)); }},
    Column<AuditEntry>{"by", [](const AuditEntry& e) { return Value(e.by.text()); }},
    Column<AuditEntry>{"action", [](const AuditEntry& e) { return Value(e.action); }},
    Column<AuditEntry>{"subject", [](const AuditEntry& e) { return Value(e.subject); }},
    Column<AuditEntry>{"detail", [](const AuditEntry& e) { return Value(e.detail); }},
    Column<AuditEntry>{"previous", [](const AuditEntry& e) { return Value(e.previous); }},
    Column<AuditEntry>{"hash", [](const AuditEntry& e) { return Value(e.hash); }},
    Column<AuditEntry>{
        "signature",
        [](const AuditEntry& e) { return Value(QString::fromLatin1(e.signature.toHex())); }},
};

/// Where only one name is known, it is better in a wrong place than lost.
QString givenOf(const ExportedDraft& draft)
{
    return draft.given.isEmpty() && draft.family.isEmpty() ? draft.name : draft.given;
}

/// HubSpot looks a row up by "Record ID": another system's id would be refused, or hit a stranger.
Value hubSpotIdOf(const ExportedDraft& draft)
{
    return Value(draft.hubSpotId);
}

Value recordIdOf(const ExportedDraft& draft)
{
    return Value(draft.recordId);
}

constexpr auto foreignColumns(const ForeignNames& names,
                              Value (*idOf)(const ExportedDraft&) = recordIdOf)
{
    using Draft = ExportedDraft;
    return std::array{
        Column<Draft>{names.email, [](const Draft& d) { return Value(d.email); }},
        Column<Draft>{names.given, [](const Draft& d) { return Value(givenOf(d)); }},
        Column<Draft>{names.family, [](const Draft& d) { return Value(d.family); }},
        Column<Draft>{names.company, [](const Draft& d) { return Value(d.company); }},
        Column<Draft>{names.title, [](const Draft& d) { return Value(d.title); }},
        Column<Draft>{names.phone, [](const Draft& d) { return Value(d.phone); }},
        Column<Draft>{names.profile, [](const Draft& d) { return Value(d.profileUrl); }},
        Column<Draft>{names.recordId, idOf},
        Column<Draft>{names.sequence, [](const Draft& d) { return Value(d.sequence); }},
        Column<Draft>{names.step, [](const Draft& d) { return optionalNumber(d.step); }},
        Column<Draft>{names.subject,
                      [](const Draft& d) { return Value(text::withoutMarks(d.subject)); }},
        Column<Draft>{names.text, [](const Draft& d) { return Value(text::withoutMarks(d.text)); }},
    };
}

QString cellOf(const Value& value)
{
    if (const QString* text = std::get_if<QString>(&value))
        return *text;
    if (const qint64* number = std::get_if<qint64>(&value))
        return QString::number(*number);
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag ? u"true"_s : u"false"_s;
    return {};
}

nlohmann::ordered_json jsonOf(const Value& value)
{
    if (const QString* text = std::get_if<QString>(&value))
        return toUtf8(*text);
    if (const qint64* number = std::get_if<qint64>(&value))
        return *number;
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag;
    return nullptr;
}

template<class Row, size_t N>
ExportedFile csvTable(const std::array<Column<Row>, N>& columns, const std::vector<Row>& rows,
                      Audience audience)
{
    QStringList names;
    for (const Column<Row>& column : columns)
        names.append(QString::fromLatin1(column.name));
    CsvWriter writer(audience, names);
    for (const Row& row : rows) {
        QStringList cells;
        for (const Column<Row>& column : columns)
            cells.append(cellOf(column.value(row)));
        writer.append(cells);
    }
    return {writer.take(), writer.neutralised()};
}

template<class Row, size_t N>
QByteArray jsonTable(const std::array<Column<Row>, N>& columns, const std::vector<Row>& rows)
{
    QByteArray lines;
    for (const Row& row : rows) {
        nlohmann::ordered_json object = nlohmann::ordered_json::object();
        for (const Column<Row>& column : columns)
            object[column.name] = jsonOf(column.value(row));
        lines += QByteArray::fromStdString(
            object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
        lines += '\n';
    }
    return lines;
}

bool startsFormula(QStringView cell)
{
    if (cell.isEmpty())
        return false;
    static constexpr QStringView starts = u"=+-@\t\r\n＝＋－＠";
    return starts.contains(cell.front());
}

QByteArray quotedCell(const QString& cell)
{
    const bool plain = std::none_of(cell.begin(), cell.end(), [](QChar c) {
        return c == u',' || c == u'"' || c == u'\n' || c == u'\r' || c == u';' || c == u'\t';
    });
    const bool edgeBlank = !cell.isEmpty() && (cell.front().isSpace() || cell.back().isSpace());
    if (plain && !edgeBlank)
        return cell.toUtf8();
    return '"' + QString(cell).replace(u'"', "\"\""_L1).toUtf8() + '"';
}

} // namespace

QString neutralisedCell(const QString& cell)
{
    // An apostrophe that stands before a formula already gets another one: reading takes one off.
    const bool escaped = cell.startsWith(u'\'') && startsFormula(QStringView(cell).sliced(1));
    return startsFormula(cell) || escaped ? QString(u'\'' + cell) : cell;
}

CsvWriter::CsvWriter(Audience audience, const QStringList& columns)
    : m_audience(audience)
{
    if (audience == Audience::Spreadsheets)
        m_bytes = "\xEF\xBB\xBF";
    write(columns);
}

void CsvWriter::append(const QStringList& cells)
{
    if (m_audience == Audience::Programs) {
        write(cells);
        return;
    }
    QStringList safe;
    for (const QString& cell : cells) {
        safe.append(neutralisedCell(cell));
        m_neutralised += safe.last().size() > cell.size() ? 1 : 0;
    }
    write(safe);
}

void CsvWriter::write(const QStringList& cells)
{
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            m_bytes += ',';
        m_bytes += quotedCell(cells[i]);
    }
    m_bytes += "\r\n";
}

QByteArray CsvWriter::take()
{
    QByteArray bytes;
    bytes.swap(m_bytes);
    return bytes;
}

ExportedFile csvOf(const std::vector<ExportedDraft>& drafts, const CsvStyle& style)
{
    switch (style.columns) {
    case ColumnSet::Own:
        break;
    case ColumnSet::Outreach:
        return csvTable(foreignColumns(outreachNames), drafts, style.audience);
    case ColumnSet::Salesloft:
        return csvTable(foreignColumns(salesloftNames), drafts, style.audience);
    case ColumnSet::HubSpot:
        return csvTable(foreignColumns(hubspotNames, hubSpotIdOf), drafts, style.audience);
    case ColumnSet::Instantly:
        return csvTable(foreignColumns(instantlyNames), drafts, style.audience);
    }
    return csvTable(draftColumns, drafts, style.audience);
}

ExportedFile csvOf(const std::vector<ExportedDecision>& decisions, Audience audience)
{
    return csvTable(decisionColumns, decisions, audience);
}

ExportedFile csvOf(const std::vector<AuditEntry>& entries, Audience audience)
{
    return csvTable(auditColumns, entries, audience);
}

QByteArray jsonLinesOf(const std::vector<ExportedDraft>& drafts)
{
    return jsonTable(draftColumns, drafts);
}

QByteArray jsonLinesOf(const std::vector<ExportedDecision>& decisions)
{
    return jsonTable(decisionColumns, decisions);
}

QByteArray jsonLinesOf(const std::vector<AuditEntry>& entries)
{
    return jsonTable(auditColumns, entries);
}

} // namespace countersign::delivery
