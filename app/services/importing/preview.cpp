// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/preview.h"

#include "app/intake/cell_values.h"
#include "app/intake/encoding.h"
#include "app/intake/import_rows.h"
#include "app/intake/source_program.h"
#include "app/services/importing/profiles.h"

using namespace Qt::StringLiterals;

namespace countersign::importing {

namespace {

constexpr int rawRowsShown = 30;
constexpr qsizetype samplesShown = 3;

/// What is seen of a file however wrong the rest is: its bytes as text, parted.
Result<void> showRaw(ImportPreview& preview, QIODevice& device, QChar delimiter)
{
    const Result<intake::Encoding> encoding =
        intake::detectEncoding(device, preview.options.encoding);
    if (!encoding)
        return encoding.error();
    preview.encoding = encoding->name;
    preview.encodingGuessed = encoding->guessed;
    if (preview.kind == "csv"_L1) {
        Result<std::vector<intake::RawRow>> rows =
            intake::firstRawRows(device, *encoding, delimiter, rawRowsShown);
        if (!rows)
            return rows.error();
        preview.rawRows = *std::move(rows);
    }
    return {};
}

void showColumns(ImportPreview& preview, const intake::FieldMapping& mapping)
{
    for (ColumnPreview& column : preview.columnPreviews)
        column.field.clear();
    const auto at = [&preview](int column) -> ColumnPreview& {
        return preview.columnPreviews[static_cast<size_t>(column)];
    };
    for (int field = 0; field < preview.fields.size(); ++field) {
        const std::vector<int>& columns = mapping.columnsOf(field);
        for (const int column : columns) {
            at(column).field = preview.fields[field];
            at(column).isFirst = column == columns.front();
        }
    }
    for (const int column : mapping.customColumns())
        at(column).isCustom = mapping.keepsCustomFields();
    preview.columns = mapping.mappedColumns();
}

Result<void> showRows(ImportPreview& preview, intake::TableReader& reader, int rows)
{
    for (intake::TableRow row; static_cast<int>(preview.rows.size()) < rows;) {
        row = intake::TableRow();
        const Result<bool> read = reader.next(row);
        if (!read)
            return read.error();
        if (!*read)
            break;
        preview.rows.emplace_back(row.cells.begin(), row.cells.end());
    }
    preview.headers = reader.columns();
    for (qsizetype column = 0; column < preview.headers.size(); ++column) {
        ColumnPreview shown;
        shown.header = preview.headers[column];
        for (const QStringList& cells : preview.rows) {
            const QString cell = cells.value(column).simplified();
            if (!cell.isEmpty() && shown.samples.size() < samplesShown &&
                !shown.samples.contains(cell))
                shown.samples.append(cell.left(intake::longestShownValue));
        }
        preview.columnPreviews.push_back(std::move(shown));
    }
    return {};
}

} // namespace

Result<ImportPreview> previewOf(ImportKind kind, QIODevice& device, const QString& fileName,
                                const ImportOptions& options, int rows)
{
    const std::optional<intake::RecordKind> table = tableKind(kind);
    if (!table)
        return badInput(u"import.no_preview"_s, {}, {toText(kind)});
    ImportPreview preview;
    preview.fileName = fileName;
    preview.options = options;
    preview.fields = intake::fieldNames(*table);
    preview.encodings = intake::offeredEncodings();
    const intake::ImportOptions wanted = readerOptions(options, fileName, {});
    Result<std::unique_ptr<intake::TableReader>> reader =
        intake::openSurveyed(*table, device, wanted);
    if (!reader && !reader.error().id.startsWith("csv."_L1))
        return reader.error();
    QChar delimiter = wanted.delimiter;
    if (reader) {
        const intake::TableFormat format = (*reader)->format();
        preview.kind = format.kind;
        preview.delimiter = format.delimiter;
        preview.headerLine = format.headerLine;
        preview.program = intake::sourceProgram((*reader)->columns(), format);
        if (const Result<void> shown = showRows(preview, **reader, rows); !shown)
            return shown.error();
        const auto mapping =
            intake::FieldMapping::make(*table, (*reader)->columns(), wanted.columns);
        if (mapping)
            showColumns(preview, *mapping);
        else
            preview.problem = mapping.error();
        if (!format.delimiter.isEmpty())
            delimiter = format.delimiter.front();
    } else {
        preview.kind = u"csv"_s;
        preview.problem = reader.error();
    }
    if (delimiter.isNull())
        delimiter = u',';
    if (const Result<void> shown = showRaw(preview, device, delimiter); !shown)
        return shown.error();
    if (preview.delimiter.isEmpty() && preview.kind == "csv"_L1)
        preview.delimiter = delimiter;
    return preview;
}

} // namespace countersign::importing
