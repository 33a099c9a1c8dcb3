// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/import_report.h"

#include <QBuffer>
#include <QFile>

#include <functional>
#include <vector>

namespace countersign::testing {

/// What reading a table gave: all records, and the report or the error.
template<class Record>
struct Read {
    std::vector<Record> records;
    Result<intake::ImportReport> report = intake::ImportReport{};

    [[nodiscard]] QString error() const { return report.ok() ? QString() : report.error().id; }
    /// Reasons of problems as "row:reason", in file order.
    [[nodiscard]] QStringList problems() const
    {
        QStringList texts;
        for (const intake::RowProblem& problem : report->problems)
            texts.append(QString::number(problem.row) + u':' + problem.reason);
        return texts;
    }
};

template<class Record>
using Reader = Result<intake::ImportReport> (*)(QIODevice&, const intake::ImportOptions&,
                                                const std::function<Result<void>(Record&&)>&,
                                                const intake::JobControl&);

template<class Record>
Read<Record> readAll(Reader<Record> reader, QIODevice& device, const intake::ImportOptions& options,
                     const intake::JobControl& control = {})
{
    Read<Record> read;
    read.report = reader(
        device, options,
        [&read](Record&& record) -> Result<void> {
            read.records.push_back(std::move(record));
            return {};
        },
        control);
    return read;
}

template<class Record>
Read<Record> readBytes(Reader<Record> reader, const QByteArray& bytes,
                       intake::ImportOptions options = {})
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readAll(reader, buffer, options);
}

/// A file of tests/data/intake.
template<class Record>
Read<Record> readFixture(Reader<Record> reader, const QString& name)
{
    QFile file(QStringLiteral(COUNTERSIGN_TEST_DATA) + QStringLiteral("/intake/") + name);
    file.open(QIODevice::ReadOnly);
    intake::ImportOptions options;
    options.fileName = name;
    return readAll(reader, file, options);
}

} // namespace countersign::testing
