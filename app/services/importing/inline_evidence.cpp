// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/inline_evidence.h"

#include "app/domain/document.h"
#include "app/services/importing/about.h"
#include "app/store/evidence_records.h"

#include <algorithm>

namespace countersign::importing {

namespace {

std::vector<Evidence> inHand(const store::Session& session, const Prospect& prospect)
{
    std::vector<Evidence> passages = session.evidence().aboutProspect(prospect.id);
    if (prospect.account) {
        for (Evidence& evidence : session.evidence().aboutAccount(*prospect.account))
            passages.push_back(std::move(evidence));
    }
    for (Evidence& evidence : session.evidence().knowledge())
        passages.push_back(std::move(evidence));
    return passages;
}

/// Whom a passage of the row is about: the row's own person or firm where it says their name.
void resolve(const store::Session& session, const intake::DraftRecord& record,
             const Prospect& prospect, Evidence& evidence)
{
    if (evidence.input == Input::Knowledge)
        return;
    const QString about = evidence.about.simplified();
    if (about.isEmpty() || about.compare(prospect.name, Qt::CaseInsensitive) == 0)
        evidence.aboutProspect = prospect.id;
    else if (prospect.account && about.compare(record.prospect.company, Qt::CaseInsensitive) == 0)
        evidence.aboutAccount = prospect.account;
    else
        resolveAbout(session, evidence);
}

} // namespace

Result<Citations> putInlineEvidence(ImportJob& job, const intake::DraftRecord& record,
                                    const Prospect& prospect)
{
    Citations citations;
    if (record.evidence.empty())
        return citations;
    const std::vector<Evidence> known = inHand(job.transaction, prospect);
    for (const auto& [label, passage] : record.evidence) {
        const QString words = passage.text.simplified();
        const Input input = passage.input;
        const auto same = std::find_if(known.begin(), known.end(), [&](const Evidence& candidate) {
            return candidate.input == input && candidate.text.simplified() == words;
        });
        if (same != known.end()) {
            citations.emplace(label, same->id);
            continue;
        }
        Evidence evidence = passage;
        resolve(job.transaction, record, prospect, evidence);
        evidence.retrievedAt = job.now;
        evidence = sealed(std::move(evidence));
        if (const Result<store::Put> put = job.transaction.evidence().put(evidence); !put)
            return put.error();
        citations.emplace(label, evidence.id);
    }
    return citations;
}

} // namespace countersign::importing
