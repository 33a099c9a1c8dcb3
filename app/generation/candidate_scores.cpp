// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/candidate_scores.h"

#include "app/generation/wording_tools.h"
#include "app/text/tokens.h"

#include <algorithm>

namespace countersign::generation {

namespace {

/// The whole passage that a statement is from.
QString textOf(const Statement& statement, const ProspectDossier& dossier)
{
    for (const Evidence& evidence : dossier.evidence) {
        if (evidence.id == statement.evidence)
            return evidence.text;
    }
    return {};
}

} // namespace

double nearness(const QString& sentence, const Statement& hook, const PlanContext& context)
{
    const Relevance& relevance = context.relevance;
    const QSet<QString> stems = relevance.stemsOf(sentence);
    return 14.0 * relevance.overlap(context.personaStems, stems) +
           12.0 * relevance.overlap(relevance.stemsOf(hook.words), stems) +
           8.0 * relevance.overlap(relevance.stemsOf(textOf(hook, context.dossier)), stems);
}

double lengthPenalty(const QString& sentence, const Rules& rules)
{
    const int length = text::wordCount(sentence);
    return length > rules.sentenceWordsMax ? 15.0 : (length < 5 ? 6.0 : 0.0);
}

void sortBest(std::vector<Candidate>& candidates, const ProspectDossier& dossier, double nearEqual)
{
    for (Candidate& candidate : candidates) {
        const quint64 own = stableHash(
            QString(dossier.prospect.id.text() + candidate.statement.words), dossier.seed);
        candidate.score += nearEqual * static_cast<double>(own >> 32U) / 4294967296.0;
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
}

} // namespace countersign::generation
