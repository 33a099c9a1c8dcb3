// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/cell_values.h"
#include "app/intake/import_report.h"
#include "app/intake/table.h"

#include <QIODevice>

#include <functional>
#include <memory>
#include <optional>

namespace countersign::intake {

/// The fields of the row at hand, and what is wrong with them. Made once a file.
class RowFields {
public:
    RowFields(RecordKind kind, const FieldMapping& mapping)
        : m_kind(kind)
        , m_mapping(mapping)
    {}

    void begin(TableRow& row) { m_row = &row; }

    /// The raw cell of the field's first column that has something in it.
    [[nodiscard]] const QString& raw(int field) const;
    /// The header of that column.
    [[nodiscard]] QString columnOf(int field) const;
    /// The cell as a one-line value; what was odd about it is noted.
    [[nodiscard]] QString line(int field);
    /// The cell as a value of several lines.
    [[nodiscard]] QString text(int field) const { return trimmedCell(raw(field)); }
    /// The cell of one column; null if it is absent.
    [[nodiscard]] const QString& cell(int column) const;
    /// Whether the row has a cell for the field, be it an empty one.
    [[nodiscard]] bool has(int field) const;

    void problem(Effect effect, const QString& column, const QString& value, const QString& reason,
                 const QStringList& args = {});
    /// A problem with the value of a field.
    void fieldProblem(Effect effect, int field, const QString& reason,
                      const QStringList& args = {});

    [[nodiscard]] RecordKind kind() const { return m_kind; }
    [[nodiscard]] const FieldMapping& mapping() const { return m_mapping; }
    [[nodiscard]] const TableRow& row() const { return *m_row; }
    /// Fields and custom columns that the row has a cell for. The same list for every full row.
    [[nodiscard]] QStringList present() const;

private:
    [[nodiscard]] int filledColumn(int field) const;

    RecordKind m_kind;
    const FieldMapping& m_mapping;
    TableRow* m_row = nullptr;
};

/// Opens a file as what it is, CSV or JSON, by its name and its first character.
[[nodiscard]] Result<std::unique_ptr<TableReader>> openTable(RecordKind kind, QIODevice& device,
                                                             const ImportOptions& options);

/// The same with its columns known: a table without a header (JSON, or what has none) is looked into for them.
[[nodiscard]] Result<std::unique_ptr<TableReader>> openSurveyed(RecordKind kind, QIODevice& device,
                                                                const ImportOptions& options);

/// A table with its columns mapped.
class MappedTable {
public:
    [[nodiscard]] static Result<MappedTable> open(RecordKind kind, QIODevice& device,
                                                  const ImportOptions& options);

    /// Calls `each` for every row that the reader does not reject; it returns whether the row was
    /// accepted, after reporting why not. A file with a header and nothing below it is the error
    /// `csv.no_rows`.
    [[nodiscard]] Result<ImportReport> read(const std::function<Result<bool>(RowFields&)>& each,
                                            const JobControl& control);

    [[nodiscard]] const FieldMapping& mapping() const { return m_mapping; }
    [[nodiscard]] TableReader& reader() { return *m_reader; }

private:
    MappedTable(RecordKind kind, std::unique_ptr<TableReader> reader, QString fileName)
        : m_kind(kind)
        , m_reader(std::move(reader))
        , m_fileName(std::move(fileName))
    {}

    RecordKind m_kind;
    std::unique_ptr<TableReader> m_reader;
    QString m_fileName;
    FieldMapping m_mapping;
};

/// Reads the rest of a table: `make` turns a row into a record or reports why not, `take` gets it.
template<class Record>
[[nodiscard]] Result<ImportReport>
readRecords(MappedTable& table, const std::function<std::optional<Record>(RowFields&)>& make,
            const std::function<Result<void>(Record&&)>& take, const JobControl& control)
{
    return table.read(
        [&](RowFields& fields) -> Result<bool> {
            std::optional<Record> record = make(fields);
            if (!record)
                return false;
            const Result<void> taken = take(std::move(*record));
            return taken.ok() ? Result<bool>(true) : Result<bool>(taken.error());
        },
        control);
}

/// Opens a file of one kind and reads it.
template<class Record>
[[nodiscard]] Result<ImportReport>
readRecords(RecordKind kind, QIODevice& device, const ImportOptions& options,
            const std::function<std::optional<Record>(RowFields&)>& make,
            const std::function<Result<void>(Record&&)>& take, const JobControl& control)
{
    Result<MappedTable> table = MappedTable::open(kind, device, options);
    if (!table.ok())
        return table.error();
    return readRecords<Record>(*table, make, take, control);
}

} // namespace countersign::intake
