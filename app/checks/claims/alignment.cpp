// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/alignment.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace countersign::checks {
namespace {

constexpr double relativeStrength = 0.8; ///< a derived or compound word: "motive" for "motivation"
constexpr qsizetype relativeLettersMin = 5;
constexpr qsizetype compoundLettersMin = 4;

struct Occurrence {
    size_t item;
    size_t word;
    double strength;
};

/// "motive" and "motivation", "bestseller" and "bestselling": a long common beginning.
bool isDerived(QStringView a, QStringView b)
{
    const auto [ita, itb] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const qsizetype common = ita - a.begin();
    return common >= relativeLettersMin && common * 10 >= std::max(a.size(), b.size()) * 6;
}

/// "Akte" in "Abweichungsakte", "Temperatur" in "Temperaturverlauf".
bool isPartOfCompound(QStringView a, QStringView b)
{
    const QStringView part = a.size() < b.size() ? a : b;
    const QStringView whole = a.size() < b.size() ? b : a;
    return part.size() >= compoundLettersMin && whole.size() >= part.size() + 3 &&
           (whole.startsWith(part) || whole.endsWith(part));
}

/// "CFO" for "chief financial officer": the initials of consecutive words.
bool isSpeltOut(QStringView acronym, const TaggedText& text, size_t firstToken)
{
    size_t token = firstToken;
    for (const QChar letter : acronym) {
        if (token >= text.analysis.tokens.size() || !text.token(token).isWord() ||
            text.token(token).folded.front() != letter.toLower())
            return false;
        ++token;
    }
    return true;
}

bool isAcronym(QStringView written)
{
    return written.size() >= 2 && written.size() <= 5 &&
           std::all_of(written.begin(), written.end(), [](QChar c) { return c.isUpper(); });
}

class Aligner {
public:
    Aligner(const Prose& draft, std::span<const EvidenceItem> items)
        : m_draft(draft)
        , m_items(items)
    {
        for (const EvidenceItem& item : items)
            m_sentences += item.prose().sentences.size();
    }

    Alignment run(TokenRange words, const std::function<bool(const ContentWord&)>& isNeutral);

private:
    [[nodiscard]] std::vector<Occurrence> find(const ContentWord& word) const;
    void findRelatives(const ContentWord& word, std::vector<Occurrence>& found) const;
    void findSpeltOut(const ContentWord& word, std::vector<Occurrence>& found) const;
    [[nodiscard]] double weightOf(const std::vector<Occurrence>& found) const;

    const Prose& m_draft;
    std::span<const EvidenceItem> m_items;
    size_t m_sentences = 0;
};

void Aligner::findRelatives(const ContentWord& word, std::vector<Occurrence>& found) const
{
    for (size_t i = 0; i < m_items.size(); ++i) {
        const Prose& prose = m_items[i].prose();
        const bool compounds = prose.text.analysis.language == text::Language::German;
        for (size_t w = 0; w < prose.words.size(); ++w) {
            const QString& other = prose.words[w].folded;
            if (isDerived(word.folded, other) ||
                (compounds && isPartOfCompound(word.folded, other)))
                found.push_back({i, w, relativeStrength});
        }
    }
}

void Aligner::findSpeltOut(const ContentWord& word, std::vector<Occurrence>& found) const
{
    const QStringView written = word.span.of(m_draft.string());
    for (size_t i = 0; i < m_items.size(); ++i) {
        const Prose& prose = m_items[i].prose();
        for (size_t w = 0; w < prose.words.size(); ++w) {
            const QStringView other = prose.words[w].span.of(prose.string());
            if ((isAcronym(written) && isSpeltOut(written, prose.text, prose.words[w].token)) ||
                (isAcronym(other) && isSpeltOut(other, m_draft.text, word.token)))
                found.push_back({i, w, 1.0});
        }
    }
}

std::vector<Occurrence> Aligner::find(const ContentWord& word) const
{
    std::vector<Occurrence> found;
    for (size_t i = 0; i < m_items.size(); ++i) {
        const auto same = m_items[i].prose().byKey.constFind(word.key);
        if (same == m_items[i].prose().byKey.constEnd())
            continue;
        for (const size_t w : *same)
            found.push_back({i, w, 1.0});
    }
    if (found.empty())
        findSpeltOut(word, found);
    if (found.empty())
        findRelatives(word, found);
    return found;
}

/// Inverse sentence frequency in the evidence in hand. A word it lacks weighs as much as one it has once.
double Aligner::weightOf(const std::vector<Occurrence>& found) const
{
    std::vector<std::pair<size_t, size_t>> sentences;
    for (const Occurrence& one : found)
        sentences.emplace_back(one.item, m_items[one.item].prose().words[one.word].sentence);
    std::sort(sentences.begin(), sentences.end());
    const auto distinct = std::unique(sentences.begin(), sentences.end()) - sentences.begin();
    const double frequency = std::max<double>(1.0, static_cast<double>(distinct));
    return 1.0 + std::log((static_cast<double>(m_sentences) + 1.0) / (frequency + 1.0));
}

Alignment Aligner::run(TokenRange words, const std::function<bool(const ContentWord&)>& isNeutral)
{
    struct Wanted {
        size_t word;
        double weight;
        std::vector<Occurrence> found;
        bool isPlaced = false;
    };
    Alignment result;
    std::vector<Wanted> wanted;
    for (size_t w = words.first; w < words.last; ++w) {
        const ContentWord& word = m_draft.words[w];
        if (word.isFact || isNeutral(word))
            continue;
        Wanted one{w, 0.0, find(word)};
        one.weight = weightOf(one.found);
        result.total += one.weight;
        if (one.found.empty())
            result.unmatched.push_back(w);
        else
            wanted.push_back(std::move(one));
    }
    // Sentence by sentence, the one that has most of what is left first, so that words are compared where
    // they stand together.
    bool isFirst = true;
    for (size_t left = wanted.size(); left > 0;) {
        std::map<std::pair<size_t, size_t>, double> gain;
        for (const Wanted& one : wanted) {
            if (one.isPlaced)
                continue;
            std::map<std::pair<size_t, size_t>, double> best;
            for (const Occurrence& at : one.found) {
                double& value = best[{at.item, m_items[at.item].prose().words[at.word].sentence}];
                value = std::max(value, one.weight * at.strength);
            }
            for (const auto& [place, value] : best)
                gain[place] += value;
        }
        const auto top =
            std::max_element(gain.begin(), gain.end(),
                             [](const auto& a, const auto& b) { return a.second < b.second; });
        const auto [item, sentence] = top->first;
        if (isFirst) {
            result.bestItem = item;
            result.bestSentence = sentence;
            isFirst = false;
        }
        for (Wanted& one : wanted) {
            if (one.isPlaced)
                continue;
            const ContentWord& word = m_draft.words[one.word];
            std::optional<Occurrence> choice;
            for (const Occurrence& at : one.found) {
                const ContentWord& other = m_items[at.item].prose().words[at.word];
                if (at.item != item || other.sentence != sentence)
                    continue;
                const bool agrees = other.isNegated == word.isNegated;
                if (!choice || at.strength > choice->strength ||
                    (at.strength == choice->strength && agrees))
                    choice = at;
            }
            if (!choice)
                continue;
            one.isPlaced = true;
            --left;
            result.covered += one.weight * choice->strength;
            result.matches.push_back({one.word, choice->item, choice->word, choice->strength});
        }
    }
    std::sort(result.matches.begin(), result.matches.end(),
              [](const WordMatch& a, const WordMatch& b) { return a.claimWord < b.claimWord; });
    return result;
}

} // namespace

Alignment align(const Prose& draft, TokenRange words, std::span<const EvidenceItem> items,
                const std::function<bool(const ContentWord&)>& isNeutral)
{
    return Aligner(draft, items).run(words, isNeutral);
}

} // namespace countersign::checks
