// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/likeness.h"

#include "app/checks/claims/likeness_weights.h"
#include "app/checks/lexicon/word_set.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace countersign::checks {
namespace {

using text::Token;

/// A word or a figure of a text.
struct Word {
    QString key;
    size_t token = 0;
    bool isContent = false;
    bool isFigure = false;
};

/// Neither article nor pronoun nor auxiliary nor preposition nor conjunction. Adverbs that count as small words
/// elsewhere say something here: when, how often, how much.
bool isTelling(const QString& folded, text::Language language)
{
    static const WordSet adverbs(
        u"ever never always even now still already yet well again once much many more most less "
        u"least only few there here together nie niemals immer sogar jetzt noch schon wieder "
        u"einmal "
        u"viel viele mehr nur jamais toujours même encore déjà maintenant beaucoup plus moins");
    return !text::isStopWord(folded, language) || adverbs.contains(folded);
}

std::vector<Word> wordsOf(const Prose& prose)
{
    std::vector<Word> words;
    const auto& analysis = prose.text.analysis;
    for (size_t i = 0; i < analysis.tokens.size(); ++i) {
        const Token& token = analysis.tokens[i];
        const bool isFigure = token.kind == Token::Kind::Number;
        if (!token.isWord() && !isFigure)
            continue;
        words.push_back({isFigure ? token.folded : prose.keys[i], i,
                         isFigure || isTelling(token.folded, analysis.language), isFigure});
    }
    return words;
}

double share(size_t part, size_t whole)
{
    return static_cast<double>(part) / static_cast<double>(std::max<size_t>(1, whole));
}

double capped(size_t count, size_t most, double scale)
{
    return static_cast<double>(std::min(count, most)) / scale;
}

/// The length of the longest row of words that both have in this order, with gaps.
size_t commonInOrder(const std::vector<Word>& a, const std::vector<Word>& b)
{
    std::vector<size_t> row(b.size() + 1);
    size_t longest = 0;
    for (const Word& word : a) {
        size_t diagonal = 0;
        for (size_t j = 0; j < b.size(); ++j) {
            const size_t above = row[j + 1];
            longest = word.key == b[j].key ? diagonal + 1 : std::max(above, row[j]);
            row[j + 1] = longest;
            diagonal = above;
        }
    }
    return longest;
}

bool has(const Prose& prose, Tag tag)
{
    return prose.hasTag({0, prose.tags.size()}, tag);
}

bool isNegated(const Prose& prose)
{
    return has(prose, Tag::Negation) || has(prose, Tag::ClauseNegation);
}

/// A statement's words, each with whether the evidence has it.
class Comparison {
public:
    Comparison(const Prose& claim, std::span<const EvidenceItem> items)
        : m_claim(claim)
        , m_mine(wordsOf(claim))
    {
        for (const EvidenceItem& item : items) {
            const std::vector<Word> words = wordsOf(item.prose());
            m_theirs.insert(m_theirs.end(), words.begin(), words.end());
        }
        QSet<QString> keys;
        for (const Word& word : m_theirs)
            keys.insert(word.key);
        for (const Word& word : m_mine)
            m_isKnown.push_back(keys.contains(word.key));
    }

    [[nodiscard]] double words() const
    {
        return share(static_cast<size_t>(std::count(m_isKnown.begin(), m_isKnown.end(), true)),
                     m_mine.size());
    }
    [[nodiscard]] size_t missingContent() const
    {
        size_t missing = 0;
        for (size_t i = 0; i < m_mine.size(); ++i)
            missing += m_mine[i].isContent && !m_isKnown[i];
        return missing;
    }
    [[nodiscard]] double pairs() const;
    [[nodiscard]] double inOrder() const
    {
        return share(commonInOrder(m_mine, m_theirs), m_mine.size());
    }
    [[nodiscard]] double poorestPart() const;
    [[nodiscard]] size_t gap(bool ofContent) const;
    [[nodiscard]] bool hasNewFigure() const
    {
        for (size_t i = 0; i < m_mine.size(); ++i) {
            if (m_mine[i].isFigure && !m_isKnown[i])
                return true;
        }
        return false;
    }

private:
    const Prose& m_claim;
    std::vector<Word> m_mine;
    std::vector<Word> m_theirs;
    std::vector<bool> m_isKnown; ///< one for each of m_mine
};

double Comparison::pairs() const
{
    QSet<std::pair<QString, QString>> known;
    for (size_t i = 1; i < m_theirs.size(); ++i)
        known.insert({m_theirs[i - 1].key, m_theirs[i].key});
    size_t found = 0;
    for (size_t i = 1; i < m_mine.size(); ++i)
        found += known.contains({m_mine[i - 1].key, m_mine[i].key});
    return share(found, m_mine.empty() ? 0 : m_mine.size() - 1);
}

double Comparison::poorestPart() const
{
    constexpr size_t wordsMin = 2;
    double poorest = 1.0;
    for (const Clause& clause : m_claim.clauses) {
        size_t words = 0;
        size_t found = 0;
        for (size_t i = 0; i < m_mine.size(); ++i) {
            const bool isInside =
                m_mine[i].token >= clause.tokens.first && m_mine[i].token < clause.tokens.last;
            words += isInside;
            found += isInside && m_isKnown[i];
        }
        if (words >= wordsMin)
            poorest = std::min(poorest, share(found, words));
    }
    return poorest;
}

size_t Comparison::gap(bool ofContent) const
{
    size_t longest = 0;
    size_t run = 0;
    for (size_t i = 0; i < m_mine.size(); ++i) {
        if (ofContent && !m_mine[i].isContent)
            continue;
        run = m_isKnown[i] ? 0 : run + 1;
        longest = std::max(longest, run);
    }
    return longest;
}

} // namespace

Likeness likenessOf(const Prose& claim, std::span<const EvidenceItem> items)
{
    const auto anyHas = [items](const auto& holds) {
        return std::any_of(items.begin(), items.end(),
                           [&holds](const EvidenceItem& item) { return holds(item.prose()); });
    };
    const auto isNew = [&](Tag tag) {
        return static_cast<double>(has(claim, tag) &&
                                   !anyHas([tag](const Prose& prose) { return has(prose, tag); }));
    };
    const Comparison both(claim, items);
    return {both.words(),
            capped(both.missingContent(), 8, 5.0),
            both.pairs(),
            both.inOrder(),
            both.poorestPart(),
            capped(both.gap(false), 8, 5.0),
            capped(both.gap(true), 6, 4.0),
            isNew(Tag::FirstPerson),
            isNew(Tag::SecondPerson),
            static_cast<double>(claim.string().contains(u'?')),
            static_cast<double>(both.hasNewFigure()),
            static_cast<double>(isNegated(claim) != anyHas(isNegated))};
}

double attributable(const Likeness& likeness)
{
    double sum = likenessConstant;
    for (size_t i = 0; i < std::size(likenessWeights); ++i)
        sum += likenessWeights[i] * likeness[i];
    return 1.0 / (1.0 + std::exp(-sum));
}

} // namespace countersign::checks
