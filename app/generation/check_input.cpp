// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/check_input.h"

#include "app/generation/languages/writing_language.h"

#include <map>

using namespace Qt::StringLiterals;

namespace countersign::generation {

checks::Addressee addresseeOf(const ProspectDossier& dossier)
{
    const Prospect& prospect = dossier.prospect;
    checks::Addressee addressee;
    addressee.name = prospect.name;
    addressee.given = prospect.given;
    addressee.family = prospect.family;
    addressee.company = dossier.account ? dossier.account->name : QString();
    addressee.title = prospect.title;
    addressee.email = prospect.email;
    addressee.phone = prospect.phone;
    if (dossier.persona) {
        addressee.persona = dossier.persona->name;
        addressee.accountableFor = dossier.persona->accountableFor;
    }
    addressee.locale = prospect.language;
    addressee.timeZone = prospect.timeZone;
    return addressee;
}

checks::LabelledEvidence labelled(const Evidence& evidence, const QString& label,
                                  const ProspectDossier& dossier)
{
    checks::LabelledEvidence one{label, evidence, {}};
    if (evidence.aboutProspect && *evidence.aboutProspect == dossier.prospect.id)
        one.aboutName = dossier.prospect.name;
    else if (evidence.aboutAccount && dossier.account &&
             *evidence.aboutAccount == dossier.account->id)
        one.aboutName = dossier.account->name;
    return one;
}

checks::CheckInput checkInputFor(const Composition& composition, const ProspectDossier& dossier,
                                 checks::CheckInput base)
{
    QStringList notes;
    base.channel = dossier.channel;
    base.subject = composition.subject;
    base.text = composition.text;
    base.prospect = addresseeOf(dossier);
    base.boundaries = dossier.boundaries;
    base.today = dossier.today;
    base.language = writingLanguage(dossier, notes);
    base.rules = dossier.rules;
    if (!base.segmentSkeletons && !dossier.recentSkeletons.isEmpty())
        base.segmentSkeletons = dossier.recentSkeletons;
    std::map<EvidenceId, QString> labels;
    for (const auto& [label, id] : composition.citations)
        labels[id] = label;
    int unused = 0;
    base.evidence.clear();
    for (const Evidence& evidence : dossier.evidence) {
        const auto cited = labels.find(evidence.id);
        const QString label =
            cited != labels.end() ? cited->second : QString(u"u" + QString::number(++unused));
        base.evidence.push_back(labelled(evidence, label, dossier));
    }
    return base;
}

} // namespace countersign::generation
