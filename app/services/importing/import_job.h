// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/user.h"
#include "app/intake/import_report.h"
#include "app/services/import_service.h"
#include "app/store/put.h"
#include "app/store/transaction.h"

#include <QDateTime>
#include <QIODevice>

#include <set>

namespace countersign::importing {

/// One import, while its transaction is open.
struct ImportJob {
    store::Transaction& transaction;
    const User& actor;
    ImportOptions options; ///< of the file at hand
    ImportReport& report;
    intake::JobControl control;
    QString fileName; ///< without its folder
    QDateTime now;
    QDate today;

    /// What the import bears on: their drafts are checked again after the commit.
    std::set<ProspectId> people;
    std::set<DraftId> drafts;
    bool peopleChanged = false; ///< passages that named nobody may name somebody now

    [[nodiscard]] intake::ImportOptions intakeOptions() const;
};

/// What a row came to, told by what it added to the report.
class RowTally {
public:
    explicit RowTally(const ImportReport& report);

    [[nodiscard]] RowFate fate(const ImportReport& report) const;
    /// Lists the row, if the options ask for it.
    void tell(ImportJob& job, qint64 row, qint64 line, const QString& id, const QString& name,
              std::vector<intake::FieldChange> changes = {}) const;

private:
    qint64 m_added;
    qint64 m_updated;
    qint64 m_suppressed;
    size_t m_leftAsIs;
    size_t m_rejected;
};

/// Takes over how the file was read and what was wrong with its rows; ends the list of rows.
void addTo(ImportJob& job, const intake::ImportReport& read);

/// Counts what a put came to.
void count(ImportReport& report, store::Put put);

/// A line for `leftAsIs` or `warnings`.
[[nodiscard]] RejectedRow line(const ImportJob& job, qint64 row, const QString& column,
                               const QString& value, const QString& reason,
                               const QStringList& args = {});

Result<void> importProspects(ImportJob& job, QIODevice& device);
Result<void> importAccounts(ImportJob& job, QIODevice& device);
Result<void> importEvidence(ImportJob& job, QIODevice& device);
Result<void> importSuppression(ImportJob& job, QIODevice& device);
Result<void> importDrafts(ImportJob& job, QIODevice& device);
Result<void> importSetup(ImportJob& job, QIODevice& device);
Result<void> importKnowledge(ImportJob& job, const QStringList& paths);

} // namespace countersign::importing
