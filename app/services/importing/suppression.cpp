// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/intake/suppression_rows.h"
#include "app/policy/suppression_key.h"
#include "app/services/importing/import_job.h"
#include "app/services/suppressing.h"
#include "app/store/prospects.h"
#include "app/store/settings.h"
#include "app/store/suppressions.h"

#include <limits>
#include <map>

using namespace Qt::StringLiterals;

namespace countersign::importing {

namespace {

/// What makes two rows the same entry, whoever imported them and when.
QString signature(const QString& key, const std::vector<Channel>& channels, const QString& since)
{
    QStringList parts{key, since};
    for (const Channel channel : channels)
        parts.append(toText(channel));
    return parts.join(QChar(0x1f));
}

/// Entries that are there, lifted ones too: an import does not put back what a manager lifted.
std::set<QString> knownEntries(const store::Session& session)
{
    std::set<QString> known;
    for (const Suppression& entry :
         session.suppressions().list({.limit = std::numeric_limits<int>::max(), .after = {}}))
        known.insert(signature(entry.key, entry.channels, entry.since));
    return known;
}

} // namespace

Result<void> importSuppression(ImportJob& job, QIODevice& device)
{
    std::set<QString> known = knownEntries(job.transaction);
    std::set<ProspectId> stopped;
    const QByteArray teamKey = job.transaction.settings().teamKey();
    const auto take = [&](intake::SuppressionRecord&& record) -> Result<void> {
        const RowTally tally(job.report);
        const QString form = policy::normalForm(record.kind, record.value);
        const QString key = policy::suppressionKey(teamKey, record.kind, form);
        for (const ProspectId& person : job.transaction.prospects().matching(record.kind, form))
            stopped.insert(person);
        if (!known.insert(signature(key, record.channels, record.since)).second) {
            ++job.report.unchanged;
            tally.tell(job, record.row, record.line, {}, record.value);
            return {};
        }
        const Result<PutSuppression> put =
            putSuppression(job.transaction, job.actor, record.kind, record.value, {},
                           {.channels = record.channels,
                            .reason = record.reason,
                            .since = record.since,
                            .at = job.now});
        if (!put)
            return put.error();
        count(job.report, put->added ? store::Put::Added : store::Put::Unchanged);
        tally.tell(job, record.row, record.line, {}, record.value);
        return {};
    };
    const Result<intake::ImportReport> read =
        intake::readSuppressions(device, job.intakeOptions(), take, job.control);
    if (!read)
        return read.error();
    addTo(job, *read);
    job.report.suppressed += static_cast<qint64>(stopped.size());
    job.people.insert(stopped.begin(), stopped.end());
    return {};
}

} // namespace countersign::importing
