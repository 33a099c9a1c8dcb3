// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QStringList>
#include <QStringView>

#include <functional>
#include <optional>

namespace countersign::intake {

/// How a delimited text is laid out, found out from its beginning.
struct CsvLayout {
    QChar delimiter = u',';
    qsizetype skip = 0; ///< code units of a `sep=;` line at the start
    bool hasHeader = true;
    qsizetype headerRecord = 0; ///< records before the header (titles, notices, blank lines)
};

/// For `headerLine`: every row is data.
inline constexpr qint64 noHeader = -1;

/// Finds the delimiter (unless `wanted` is one) and the header in the beginning of a file; `whole` if that
/// is all of it. Nothing if no row could be a header. A `headerLine` above 0 is where the header stands;
/// with `noHeader` there is none.
[[nodiscard]] std::optional<CsvLayout>
csvLayout(QStringView beginning, bool whole, QChar wanted,
          const std::function<bool(const QString&)>& isKnownHeader, bool headerOptional,
          qint64 headerLine = 0);

/// Headers as columns are named: trimmed, without what stands for nothing at the end, blank ones numbered, no two the same.
[[nodiscard]] QStringList columnNames(const std::vector<QString>& headers);

/// "Total", "Summe", "Grand Totals (2 records)": a row that adds up the ones above.
[[nodiscard]] bool isTotalWord(QStringView cell);

} // namespace countersign::intake
