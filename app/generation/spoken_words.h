// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/evidence.h"
#include "app/generation/languages/language_rules.h"
#include "app/generation/parties.h"

#include <QString>

#include <vector>

namespace countersign::generation {

/// Words that the prospect said or wrote, verbatim and in one piece.
struct SpokenWords {
    QString words; ///< one sentence, two short ones, or a part that does not begin like a sentence
};

/// What a passage quotes of the prospect and nobody else, in its order: in research the quotation must be
/// attributed to them by name, in a CRM entry about them it is theirs. Leaves out what does not stand alone.
[[nodiscard]] std::vector<SpokenWords> wordsOfProspect(const Evidence& evidence, bool personal,
                                                       const Parties& parties,
                                                       const LanguageRules& rules);

} // namespace countersign::generation
