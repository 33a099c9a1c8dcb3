// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QString>
#include <QStringView>

#include <vector>

namespace countersign::intake {

/// One record as it stands in delimited text.
struct CsvRecord {
    std::vector<QString> cells;
    qsizetype length = 0; ///< code units of the text that it takes, its line end included
    qint64 lines = 0;     ///< line ends in it, its own included
    bool unclosedQuote =
        false; ///< the last cell is the rest of the line on which a quote was opened
    qint64 quoteLine =
        0; ///< for an unclosed quote: lines of the record before the one it stands on
    bool strayQuotes = false; ///< quotes inside a cell that were not doubled

    void clear();
};

/// What is known of the file when a record is read.
struct CsvShape {
    QChar delimiter = u',';
    qsizetype columns = 0; ///< 0 while it is not known
    /// A quoted cell longer than this was never closed.
    qsizetype longestCell = 1 << 20;
};

/// Reads the record that `text` begins with into `record`. False if its end is not in `text` yet and
/// more may follow (`last` is not set); then read on and ask again with more.
///
/// A quoted cell that runs over a line which by itself is a whole record (of `columns` cells), and
/// then ends in the middle of a cell, was never closed either (see `openCsv`).
[[nodiscard]] bool readCsvRecord(QStringView text, const CsvShape& shape, bool last,
                                 CsvRecord& record);

} // namespace countersign::intake
