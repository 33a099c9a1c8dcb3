// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/candidate_scores.h"
#include "app/generation/offers.h"
#include "app/generation/product_passages.h"
#include "app/generation/sentence_gates.h"
#include "app/generation/wording_tools.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

/// True if the sentence may stand in a message as one about our product.
bool isSayable(const QString& sentence, const PlanContext& context, bool limits)
{
    return context.rules.shortcoming.match(sentence).hasMatch() == limits &&
           standsAlone(sentence, context.rules) && !speaksInFirstPerson(sentence, context.rules) &&
           context.maySay(sentence) && quotations(sentence).empty();
}

double scoreOf(const QString& sentence, const Statement& hook, const PlanContext& context)
{
    const QSet<QString> stems = context.relevance.stemsOf(sentence);
    double score = nearness(sentence, hook, context) +
                   2.0 * context.relevance.overlap(stems, context.centralStems) -
                   lengthPenalty(sentence, context.dossier.rules);
    if (hasTerm(sentence, context.productTerms))
        score += 2.0;
    // What begins with the thing itself says what it is; the rest are its particulars.
    if (hasTerm(foldedWords(sentence).mid(0, 3).join(u' '), context.productTerms))
        score += 8.0;
    return score;
}

/// The sentences on the product: what it does, or (`limits`) what it does not do.
std::vector<Candidate> productSentences(const PlanContext& context, const Statement& hook,
                                        bool limits)
{
    std::vector<Candidate> found;
    for (const Evidence* evidence : productPassages(context.dossier)) {
        if (languageOf(*evidence, context.dossier.rules) != context.language ||
            !offersOf(*evidence, context.rules).empty())
            continue;
        for (const QString& sentence : statementsOf(*evidence, context.rules)) {
            if (!isSayable(sentence, context, limits))
                continue;
            for (const QString& form : withShorterForms(sentence, context.rules)) {
                Candidate candidate;
                candidate.statement = {
                    evidence->id, StatementKind::Product, withStop(form), sentence, {}};
                candidate.score = scoreOf(form, hook, context);
                found.push_back(std::move(candidate));
            }
        }
    }
    // What we lack is seldom about the hook: any limit will do, so that not all readers get the same.
    constexpr double anyLimit = 20.0;
    if (limits)
        sortBest(found, context.dossier, anyLimit);
    else
        sortBest(found, context.dossier);
    return found;
}

} // namespace

bool hasProductKnowledge(const PlanContext& context)
{
    return !productPassages(context.dossier).empty();
}

std::vector<Candidate> valueCandidates(const PlanContext& context, const Statement& hook)
{
    return productSentences(context, hook, false);
}

std::vector<Candidate> limitCandidates(const PlanContext& context, const Statement& hook)
{
    return productSentences(context, hook, true);
}

} // namespace countersign::generation
