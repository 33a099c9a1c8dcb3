// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/import_service.h"

#include <QString>

#include <array>
#include <memory>
#include <vector>

namespace countersign {

/// What can become of a row or a value, as the assistant lists it.
enum class Outcome {
    Added,
    Updated,
    Unchanged,
    LeftAsIs,
    Suppressed,
    Refused,
    ValueLeftOut,
    Noted
};

inline constexpr std::array allOutcomes{
    Outcome::Added,      Outcome::Updated, Outcome::Unchanged,    Outcome::LeftAsIs,
    Outcome::Suppressed, Outcome::Refused, Outcome::ValueLeftOut, Outcome::Noted};

/// One line of an import's report.
struct ImportEntry {
    Outcome outcome = Outcome::Unchanged;
    QString file;
    qint64 row = 0;
    qint64 place = 0; ///< as in RejectedRow
    QString name;     ///< whom or what it is about; empty if not known
    QString column;   ///< of a problem; the field of a change
    QString before;   ///< of a change
    QString value;
    QString reason; ///< see reasonText
    QStringList args;
    qint64 items = 0; ///< of a document: how many of its passages and rules became that; else 0
};

/// An import's report and its lines, in the order of the file. Rows that were refused stand once, with their reason;
/// an updated row stands once for each field that it changes. A document stands once for each thing that
/// became of its passages and rules.
struct ImportOutcome {
    ImportReport report;
    std::vector<ImportEntry> entries;
    std::array<qint64, allOutcomes.size()> counts{}; ///< rows (of values: values) by outcome

    [[nodiscard]] qint64 count(Outcome outcome) const
    {
        return counts[static_cast<size_t>(outcome)];
    }
};

/// Lists a report. For a worker: it sorts.
[[nodiscard]] std::shared_ptr<const ImportOutcome> outcomeOf(ImportReport report);

} // namespace countersign
