// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/borne_out.h"

#include "app/checks/claims.h"
#include "app/generation/check_input.h"
#include "app/generation/languages/phrases.h"
#include "app/generation/languages/writing_language.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

bool isBorneOut(const Statement& statement, const ProspectDossier& dossier)
{
    const auto found =
        std::find_if(dossier.evidence.cbegin(), dossier.evidence.cend(),
                     [&](const Evidence& evidence) { return evidence.id == statement.evidence; });
    if (found == dossier.evidence.cend())
        return false;
    checks::ClaimQuestion question;
    question.claim = statement.words;
    question.evidence = {labelled(*found, u"e1"_s, dossier)};
    question.about = addresseeOf(dossier);
    question.today = dossier.today;
    question.language = languageOf(*found, dossier.rules);
    question.rules = dossier.rules;
    return checks::judge(question).supported;
}

} // namespace countersign::generation
