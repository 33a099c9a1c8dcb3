// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/evidence.h"
#include "app/intake/import_report.h"

#include <QIODevice>

#include <functional>

namespace countersign::intake {

/// A row of evidence.
struct EvidenceRecord {
    Evidence evidence;  ///< not sealed; `about…` is not resolved
    QString externalId; ///< the id in the file, e.g. "R001"
    /// what reads as an order to a language model (`hidden_instructions.h`); empty for none
    QStringList instructions;
    qint64 row = 0;
    qint64 line = 0;
};

/// Reads evidence; as `readProspects`.
///
/// The input is the row's own (`input` column), else what the file name says ("signals.csv"), else
/// what its kind says (note → CRM), else research. A row without text is rejected
/// (`evidence.no_text`). A date is read by the order that its column settles: one value above 12 in
/// first place makes the whole column day first; `date.order_unclear` and `date.unreadable` leave
/// the date out. The day of a time stamp is the day as written, in no other zone. Instructions
/// hidden in the text are noted (`evidence.instructions`).
[[nodiscard]] Result<ImportReport>
readEvidence(QIODevice& device, const ImportOptions& options,
             const std::function<Result<void>(EvidenceRecord&&)>& take,
             const JobControl& control = {});

} // namespace countersign::intake
