// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/field_mapping.h"
#include "app/intake/table.h"

#include <QChar>
#include <QDate>

#include <map>

namespace countersign::intake {

/// What the user chose for one import.
struct ImportOptions {
    QString fileName; ///< for messages, and for what it says about the contents ("signals.csv")
    QString encoding; ///< empty: detect
    QChar delimiter;  ///< null: detect
    qint64 headerLine = 0; ///< see CsvOptions
    std::vector<ColumnChoice> columns;
    QDate today; ///< may be null; used only to doubt dates that lie in the future
};

/// How a file was read. Every record is accounted for: `read == accepted + rejected`.
struct ImportReport {
    TableFormat format;
    QString program; ///< that wrote the file (`sourceProgram`); empty if nothing tells
    std::map<QString, QString> columns; ///< field → header
    QStringList customColumns;          ///< headers that became custom fields
    QStringList ignoredColumns;
    qint64 read = 0;     ///< records; header, titles, blank rows and footers are none
    qint64 accepted = 0; ///< handed over
    qint64 rejected = 0; ///< each with a RowRejected problem
    qint64 blankRows = 0;
    QStringList footer;
    RowPlaces places;                 ///< of the records read
    std::vector<RowProblem> problems; ///< in file order
};

} // namespace countersign::intake
