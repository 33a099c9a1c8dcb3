// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/evidence_items.h"

#include <algorithm>

namespace countersign::generation {

namespace {

/// How old an item may be (checks, `accuracy.stale`). CRM entries have no figure there; they count as long
/// as research does.
int maxAgeOf(const Evidence& evidence, const Rules& rules)
{
    if (evidence.input == Input::Signal)
        return rules.staleSignalDays;
    if (evidence.kind == u"profile" || evidence.kind == u"job_change")
        return rules.staleTitleDays;
    return rules.staleResearchDays;
}

bool isAboutProspect(const Evidence& evidence, const ProspectDossier& dossier)
{
    return evidence.aboutProspect && *evidence.aboutProspect == dossier.prospect.id;
}

bool isAboutAccount(const Evidence& evidence, const ProspectDossier& dossier)
{
    return !evidence.aboutProspect && evidence.aboutAccount && dossier.account &&
           *evidence.aboutAccount == dossier.account->id;
}

} // namespace

std::optional<EvidenceItem> freshItem(const Evidence& evidence, const PlanContext& context)
{
    const ProspectDossier& dossier = context.dossier;
    EvidenceItem item{&evidence,
                      isAboutProspect(evidence, dossier),
                      maxAgeOf(evidence, dossier.rules),
                      {},
                      nullptr};
    if (evidence.input == Input::Knowledge ||
        (!item.personal && !isAboutAccount(evidence, dossier)))
        return std::nullopt;
    // What is noted about an account is what colleagues said or what we think: it stays in the CRM.
    if (item.isCrm() && !item.personal)
        return std::nullopt;
    if (evidence.observedOn) {
        item.age = std::max<int>(0, static_cast<int>(evidence.observedOn->daysTo(dossier.today)));
        if (*item.age > item.maxAge)
            return std::nullopt;
    }
    for (const OwnDocument& document : context.rules.ownDocuments) {
        if (evidence.title.startsWith(document.titleBegins, Qt::CaseInsensitive)) {
            item.document = &document;
            break;
        }
    }
    return item;
}

bool isIdentified(const EvidenceItem& item, const PlanContext& context)
{
    if (item.isCrm())
        return true;
    if (context.parties.account(item.evidence->text))
        return true;
    if (item.personal)
        return item.isProfile() && context.parties.prospectInFull(item.evidence->title) &&
               !context.parties.namesLookalike(item.evidence->text);
    return item.document != nullptr && !context.parties.namesLookalike(item.evidence->text);
}

} // namespace countersign::generation
