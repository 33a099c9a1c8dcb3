// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/progress.h"
#include "app/base/result.h"

#include <QString>
#include <QStringList>

#include <stop_token>
#include <utility>
#include <vector>

namespace countersign::intake {

/// Of a value no more than this is shown in a report.
inline constexpr qsizetype longestShownValue = 200;

/// What a problem means for its row.
enum class Effect {
    Noted,         ///< the value was taken; somebody may want to look
    ValueRejected, ///< the value was left out, the rest of the row was taken
    RowRejected,   ///< nothing of the row was taken
};

/// Something in a file that a person should know of.
struct RowProblem {
    Effect effect = Effect::RowRejected;
    qint64 row = 0;  ///< number of the record, from 1; header, title and blank rows do not count
    qint64 line = 0; ///< physical line of the file on which the record begins, from 1
    QString column;  ///< as the file's header has it; empty for the row as a whole
    QString value;   ///< as it came, at most 200 characters
    QString reason;  ///< stable dotted name, e.g. "email.not_an_address", "csv.unclosed_quote"
    QStringList args;

    friend bool operator==(const RowProblem&, const RowProblem&) = default;
};

/// One record of a table, every cell the text it was in the file.
struct TableRow {
    qint64 row = 0;  ///< see RowProblem
    qint64 line = 0; ///< see RowProblem
    /// What a person finds it by: its row in a spreadsheet, from 1, everything above it counted; a cell of
    /// several lines is one row, and a "sep=" line none. For JSON its line.
    qint64 place = 0;
    /// by column; a null QString is an absent cell, an empty one an empty cell
    std::vector<QString> cells;
    std::vector<RowProblem> problems; ///< what the reader found; one of them may reject the row
    /// two encodings stand in the row: nothing tells what its cells say, those of plain ASCII apart
    bool mixedEncoding = false;

    [[nodiscard]] bool isRejected() const;
};

/// The places (TableRow::place) of a table's rows, kept as where the distance between the two changes. Where rows share
/// a place, as in JSON on one line, a row's place is its number instead: nothing else tells them apart.
class RowPlaces {
public:
    /// Rows in rising order.
    void note(qint64 row, qint64 place);
    /// 0 for a row that was not noted.
    [[nodiscard]] qint64 of(qint64 row) const;

private:
    std::vector<std::pair<qint64, qint64>> m_distances; ///< first row, place − row
    qint64 m_last = 0;
    qint64 m_lastPlace = 0;
    bool m_numbered = false; ///< two rows shared a place
};

/// How a table was read.
struct TableFormat {
    QString encoding;
    bool encodingGuessed = false;
    QString delimiter;     ///< ",", ";", "\t", "|"; empty for JSON
    QString kind;          ///< "csv", "json", "jsonl"
    qint64 headerLine = 0; ///< physical line of the header; 0 if there is none
    bool sepLine = false;  ///< a `sep=;` line of Excel stands first
    QStringList preamble;  ///< what stood above the header, one text a row
};

/// Reads a table record by record in bounded memory. Not thread-safe.
class TableReader {
public:
    virtual ~TableReader() = default;
    TableReader() = default;
    TableReader(const TableReader&) = delete;
    TableReader& operator=(const TableReader&) = delete;

    /// Headers as the file has them, made unique (the second "E-Mail" is "E-Mail (2)"). For JSON
    /// they are paths ("company.name"), and the list may grow at its end while records are read.
    [[nodiscard]] virtual const QStringList& columns() const = 0;
    [[nodiscard]] virtual TableFormat format() const = 0;
    /// Reads the next record into `row`; false at the end. Blank rows are skipped. An error means
    /// that the device failed: what is wrong with the contents stands in `row.problems`.
    [[nodiscard]] virtual Result<bool> next(TableRow& row) = 0;
    /// Back to the first record. For JSON the columns seen so far are kept.
    [[nodiscard]] virtual Result<void> rewind() = 0;
    [[nodiscard]] virtual qint64 bytesRead() const = 0;
    [[nodiscard]] virtual qint64 bytesTotal() const = 0;
    /// Rows that were skipped so far because nothing stood in them, and closing rows (totals,
    /// notices).
    [[nodiscard]] virtual qint64 blankRows() const = 0;
    [[nodiscard]] virtual QStringList footer() const = 0;
};

/// How a long read tells how far it is and hears that it shall stop. A stop gives the error
/// Cancelled.
struct JobControl {
    ProgressHandler progress; ///< bytes; called at most once for 1 % of the file
    std::stop_token stop;
};

} // namespace countersign::intake
