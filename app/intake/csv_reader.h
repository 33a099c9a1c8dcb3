// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/encoding.h"
#include "app/intake/table.h"

#include <QChar>
#include <QIODevice>

#include <functional>
#include <memory>

namespace countersign::intake {

struct CsvOptions {
    QString fileName; ///< for errors
    QString encoding; ///< empty: detect
    QChar delimiter;  ///< null: detect among , ; tab |
    /// True for a text that is a known header; helps to find the header row and the delimiter.
    std::function<bool(const QString&)> isKnownHeader;
    /// Whether a file without a header row may be read: its columns are then "Column 1", "Column 2"
    /// …
    bool headerOptional = false;
    /// Physical line of the header, from 1, if the user chose it; 0: found out; `noHeader`: there is none.
    qint64 headerLine = 0;
};

/// A row of a delimited text as it stands there, titles and header like any other.
struct RawRow {
    qint64 line = 0; ///< physical line on which it begins
    QStringList cells;

    friend bool operator==(const RawRow&, const RawRow&) = default;
};

/// The first rows of a file as an encoding and a delimiter part them, for somebody who chooses the header. Errors:
/// `file.unreadable`.
[[nodiscard]] Result<std::vector<RawRow>> firstRawRows(QIODevice& device, const Encoding& encoding,
                                                       QChar delimiter, int rows);

/// Opens a delimited text file: RFC 4180 (2005) and what people really have.
///
/// - Delimiter: a `sep=;` line, the option, or the one of , ; tab | that gives the most known
///   headers and the most even rows; another (the unit separator ^ ~ ¦ : # !) where only that
///   parts known headers.
/// - Quotes: doubled quotes; line breaks in cells; quotes inside a cell that were not doubled are
///   kept as text.
/// - A quote that is never closed: the row where it opened is rejected (`csv.unclosed_quote`), and
///   reading goes on with the next line. The same when the quote closes by accident in a later row
///   that is whole by itself.
/// - Line ends: LF, CRLF and a lone CR, also mixed.
/// - NUL characters are left out of the cell and noted (`csv.nul`).
/// - The header: the line chosen, or the row with the most known headers, or the first that is no data.
/// - Rows above the header (titles, notices) and below the data (totals, notices) are no records.
/// - A row with more filled cells than there are columns is rejected (`csv.too_many_cells`): where
///   a delimiter stands unquoted in a cell, everything after it is in the wrong column. A shorter
///   row is read (`csv.too_few_cells` is noted if less than half of its cells are there).
///
/// The device must be open, seekable (wrap standard input in a QBuffer) and outlive the reader.
/// Errors: those of `notText` and `detectEncoding`, `csv.no_header`, `csv.no_header_there` for a chosen line
/// where no row begins.
[[nodiscard]] Result<std::unique_ptr<TableReader>> openCsv(QIODevice& device,
                                                           const CsvOptions& options = {});

} // namespace countersign::intake
