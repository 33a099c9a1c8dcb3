// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/stance.h"

#include "app/checks/claims/keys.h"

#include <algorithm>

namespace countersign::checks {
namespace {

using text::Span;

/// The share of the aligned words that must be told firmer before the whole claim is.
constexpr double firmerShare = 0.5;

class StanceReader {
public:
    StanceReader(const Prose& draft, Span claim, std::span<const EvidenceItem> items,
                 const Alignment& alignment)
        : m_draft(draft)
        , m_claim(claim)
        , m_items(items)
        , m_alignment(alignment)
    {}

    [[nodiscard]] std::optional<StanceFault> polarity() const;
    [[nodiscard]] std::optional<StanceFault> opposites() const;
    [[nodiscard]] std::optional<StanceFault> standing() const;

private:
    [[nodiscard]] const ContentWord& claimWord(const WordMatch& match) const
    {
        return m_draft.words[match.claimWord];
    }
    [[nodiscard]] const ContentWord& evidenceWord(const WordMatch& match) const
    {
        return m_items[match.item].prose().words[match.word];
    }
    [[nodiscard]] const Clause& evidenceClause(const WordMatch& match) const
    {
        return m_items[match.item].prose().clauses[evidenceWord(match).clause];
    }
    [[nodiscard]] bool agreesElsewhere(const WordMatch& match) const;
    [[nodiscard]] Standing standingOf(const WordMatch& match) const;
    [[nodiscard]] bool meetsCondition(size_t item, size_t sentence) const;
    [[nodiscard]] StanceFault faultAt(Fault fault, const WordMatch& match) const;

    const Prose& m_draft;
    Span m_claim;
    std::span<const EvidenceItem> m_items;
    const Alignment& m_alignment;
};

StanceFault StanceReader::faultAt(Fault fault, const WordMatch& match) const
{
    const Clause& clause = evidenceClause(match);
    return {fault,
            claimWord(match).span,
            {clause.span.of(m_items[match.item].text()).toString()},
            match.item};
}

/// The same word stands in the evidence in the other polarity too: "it names the stretch; it does not name
/// a person".
bool StanceReader::agreesElsewhere(const WordMatch& match) const
{
    const ContentWord& word = claimWord(match);
    for (const EvidenceItem& item : m_items) {
        const auto same = item.prose().byKey.constFind(word.key);
        if (same == item.prose().byKey.constEnd())
            continue;
        for (const size_t index : *same) {
            if (item.prose().words[index].isNegated == word.isNegated)
                return true;
        }
    }
    return false;
}

/// A negation of one side that no word of the other shares turns the statement round. Clause by clause: that a
/// negation reaches a little further on one side says nothing.
std::optional<StanceFault> StanceReader::polarity() const
{
    const auto agreesInClause = [this](const WordMatch& odd) {
        return std::any_of(
            m_alignment.matches.begin(), m_alignment.matches.end(), [&](const WordMatch& other) {
                const bool isTogether =
                    claimWord(odd).isNegated
                        ? claimWord(other).clause == claimWord(odd).clause
                        : other.item == odd.item &&
                              evidenceWord(other).clause == evidenceWord(odd).clause;
                return isTogether && claimWord(other).isNegated && evidenceWord(other).isNegated;
            });
    };
    for (const WordMatch& match : m_alignment.matches) {
        // A quotation is compared word for word, with what stands around it.
        if (claimWord(match).isQuoted)
            continue;
        if (claimWord(match).isNegated != evidenceWord(match).isNegated &&
            !agreesElsewhere(match) && !agreesInClause(match))
            return faultAt(Fault::Polarity, match);
    }
    return std::nullopt;
}

/// A word of the claim whose opposite stands where the evidence speaks of the same thing.
std::optional<StanceFault> StanceReader::opposites() const
{
    if (m_alignment.isEmpty())
        return std::nullopt;
    const Prose& prose = m_items[m_alignment.bestItem].prose();
    for (const size_t index : m_alignment.unmatched) {
        const ContentWord& word = m_draft.words[index];
        for (const ContentWord& other : prose.words) {
            if (other.sentence != m_alignment.bestSentence || !areOpposites(word.key, other.key))
                continue;
            if (word.isNegated != other.isNegated)
                continue; // "did not fall" is no denial of "rose"
            const Clause& clause = prose.clauses[other.clause];
            return StanceFault{Fault::Polarity,
                               word.span,
                               {clause.span.of(prose.string()).toString()},
                               m_alignment.bestItem};
        }
    }
    return std::nullopt;
}

/// The claim has the condition too, or speaks of it.
bool StanceReader::meetsCondition(size_t item, size_t sentence) const
{
    const TokenRange tokens = m_draft.text.tokensIn(m_claim);
    if (m_draft.hasTag(tokens, Tag::Condition))
        return true;
    const Prose& prose = m_items[item].prose();
    for (const Clause& clause : prose.clauses) {
        if (clause.sentence != sentence || !clause.isCondition)
            continue;
        for (size_t w = clause.firstWord; w < clause.lastWord; ++w) {
            const TokenRange words = m_draft.wordsIn(m_claim);
            for (size_t c = words.first; c < words.last; ++c) {
                if (m_draft.words[c].key == prose.words[w].key)
                    return true;
            }
        }
    }
    return false;
}

/// Of the part of the word's clause that the claim takes in; another mark may cover the rest.
Standing StanceReader::standingOf(const WordMatch& match) const
{
    const Clause& clause = m_draft.clauses[claimWord(match).clause];
    const Span part{std::max(clause.span.start, m_claim.start),
                    std::min(clause.span.end, m_claim.end)};
    return part == clause.span ? clause.standing
                               : std::min(m_draft.standingOf(m_draft.text.tokensIn(part)),
                                          clause.isCondition ? clause.standing : Standing::Unsaid);
}

std::optional<StanceFault> StanceReader::standing() const
{
    size_t compared = 0;
    size_t firmer = 0;
    const WordMatch* first = nullptr;
    bool isConditional = false;
    for (const WordMatch& match : m_alignment.matches) {
        const Standing mine = standingOf(match);
        const Standing theirs = evidenceClause(match).standing;
        if (mine == Standing::Unsaid || theirs == Standing::Unsaid)
            continue;
        ++compared;
        if (mine <= theirs)
            continue;
        const size_t sentence = evidenceWord(match).sentence;
        const auto& clauses = m_items[match.item].prose().clauses;
        const bool hasCondition =
            std::any_of(clauses.begin(), clauses.end(), [sentence](const Clause& clause) {
                return clause.sentence == sentence && clause.isCondition;
            });
        if (hasCondition && meetsCondition(match.item, sentence))
            continue;
        ++firmer;
        if (!first) {
            first = &match;
            isConditional = hasCondition;
        }
    }
    if (!first || static_cast<double>(firmer) < firmerShare * static_cast<double>(compared))
        return std::nullopt;
    return faultAt(isConditional ? Fault::Condition : Fault::Standing, *first);
}

} // namespace

std::optional<StanceFault> stanceFault(const Prose& draft, Span claim,
                                       std::span<const EvidenceItem> items,
                                       const Alignment& alignment)
{
    const StanceReader reader(draft, claim, items, alignment);
    if (auto fault = reader.polarity())
        return fault;
    if (auto fault = reader.opposites())
        return fault;
    return reader.standing();
}

} // namespace countersign::checks
