// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/deeds.h"

#include "app/text/verbs.h"

#include <algorithm>

namespace countersign::checks {
namespace {

using text::Language;
using text::Span;

/// "hat … installiert", "wurde … bestellt": small, with the ending of a participle, the last word of its clause.
bool isParticiple(const Prose& prose, const ContentWord& word)
{
    const bool hasEnding = word.folded.endsWith(u't') || word.folded.endsWith(QLatin1String("en"));
    if (prose.text.analysis.language != Language::German || !hasEnding ||
        word.span.of(prose.string()).front().isUpper())
        return false;
    const Clause& clause = prose.clauses[word.clause];
    const bool isLast = word.token + 1 >= clause.tokens.last ||
                        !prose.text.token(word.token + 1).isWord() ||
                        prose.tags[word.token + 1].has(Tag::Auxiliary);
    return isLast && prose.hasTag(clause.tokens, Tag::Auxiliary);
}

bool isDeed(const Prose& prose, const ContentWord& word)
{
    return !word.isName && !word.isQuoted && !word.isFact &&
           (text::looksFinite(word.folded, prose.text.analysis.language) ||
            isParticiple(prose, word));
}

/// The sentence has a deed that the claim does not tell.
bool hasOwnDeed(const Prose& prose, size_t sentence, const Prose& draft, Span claim)
{
    const TokenRange words = prose.wordsIn(prose.sentences[sentence]);
    for (size_t w = words.first; w < words.last; ++w) {
        const ContentWord& word = prose.words[w];
        if (!isDeed(prose, word))
            continue;
        const auto& told = draft.wordsWith(word.key);
        if (std::none_of(told.begin(), told.end(),
                         [&](size_t index) { return claim.contains(draft.words[index].span); }))
            return true;
    }
    return false;
}

} // namespace

Span otherDeed(const Prose& draft, Span claim, std::span<const EvidenceItem> items,
               const Alignment& alignment, size_t figures)
{
    constexpr size_t sharedMin = 2;
    if (alignment.unmatched.size() != 1 || alignment.matches.empty() ||
        alignment.matches.size() + figures < sharedMin)
        return {};
    const ContentWord& word = draft.words[alignment.unmatched.front()];
    // What our own material does is told in many ways.
    if (items[alignment.bestItem].given->evidence.input == Input::Knowledge)
        return {};
    const Prose& prose = items[alignment.bestItem].prose();
    if (!isDeed(draft, word) || prose.text.analysis.language != draft.text.analysis.language ||
        !hasOwnDeed(prose, alignment.bestSentence, draft, claim))
        return {};
    return word.span;
}

} // namespace countersign::checks
