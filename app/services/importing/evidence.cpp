// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/intake/evidence_rows.h"
#include "app/services/importing/about.h"
#include "app/services/importing/erased.h"
#include "app/services/importing/import_job.h"
#include "app/store/evidence_records.h"
#include "app/store/prospects.h"

using namespace Qt::StringLiterals;

namespace countersign::importing {

namespace {

void touchPeople(ImportJob& job, const Evidence& evidence)
{
    if (evidence.aboutProspect)
        job.people.insert(*evidence.aboutProspect);
    if (!evidence.aboutAccount)
        return;
    for (const ProspectId& person : job.transaction.prospects().ofAccount(*evidence.aboutAccount))
        job.people.insert(person);
}

} // namespace

Result<void> importEvidence(ImportJob& job, QIODevice& device)
{
    const ErasedPeople erased(job.transaction);
    const auto take = [&job, &erased](intake::EvidenceRecord&& record) -> Result<void> {
        const RowTally tally(job.report);
        Evidence evidence = std::move(record.evidence);
        if (erased.hasNamed(evidence.about)) {
            job.report.rejected.push_back(line(job, record.row, {}, {}, u"prospect.erased"_s));
            tally.tell(job, record.row, record.line, {}, {});
            return {};
        }
        if (!resolveAbout(job.transaction, evidence))
            job.report.warnings.push_back(line(job, record.row, u"about"_s, evidence.about,
                                               u"about.unknown"_s, {evidence.about}));
        evidence.retrievedAt = job.now;
        evidence = sealed(std::move(evidence));
        const Result<store::Put> put = job.transaction.evidence().put(evidence);
        if (!put)
            return put.error();
        count(job.report, *put);
        if (!record.externalId.isEmpty())
            job.report.ids.insert_or_assign(record.externalId, evidence.id.text());
        if (*put != store::Put::Unchanged)
            touchPeople(job, evidence);
        tally.tell(job, record.row, record.line, evidence.id.text(), evidence.text);
        return {};
    };
    const Result<intake::ImportReport> read =
        intake::readEvidence(device, job.intakeOptions(), take, job.control);
    if (!read)
        return read.error();
    addTo(job, *read);
    return {};
}

} // namespace countersign::importing
