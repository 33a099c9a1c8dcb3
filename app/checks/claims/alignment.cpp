// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/alignment.h"

#include "app/checks/claims/word_finder.h"
#include "app/checks/lexicon/word_set.h"
#include "app/text/verbs.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

/// How much the telling words weigh against all words. Chosen by cross-validation on the public set, where
/// anything between 0.2 and 0.4 does as well.
constexpr double contentWeight = 0.3;
/// As if so many more words had been found: one missing word of three is less telling than four of twelve.
constexpr double wordsGiven = 2.0;
constexpr double wordsGivenToFragments = 5.0;
/// What was done weighs more than to what, when the evidence has another verb.
constexpr double missingVerbWeight = 2.0;
/// A place where the word stands in the other polarity is only second best.
constexpr double otherPolarityGain = 0.9;

using Place = std::pair<size_t, size_t>; ///< item, sentence

/// A word or figure of the claim that the evidence has.
struct Wanted {
    std::optional<size_t> word; ///< none for a figure
    double weight = 0.0;
    std::vector<Occurrence> found;         ///< of a word
    std::vector<FactPlaces::Place> places; ///< of a figure
    bool isPlaced = false;
};

class Aligner {
public:
    Aligner(const Prose& draft, Span claim, std::span<const EvidenceItem> items)
        : m_draft(draft)
        , m_claim(claim)
        , m_items(items)
    {
        for (const EvidenceItem& item : items)
            m_sentences += item.prose().sentences.size();
    }

    Alignment run(const std::vector<FactPlaces>& facts,
                  const std::function<bool(const ContentWord&)>& isNeutral);

private:
    void collectWords(const std::function<bool(const ContentWord&)>& isNeutral);
    void collectFacts(const std::vector<FactPlaces>& facts);
    void countFunctionWords();
    [[nodiscard]] Place placeOf(const Occurrence& at) const
    {
        return {at.item, m_items[at.item].prose().words[at.word].sentence};
    }
    [[nodiscard]] Place bestPlace() const;
    size_t takeFrom(Place place);
    void take(Wanted& wanted, Place place);
    [[nodiscard]] double weightOf(const std::vector<Occurrence>& found) const;

    const Prose& m_draft;
    Span m_claim;
    std::span<const EvidenceItem> m_items;
    size_t m_sentences = 0;
    std::vector<Wanted> m_wanted;
    Alignment m_result;
};

/// Inverse sentence frequency in the evidence in hand. A word it lacks weighs as much as one it has once.
double Aligner::weightOf(const std::vector<Occurrence>& found) const
{
    std::vector<Place> places;
    places.reserve(found.size());
    for (const Occurrence& one : found)
        places.push_back(placeOf(one));
    std::sort(places.begin(), places.end());
    const auto distinct = std::unique(places.begin(), places.end()) - places.begin();
    const double frequency = std::max<double>(1.0, static_cast<double>(distinct));
    return 1.0 + std::log((static_cast<double>(m_sentences) + 1.0) / (frequency + 1.0));
}

void Aligner::collectWords(const std::function<bool(const ContentWord&)>& isNeutral)
{
    const bool isOurs = std::all_of(m_items.begin(), m_items.end(), [](const EvidenceItem& item) {
        return item.given->evidence.input == Input::Knowledge;
    });
    const TokenRange words = m_draft.wordsIn(m_claim);
    for (size_t w = words.first; w < words.last; ++w) {
        const ContentWord& word = m_draft.words[w];
        if (word.isFact || isNeutral(word))
            continue;
        Wanted one;
        one.word = w;
        one.found = findWord(m_draft, word, m_items);
        one.weight = weightOf(one.found);
        const bool isMissingVerb = one.found.empty() && !isOurs && !word.isName &&
                                   text::looksFinite(word.folded, m_draft.text.analysis.language);
        const double times = isMissingVerb ? missingVerbWeight : 1.0;
        m_result.total += one.weight * times;
        m_result.wordsTotal += times;
        if (one.found.empty())
            m_result.unmatched.push_back(w);
        else
            m_wanted.push_back(std::move(one));
    }
}

void Aligner::collectFacts(const std::vector<FactPlaces>& facts)
{
    for (const FactPlaces& fact : facts) {
        m_result.total += 1.0;
        m_result.wordsTotal += 1.0;
        if (fact.places.empty())
            continue;
        Wanted one;
        one.weight = 1.0;
        one.places = fact.places;
        m_wanted.push_back(std::move(one));
    }
}

/// Pronouns change with who speaks, and "you said" is about the source, not from it: they count neither way.
void Aligner::countFunctionWords()
{
    const auto has = [this](const QString& key) {
        return std::any_of(m_items.begin(), m_items.end(), [&key](const EvidenceItem& item) {
            return item.passage->functionKeys.contains(key);
        });
    };
    const TokenRange tokens = m_draft.text.tokensIn(m_claim);
    const TokenRange words = m_draft.wordsIn(m_claim);
    size_t word = words.first;
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        while (word < words.last && m_draft.words[word].token < i)
            ++word;
        const bool isContent = word < words.last && m_draft.words[word].token == i;
        const Token& token = m_draft.text.token(i);
        const TagSet tags = m_draft.tags[i];
        const bool isPointer = tags.has(Tag::FirstPerson) || tags.has(Tag::SecondPerson) ||
                               tags.has(Tag::ThirdPerson) || tags.has(Tag::Speech);
        if (isContent || !token.isWord() || isPointer)
            continue;
        m_result.wordsTotal += 1.0;
        m_result.wordsCovered += has(functionKey(token.folded));
    }
}

Place Aligner::bestPlace() const
{
    std::map<Place, double> gain;
    for (const Wanted& one : m_wanted) {
        if (one.isPlaced)
            continue;
        std::map<Place, double> best;
        for (const Occurrence& at : one.found) {
            const ContentWord& other = m_items[at.item].prose().words[at.word];
            const bool agrees = other.isNegated == m_draft.words[*one.word].isNegated;
            double& value = best[placeOf(at)];
            value = std::max(value, one.weight * at.strength * (agrees ? 1.0 : otherPolarityGain));
        }
        for (const FactPlaces::Place& at : one.places)
            best[{at.item, at.sentence}] = one.weight;
        for (const auto& [place, value] : best)
            gain[place] += value;
    }
    return std::max_element(gain.begin(), gain.end(),
                            [](const auto& a, const auto& b) { return a.second < b.second; })
        ->first;
}

void Aligner::take(Wanted& wanted, Place place)
{
    const bool isHere =
        std::any_of(wanted.places.begin(), wanted.places.end(), [place](const auto& at) {
            return at.item == place.first && at.sentence == place.second;
        });
    if (isHere) {
        wanted.isPlaced = true;
        m_result.covered += wanted.weight;
        m_result.wordsCovered += 1.0;
    }
    std::optional<Occurrence> choice;
    for (const Occurrence& at : wanted.found) {
        if (placeOf(at) != place)
            continue;
        const bool agrees = m_items[at.item].prose().words[at.word].isNegated ==
                            m_draft.words[*wanted.word].isNegated;
        if (!choice || at.strength > choice->strength ||
            (at.strength == choice->strength && agrees))
            choice = at;
    }
    if (!choice)
        return;
    wanted.isPlaced = true;
    m_result.covered += wanted.weight * choice->strength;
    m_result.wordsCovered += choice->strength;
    m_result.matches.push_back({*wanted.word, choice->item, choice->word, choice->strength});
}

size_t Aligner::takeFrom(Place place)
{
    size_t taken = 0;
    for (Wanted& one : m_wanted) {
        if (one.isPlaced)
            continue;
        take(one, place);
        taken += one.isPlaced;
    }
    return taken;
}

/// Sentence by sentence, the one that has most of what is left first, so that words are compared where they
/// stand together.
Alignment Aligner::run(const std::vector<FactPlaces>& facts,
                       const std::function<bool(const ContentWord&)>& isNeutral)
{
    collectWords(isNeutral);
    collectFacts(facts);
    bool isFirst = true;
    for (size_t left = m_wanted.size(); left > 0;) {
        const Place place = bestPlace();
        if (isFirst) {
            m_result.bestItem = place.first;
            m_result.bestSentence = place.second;
            isFirst = false;
        }
        left -= takeFrom(place);
    }
    countFunctionWords();
    std::sort(m_result.matches.begin(), m_result.matches.end(),
              [](const WordMatch& a, const WordMatch& b) { return a.claimWord < b.claimWord; });
    return std::move(m_result);
}

/// "you wrote in your column", "as you told me on the phone": where it was said is not what was said.
bool followsSpeech(const Prose& draft, size_t token, size_t first)
{
    constexpr size_t reach = 3;
    static const WordSet places(u"in on at during to im am auf bei dans sur lors à");
    if (!places.contains(draft.text.token(token).folded))
        return false;
    for (size_t i = token, steps = 0; i > first && steps < reach; --i, ++steps) {
        if (draft.tags[i - 1].has(Tag::Speech))
            return true;
        if (!text::isStopWord(draft.text.token(i - 1).folded, draft.text.analysis.language))
            return false;
    }
    return false;
}

} // namespace

double Alignment::wordShare() const
{
    const double given = isFragment ? wordsGivenToFragments : wordsGiven;
    return (wordsCovered + given) / (wordsTotal + given);
}

double Alignment::score() const
{
    return contentWeight * contentShare() + (1.0 - contentWeight) * wordShare();
}

Span newPhrase(const Prose& draft, Span claim, const Alignment& alignment)
{
    static const WordSet openers(
        u"after before during despite without for in at on from through because due thanks owing "
        u"against under over within since until with using including via nach vor während trotz "
        u"ohne für "
        u"in bei auf aus durch wegen gegen seit bis après avant pendant malgré "
        u"sans pour dans chez sur depuis contre à en");
    static const WordSet links(u"of to von dank de à"); // "because of", "thanks to"
    static const WordSet articles(
        u"the a an your our their its his her my this that these those der die das "
        u"den dem des ein eine einen einem einer ihr ihre ihren ihrem le la les "
        u"un une votre vos notre nos son sa ses");
    const TokenRange tokens = draft.text.tokensIn(claim);
    for (size_t i = tokens.first; i + 1 < tokens.last; ++i) {
        if (!openers.contains(draft.text.token(i).folded) || followsSpeech(draft, i, tokens.first))
            continue;
        size_t end = i + 1;
        while (end < tokens.last && links.contains(draft.text.token(end).folded))
            ++end;
        while (end < tokens.last && articles.contains(draft.text.token(end).folded))
            ++end;
        const size_t first = end;
        while (end < tokens.last && draft.text.token(end).isWord() &&
               !text::isStopWord(draft.text.token(end).folded, draft.text.analysis.language))
            ++end;
        if (end == first)
            continue;
        const Span phrase{draft.text.token(first).span.start, draft.text.token(end - 1).span.end};
        const TokenRange words = draft.wordsIn(phrase);
        bool isNew = !words.isEmpty();
        for (size_t w = words.first; w < words.last; ++w)
            isNew = isNew && std::find(alignment.unmatched.begin(), alignment.unmatched.end(), w) !=
                                 alignment.unmatched.end();
        if (isNew)
            return phrase;
    }
    return {};
}

namespace {

/// All content words of a stretch are missing in the evidence, and there are some.
bool isAllNew(const Prose& draft, Span span, const Alignment& alignment)
{
    const TokenRange words = draft.wordsIn(span);
    for (size_t w = words.first; w < words.last; ++w) {
        if (std::find(alignment.unmatched.begin(), alignment.unmatched.end(), w) ==
            alignment.unmatched.end())
            return false;
    }
    return !words.isEmpty();
}

/// Where what a joint or a "to" leads to ends: at the next stop, joint or preposition behind a content word.
size_t endOfAddition(const Prose& draft, size_t first, size_t last)
{
    static const WordSet ends(u"and but or for in on at of from by with und oder für in von et ou");
    bool hasContent = false;
    for (size_t i = first; i < last; ++i) {
        const text::Token& token = draft.text.token(i);
        if (!token.isWord() || (hasContent && ends.contains(token.folded)))
            return i;
        hasContent = hasContent || !text::isStopWord(token.folded, draft.text.analysis.language);
    }
    return last;
}

} // namespace

Span newAddition(const Prose& draft, Span claim, const Alignment& alignment)
{
    static const WordSet joints(u"and und et sowie");
    const TokenRange tokens = draft.text.tokensIn(claim);
    for (size_t i = tokens.first + 1; i + 1 < tokens.last; ++i) {
        const QString& folded = draft.text.token(i).folded;
        // "to save rent": a purpose has a verb and what it is about.
        const bool isPurpose = folded == u"to" && draft.text.token(i - 1).isWord();
        if (!joints.contains(folded) && !isPurpose)
            continue;
        const size_t end = endOfAddition(draft, i + 1, tokens.last);
        if (end == i + 1)
            continue;
        const Span rest{draft.text.token(i + 1).span.start, draft.text.token(end - 1).span.end};
        const size_t wordsMin = isPurpose ? 2 : 1;
        if (draft.wordsIn(rest).size() >= wordsMin && isAllNew(draft, rest, alignment))
            return rest;
    }
    return {};
}

Alignment align(const Prose& draft, Span claim, std::span<const EvidenceItem> items,
                const std::vector<FactPlaces>& facts,
                const std::function<bool(const ContentWord&)>& isNeutral, bool isFragment)
{
    Alignment alignment = Aligner(draft, claim, items).run(facts, isNeutral);
    alignment.isFragment = isFragment;
    return alignment;
}

} // namespace countersign::checks
