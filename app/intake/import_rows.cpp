// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/import_rows.h"

#include "app/intake/broken_text.h"
#include "app/intake/csv_reader.h"
#include "app/intake/json_reader.h"
#include "app/intake/source_program.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

/// So many records of a JSON file are looked at for its columns before the first is handed over.
constexpr int jsonSample = 200;

bool looksLikeJson(QIODevice& device, const QString& fileName)
{
    for (const QLatin1String suffix : {".json"_L1, ".jsonl"_L1, ".ndjson"_L1}) {
        if (fileName.endsWith(suffix, Qt::CaseInsensitive))
            return true;
    }
    for (const QLatin1String suffix : {".csv"_L1, ".tsv"_L1, ".tab"_L1}) {
        if (fileName.endsWith(suffix, Qt::CaseInsensitive))
            return false;
    }
    QByteArray head = device.peek(64);
    for (const char noise : {'\0', '\xEF', '\xBB', '\xBF', '\xFE', '\xFF'})
        head.replace(noise, ""_L1);
    head = head.trimmed();
    return head.startsWith('{') || head.startsWith('[');
}

Result<void> surveyColumns(TableReader& reader)
{
    TableRow row;
    for (int i = 0; i < jsonSample; ++i) {
        const Result<bool> more = reader.next(row);
        if (!more.ok())
            return more.error();
        if (!*more)
            break;
    }
    return reader.rewind();
}

/// Calls the handler when another hundredth of the file has been read.
class Steps {
public:
    Steps(const ProgressHandler& handler, qint64 total)
        : m_handler(handler)
        , m_total(total)
    {}
    void at(qint64 done)
    {
        if (!m_handler || done < m_next)
            return;
        m_next = done + std::max<qint64>(1, m_total / 100);
        m_handler(Progress{.done = done, .total = m_total, .item = {}});
    }

private:
    const ProgressHandler& m_handler;
    qint64 m_total;
    qint64 m_next = 0;
};

} // namespace

const QString& RowFields::cell(int column) const
{
    static const QString absent;
    const auto index = static_cast<size_t>(column);
    return column >= 0 && index < m_row->cells.size() ? m_row->cells[index] : absent;
}

int RowFields::filledColumn(int field) const
{
    const std::vector<int>& columns = m_mapping.columnsOf(field);
    if (columns.size() > 1) {
        for (const int column : columns) {
            if (!isBlankCell(cell(column)))
                return column;
        }
    }
    return columns.empty() ? -1 : columns.front();
}

const QString& RowFields::raw(int field) const
{
    return cell(filledColumn(field));
}

QString RowFields::columnOf(int field) const
{
    const int column = filledColumn(field);
    return column < 0 ? QString() : m_mapping.columns()[column];
}

bool RowFields::has(int field) const
{
    const std::vector<int>& columns = m_mapping.columnsOf(field);
    return std::any_of(columns.begin(), columns.end(),
                       [this](int column) { return !cell(column).isNull(); });
}

QString RowFields::line(int field)
{
    CleanCell clean = cleanCell(raw(field));
    if (clean.lineBreak)
        fieldProblem(Effect::Noted, field, u"cell.line_break"_s);
    if (clean.control)
        fieldProblem(Effect::Noted, field, u"cell.control_character"_s);
    if (clean.formula)
        fieldProblem(Effect::Noted, field, u"cell.formula"_s);
    if (takeHidden(clean.text))
        fieldProblem(Effect::Noted, field, u"cell.hidden_character"_s);
    return std::move(clean.text);
}

void RowFields::problem(Effect effect, const QString& column, const QString& value,
                        const QString& reason, const QStringList& args)
{
    RowProblem problem;
    problem.effect = effect;
    problem.row = m_row->row;
    problem.line = m_row->line;
    problem.column = column;
    problem.value = value.left(longestShownValue);
    problem.reason = reason;
    problem.args = args;
    m_row->problems.push_back(std::move(problem));
}

void RowFields::fieldProblem(Effect effect, int field, const QString& reason,
                             const QStringList& args)
{
    problem(effect, columnOf(field), raw(field), reason, args);
}

QStringList RowFields::present() const
{
    QStringList present;
    const QStringList& names = fieldNames(m_kind);
    for (int field = 0; field < names.size(); ++field) {
        if (has(field))
            present.append(names[field]);
    }
    for (const int column : m_mapping.customColumns()) {
        if (!cell(column).isNull())
            present.append(customField(m_mapping.columns()[column]));
    }
    return present;
}

Result<std::unique_ptr<TableReader>> openTable(RecordKind kind, QIODevice& device,
                                               const ImportOptions& options)
{
    if (!device.seek(0))
        return badInput(u"file.unreadable"_s, options.fileName, {options.fileName});
    if (looksLikeJson(device, options.fileName)) {
        JsonOptions json;
        json.fileName = options.fileName;
        json.encoding = options.encoding;
        if (kind == RecordKind::Evidence)
            json.wrappers = QStringList{u"evidence"_s};
        return openJsonTable(device, json);
    }
    CsvOptions csv;
    csv.fileName = options.fileName;
    csv.encoding = options.encoding;
    csv.delimiter = options.delimiter;
    csv.headerLine = options.headerLine;
    csv.headerOptional = kind == RecordKind::Suppression;
    csv.isKnownHeader = [kind, &options](const QString& header) {
        return isKnownHeader(kind, header) ||
               std::any_of(options.columns.begin(), options.columns.end(),
                           [&header](const ColumnChoice& choice) {
                               return choice.column.compare(header.trimmed(),
                                                            Qt::CaseInsensitive) == 0;
                           });
    };
    return openCsv(device, csv);
}

Result<std::unique_ptr<TableReader>> openSurveyed(RecordKind kind, QIODevice& device,
                                                  const ImportOptions& options)
{
    Result<std::unique_ptr<TableReader>> reader = openTable(kind, device, options);
    if (reader && (*reader)->columns().isEmpty()) {
        if (const Result<void> surveyed = surveyColumns(**reader); !surveyed.ok())
            return surveyed.error();
    }
    return reader;
}

/// Why a table of records has no column at all: there is no record in it, or what is wrong with the first.
static Error nothingRead(TableReader& reader, const QString& fileName)
{
    TableRow row;
    const Result<bool> more = reader.next(row);
    if (!more.ok())
        return more.error();
    if (!*more || row.problems.empty())
        return badInput(u"json.no_records"_s, fileName, {fileName});
    const RowProblem& first = row.problems.front();
    const QString place = first.args.isEmpty() ? QString::number(first.line) : first.args.front();
    return badInput(first.reason, fileName + u':' + place, first.args);
}

Result<MappedTable> MappedTable::open(RecordKind kind, QIODevice& device,
                                      const ImportOptions& options)
{
    Result<std::unique_ptr<TableReader>> reader = openSurveyed(kind, device, options);
    if (!reader.ok())
        return reader.error();
    MappedTable table(kind, std::move(*reader), options.fileName);
    Result<FieldMapping> mapping =
        FieldMapping::make(kind, table.m_reader->columns(), options.columns);
    if (!mapping.ok()) {
        Error error = mapping.error();
        if (error.id == "map.no_identity"_L1)
            error.where = options.fileName;
        if (table.m_reader->columns().isEmpty())
            return nothingRead(*table.m_reader, options.fileName);
        return error;
    }
    table.m_mapping = std::move(*mapping);
    return table;
}

Result<ImportReport> MappedTable::read(const std::function<Result<bool>(RowFields&)>& each,
                                       const JobControl& control)
{
    ImportReport report;
    RowFields fields(m_kind, m_mapping);
    TableRow row;
    Steps steps(control.progress, m_reader->bytesTotal());
    for (;;) {
        if (control.stop.stop_requested())
            return Error{.code = ErrorCode::Cancelled,
                         .id = u"import.cancelled"_s,
                         .args = {},
                         .where = {},
                         .detail = {},
                         .candidates = {}};
        row = TableRow();
        const Result<bool> more = m_reader->next(row);
        if (!more.ok())
            return more.error();
        if (!*more)
            break;
        steps.at(m_reader->bytesRead());
        if (m_reader->columns().size() > m_mapping.columns().size())
            m_mapping.add(m_reader->columns().mid(m_mapping.columns().size()));
        ++report.read;
        report.places.note(row.row, row.place > 0 ? row.place : row.line);
        refuseBrokenCells(m_kind, m_mapping, row);
        bool accepted = !row.isRejected();
        if (accepted) {
            fields.begin(row);
            const Result<bool> taken = each(fields);
            if (!taken.ok())
                return taken.error();
            accepted = *taken;
        }
        ++(accepted ? report.accepted : report.rejected);
        report.problems.insert(report.problems.end(), std::make_move_iterator(row.problems.begin()),
                               std::make_move_iterator(row.problems.end()));
    }
    report.format = m_reader->format();
    if (report.read == 0 && report.format.kind == "csv"_L1)
        return badInput(u"csv.no_rows"_s, m_fileName, {m_fileName});
    report.program = sourceProgram(m_mapping.columns(), report.format);
    report.columns = m_mapping.mappedColumns();
    report.customColumns = m_mapping.keptColumns();
    report.ignoredColumns = m_mapping.ignoredColumns();
    report.blankRows = m_reader->blankRows();
    report.footer = m_reader->footer();
    return report;
}

} // namespace countersign::intake
