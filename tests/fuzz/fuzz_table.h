// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/prospect_rows.h"
#include "tests/fuzz/require.h"

#include <QBuffer>

#include <vector>

namespace countersign::fuzzing {

/// Reads people from the bytes under a file name.
inline Result<intake::ImportReport> readPeople(const QByteArray& bytes, const QString& fileName,
                                               std::vector<intake::ProspectRecord>& people)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    intake::ImportOptions options;
    options.fileName = fileName;
    return intake::readProspects(buffer, options,
                                 [&people](intake::ProspectRecord&& record) -> Result<void> {
                                     people.push_back(std::move(record));
                                     return {};
                                 });
}

/// Whatever a file holds: every record is accounted for, each says who it is, and reading it again gives the same.
inline void requireAccounted(const QByteArray& bytes, const QString& fileName)
{
    std::vector<intake::ProspectRecord> people;
    const Result<intake::ImportReport> report = readPeople(bytes, fileName, people);
    if (!report)
        return;
    REQUIRE(report->read == report->accepted + report->rejected);
    REQUIRE(report->accepted == static_cast<qint64>(people.size()));
    for (const intake::ProspectRecord& record : people) {
        const Prospect& who = record.prospect;
        REQUIRE(!who.name.isEmpty() || !who.email.isEmpty() || !who.profileUrl.isEmpty() ||
                !who.externalIds.empty());
        REQUIRE(!who.name.contains(u'\n') && !who.email.contains(u'\n'));
        REQUIRE(record.row > 0 && record.row <= report->read);
    }
    std::vector<intake::ProspectRecord> again;
    const Result<intake::ImportReport> second = readPeople(bytes, fileName, again);
    REQUIRE(second.ok() && second->problems == report->problems && again.size() == people.size());
    for (size_t i = 0; i < people.size(); ++i)
        REQUIRE(again[i].prospect == people[i].prospect);
}

} // namespace countersign::fuzzing
