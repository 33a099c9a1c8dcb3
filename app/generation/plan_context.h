// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/directives.h"
#include "app/generation/languages/language_rules.h"
#include "app/generation/languages/phrases.h"
#include "app/generation/languages/writing_language.h"
#include "app/generation/message_plan.h"
#include "app/generation/parties.h"
#include "app/generation/relevance.h"
#include "app/generation/voice.h"

#include <QRegularExpression>
#include <QSet>

#include <vector>

namespace countersign::generation {

/// What planning one message needs to know over and over, worked out once. Refers to the dossier, which
/// must outlive it.
struct PlanContext {
    explicit PlanContext(const ProspectDossier& dossier);

    const ProspectDossier& dossier;
    QStringList notes;       ///< so far; see Composition::notes
    text::Language language; ///< that the message is written in
    const LanguageRules& rules;
    const Phrases& phrases;
    Parties parties;
    Relevance relevance;
    StandingWishes standing;
    ReviewerWishes wishes;
    QSet<QString> personaStems;   ///< what the persona is accountable for and cares about
    QSet<QString> knowledgeStems; ///< what our product is about
    QSet<QString> tradeStems;     ///< the account's trade
    QSet<QString> centralStems;   ///< what our positioning is about
    QSet<QString> productTerms;   ///< see productTerms()
    QSet<QString> lackedTerms;    ///< see lackedTerms()
    std::vector<QRegularExpression> forbidden; ///< boundaries, and words to avoid
    QStringList leftOut; ///< statements that a check found fault with, as folded words

    Voice voice;

    /// False if a boundary or a directive forbids the words.
    [[nodiscard]] bool maySay(const QString& words) const;
};

} // namespace countersign::generation
