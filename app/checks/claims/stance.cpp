// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/stance.h"

#include "app/checks/claims/keys.h"
#include "app/checks/lexicon/word_set.h"
#include "app/text/number_words.h"
#include "app/text/verbs.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;

/// The share of the aligned words that must be told firmer before the whole claim is.
constexpr double firmerShare = 0.5;

/// The part with a verb of its own in which something stands tells what is so, whatever else the sentence plans:
/// "wants to halve it by 2028; so far it has cut it by 12 percent".
bool isToldAsSo(const Prose& prose, qsizetype position)
{
    const Clause& clause = prose.clauses[prose.clauseAt(position)];
    if (clause.standing == Standing::Actual)
        return true;
    const TokenRange words = prose.wordsIn(clause.span);
    return std::any_of(prose.words.begin() + static_cast<std::ptrdiff_t>(words.first),
                       prose.words.begin() + static_cast<std::ptrdiff_t>(words.last),
                       [position](const ContentWord& word) {
                           return word.span.contains(position) && word.standing == Standing::Actual;
                       });
}

class StanceReader {
public:
    StanceReader(const Prose& draft, Span claim, std::span<const EvidenceItem> items,
                 const Alignment& alignment, const std::vector<FactPlaces>& facts, bool isStatement)
        : m_draft(draft)
        , m_claim(claim)
        , m_items(items)
        , m_alignment(alignment)
        , m_facts(facts)
        , m_isStatement(isStatement)
    {}

    [[nodiscard]] std::optional<StanceFault> polarity() const;
    [[nodiscard]] std::optional<StanceFault> opposites() const;
    [[nodiscard]] std::optional<StanceFault> standing() const;
    [[nodiscard]] std::optional<StanceFault> alreadyDone() const;

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
    [[nodiscard]] bool isSharedNegation(const WordMatch& odd) const;
    [[nodiscard]] bool isQuoted(Span span) const;
    [[nodiscard]] bool isWishedAway(const WordMatch& match) const;
    [[nodiscard]] bool deniesOpposite(const WordMatch& match) const;
    [[nodiscard]] bool isOtherSide(size_t token, const QString& other) const;
    [[nodiscard]] bool isScheduled() const;
    [[nodiscard]] bool isOpenDeed(size_t token) const;
    [[nodiscard]] bool isPast(const WordMatch& match) const;
    [[nodiscard]] bool isGoingOn(const WordMatch& match) const;
    [[nodiscard]] bool isFuture(size_t token) const;
    [[nodiscard]] bool isNegatedInEvidence(const QString& key) const;
    [[nodiscard]] bool isNegatedInClaim(const QString& key) const;
    [[nodiscard]] bool isCountedFrom(size_t token) const; ///< "the year before"
    [[nodiscard]] bool hasFactsThatAreSo() const;
    [[nodiscard]] Standing standingOf(const WordMatch& match) const;
    [[nodiscard]] bool meetsCondition(size_t item, size_t sentence) const;
    [[nodiscard]] StanceFault faultAt(Fault fault, const WordMatch& match) const;

    const Prose& m_draft;
    Span m_claim;
    std::span<const EvidenceItem> m_items;
    const Alignment& m_alignment;
    const std::vector<FactPlaces>& m_facts;
    bool m_isStatement;
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
        for (const size_t index : item.prose().wordsWith(word.key)) {
            if (item.prose().words[index].isNegated == word.isNegated)
                return true;
        }
    }
    return false;
}

/// Another word of the same clause shares the negation: that it reaches a little further on one side says
/// nothing.
bool StanceReader::isSharedNegation(const WordMatch& odd) const
{
    const ContentWord& word = claimWord(odd);
    if (word.isNegated) {
        return std::any_of(m_draft.words.begin(), m_draft.words.end(),
                           [&](const ContentWord& mine) {
                               return mine.clause == word.clause && mine.isNegated &&
                                      isNegatedInEvidence(mine.key);
                           });
    }
    const Prose& prose = m_items[odd.item].prose();
    const ContentWord& theirs = evidenceWord(odd);
    return std::any_of(prose.words.begin(), prose.words.end(), [&](const ContentWord& other) {
        return other.clause == theirs.clause && other.isNegated && isNegatedInClaim(other.key);
    });
}

/// "denied that it will leave", "is staying": to deny the opposite is to say it.
bool StanceReader::deniesOpposite(const WordMatch& match) const
{
    const ContentWord& word = claimWord(match);
    const ContentWord& other = evidenceWord(match);
    const bool isMineNegated = word.isNegated;
    const Prose& prose = m_items[match.item].prose();
    for (const ContentWord& mine : m_draft.words) {
        if (mine.clause != word.clause || mine.isNegated != isMineNegated)
            continue;
        for (const ContentWord& theirs : prose.words) {
            if (theirs.sentence == other.sentence && theirs.isNegated != isMineNegated &&
                areOpposites(mine.key, theirs.key))
                return true;
        }
    }
    return false;
}

/// "You would like it found by you and not by a guest": that guests find it is why, and no contradiction.
bool StanceReader::isWishedAway(const WordMatch& match) const
{
    static const WordSet joints(u"and but , und sondern aber et mais");
    const TokenRange before = m_draft.text.tokensIn({m_claim.start, claimWord(match).span.start});
    bool isContrast = false;
    for (size_t i = before.first + 1; i < before.last; ++i)
        isContrast = isContrast || (m_draft.tags[i].has(Tag::Negation) &&
                                    joints.contains(m_draft.text.token(i - 1).folded));
    const bool isElsewhere = match.item != m_alignment.bestItem ||
                             evidenceWord(match).sentence != m_alignment.bestSentence;
    return (isElsewhere || isContrast) && claimWord(match).isNegated &&
           (m_draft.hasTag(before, Tag::Wish) || m_draft.standingOf(before) < Standing::Actual) &&
           evidenceWord(match).standing == Standing::Actual;
}

bool StanceReader::isNegatedInEvidence(const QString& key) const
{
    return std::any_of(m_items.begin(), m_items.end(), [&key](const EvidenceItem& item) {
        const auto& found = item.prose().wordsWith(key);
        return std::any_of(found.begin(), found.end(),
                           [&item](size_t index) { return item.prose().words[index].isNegated; });
    });
}

bool StanceReader::isNegatedInClaim(const QString& key) const
{
    const auto& found = m_draft.wordsWith(key);
    return std::any_of(found.begin(), found.end(), [this](size_t index) {
        return m_draft.words[index].isNegated && m_claim.contains(m_draft.words[index].span);
    });
}

/// A negation of one side that no word of the other shares turns the statement round.
std::optional<StanceFault> StanceReader::polarity() const
{
    for (const WordMatch& match : m_alignment.matches) {
        // A quotation is compared word for word, with what stands around it.
        if (claimWord(match).isQuoted)
            continue;
        if (claimWord(match).isNegated != evidenceWord(match).isNegated &&
            !agreesElsewhere(match) && !isSharedNegation(match) && !isWishedAway(match) &&
            !deniesOpposite(match))
            return faultAt(Fault::Polarity, match);
    }
    return std::nullopt;
}

/// A quotation is compared word for word, with what stands around it.
bool StanceReader::isQuoted(Span span) const
{
    return std::any_of(m_draft.quotes.begin(), m_draft.quotes.end(),
                       [span](const Quote& quote) { return quote.inside.contains(span); });
}

/// A word of the claim whose opposite stands where the evidence speaks of the same thing.
bool StanceReader::isCountedFrom(size_t token) const
{
    const text::NumberWord* unit =
        token > 0
            ? text::numberWord(m_draft.text.token(token - 1).folded, m_draft.text.analysis.language)
            : nullptr;
    return unit && unit->kind == text::NumberWord::Class::Duration;
}

/// What one side calls buying the other calls selling. Winning is losing only for somebody else: whoever the
/// evidence says it was lost to.
bool StanceReader::isOtherSide(size_t token, const QString& other) const
{
    static const QString win = keyOf(u"win"_s, text::Language::English);
    static const QString lose = keyOf(u"lose"_s, text::Language::English);
    if (otherSideOf(m_draft.keys[token]) != other)
        return false;
    if (other != win && other != lose)
        return true;
    const Prose& prose = m_items[m_alignment.bestItem].prose();
    const auto& names = m_draft.text.analysis.names;
    return std::any_of(names.begin(), names.end(), [&](const text::NameMention& name) {
        if (!m_claim.contains(name.span) || name.span.start > m_draft.text.token(token).span.start)
            return false;
        const QString first = m_draft.text.token(m_draft.text.tokensIn(name.span).first).folded;
        for (const size_t at : findWords(*m_items[m_alignment.bestItem].passage, {first})) {
            if (at > 0 && prose.text.token(at - 1).folded == u"to")
                return true;
        }
        return false;
    });
}

std::optional<StanceFault> StanceReader::opposites() const
{
    if (m_alignment.isEmpty())
        return std::nullopt;
    const Prose& prose = m_items[m_alignment.bestItem].prose();
    const TokenRange theirs = prose.text.tokensIn(prose.sentences[m_alignment.bestSentence]);
    const TokenRange mine = m_draft.text.tokensIn(m_claim);
    for (size_t i = mine.first; i < mine.last; ++i) {
        const QString& key = m_draft.keys[i];
        if (key.isEmpty() || !hasOpposites(key) || isQuoted(m_draft.text.token(i).span) ||
            isCountedFrom(i))
            continue;
        bool isThere = false;
        std::optional<size_t> opposite;
        for (size_t k = theirs.first; k < theirs.last; ++k) {
            const QString& other = prose.keys[k];
            isThere = isThere || other == key;
            if (areOpposites(key, other) && !isOtherSide(i, other) &&
                m_draft.isNegated[i] == prose.isNegated[k])
                opposite = k; // "did not fall" is no denial of "rose"
        }
        if (!isThere && opposite) {
            const Clause& clause =
                prose.clauses[prose.clauseAt(prose.text.token(*opposite).span.start)];
            return StanceFault{Fault::Polarity,
                               m_draft.text.token(i).span,
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
    const bool isWhole =
        part.start == clause.span.start &&
        m_draft.text.wordsIn(m_draft.text.tokensIn({part.end, clause.span.end})) == 0;
    return isWhole ? clause.standing
                   : std::min(m_draft.standingOf(m_draft.text.tokensIn(part)),
                              clause.isCondition ? clause.standing : Standing::Unsaid);
}

/// Its figures stand where the evidence tells what is so: "So far there are 12 of 60."
bool StanceReader::hasFactsThatAreSo() const
{
    return !m_facts.empty() &&
           std::all_of(m_facts.begin(), m_facts.end(), [this](const FactPlaces& fact) {
               return std::any_of(
                   fact.places.begin(), fact.places.end(), [this](const FactPlaces::Place& at) {
                       const Prose& prose = m_items[at.item].prose();
                       const auto& clauses = prose.clauses;
                       if (at.position >= 0 && isToldAsSo(prose, at.position))
                           return true;
                       return std::none_of(clauses.begin(), clauses.end(),
                                           [&at](const Clause& clause) {
                                               return clause.sentence == at.sentence &&
                                                      clause.standing < Standing::Actual;
                                           });
                   });
           });
}

/// "The kiln shuts before Christmas", "A decision comes in January": the present of what is on the calendar.
bool StanceReader::isScheduled() const
{
    static const WordSet leads(u"before by until next from bis vor ab nächsten avant dès");
    static const WordSet done(
        u"already has have had is are was were now schon bereits hat ist sind "
        u"déjà a est");
    const TokenRange tokens = m_draft.text.tokensIn(m_claim);
    bool hasLead = false;
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        const QString& folded = m_draft.text.token(i).folded;
        if (done.contains(folded) || (folded.size() > 4 && folded.endsWith(QLatin1String("ed"))))
            return false;
        hasLead = hasLead || leads.contains(folded);
    }
    return hasLead;
}

/// "moved", "sold": a past form, not a participle that describes something.
bool StanceReader::isPast(const WordMatch& match) const
{
    const ContentWord& other = evidenceWord(match);
    const text::Language language = m_items[match.item].prose().text.analysis.language;
    return other.folded.endsWith(QLatin1String("ed")) ||
           (!other.folded.endsWith(u's') && !other.folded.endsWith(QLatin1String("ing")) &&
            text::looksFinite(other.folded, language));
}

/// "supplies the panes", "keeps its 54 weavers": a verb and no plural, as what it is done to follows.
bool StanceReader::isGoingOn(const WordMatch& match) const
{
    static const WordSet determiners(u"the a an its their his her our your my all both every each");
    const Prose& prose = m_items[match.item].prose();
    const ContentWord& other = evidenceWord(match);
    const size_t next = other.token + 1;
    return other.folded.endsWith(u's') && next < prose.tags.size() &&
           determiners.contains(prose.text.token(next).folded);
}

/// "will keep" and "would shut" may be said of what is going on; "may keep" and "plans to keep" may not.
bool StanceReader::isFuture(size_t token) const
{
    static const WordSet words(u"will shall 'll would could can");
    return token > 0 && words.contains(m_draft.text.token(token - 1).folded);
}

/// "You plan to move it" of what has been moved, "you may recall" of what was recalled.
std::optional<StanceFault> StanceReader::alreadyDone() const
{
    const TokenRange tokens = m_draft.text.tokensIn(m_claim);
    const Standing mine = m_draft.standingOf(tokens);
    if (mine == Standing::Actual || mine == Standing::Unsaid ||
        m_draft.hasTag(tokens, Tag::Condition))
        return std::nullopt;
    for (const WordMatch& match : m_alignment.matches) {
        const ContentWord& word = claimWord(match);
        const ContentWord& other = evidenceWord(match);
        // Right behind "to", "may", "will": the deed itself.
        const bool isDeed = word.token > 0 && !word.isName && !word.isFact && !word.isQuoted &&
                            isOpenDeed(word.token);
        const bool isSo = other.folded != word.folded && other.standing == Standing::Actual &&
                          (isPast(match) || (isGoingOn(match) && !isFuture(word.token)));
        if (isDeed && isSo && !word.isNegated && !other.isNegated)
            return faultAt(Fault::Done, match);
    }
    return std::nullopt;
}

/// What a verb of planning or a "may" leads to.
bool StanceReader::isOpenDeed(size_t token) const
{
    const TagSet before = m_draft.tags[token - 1];
    const bool isTo = m_draft.text.token(token - 1).folded == u"to" && token > 1;
    const TagSet lead = isTo ? m_draft.tags[token - 2] : before;
    return lead.has(Tag::Plan) || lead.has(Tag::Possible) || lead.has(Tag::Wish);
}

std::optional<StanceFault> StanceReader::standing() const
{
    // "… only if they can weld in winter" holds no more than its condition does.
    const bool isConditional =
        m_draft.hasTag(m_draft.text.tokensIn(m_claim), Tag::Condition) &&
        std::any_of(m_items.begin(), m_items.end(), [](const EvidenceItem& item) {
            return item.prose().hasTag({0, item.prose().tags.size()}, Tag::Condition);
        });
    if (isConditional || hasFactsThatAreSo() || isScheduled())
        return std::nullopt;
    size_t compared = 0;
    size_t firmer = 0;
    const WordMatch* first = nullptr;
    bool needsCondition = false;
    const bool isCongratulation =
        m_draft.hasTag(m_draft.text.tokensIn(m_claim), Tag::Congratulation);
    for (const WordMatch& match : m_alignment.matches) {
        Standing mine = standingOf(match);
        // Nobody is congratulated on what is yet to come, unless the plan itself is named.
        if (mine == Standing::Unsaid && (m_isStatement || isCongratulation))
            mine = Standing::Actual;
        const Standing theirs = evidenceWord(match).standing;
        if (mine == Standing::Unsaid || theirs == Standing::Unsaid)
            continue;
        ++compared;
        // To deny something is not to tell it as done.
        if (mine <= theirs || claimWord(match).isNegated || deniesOpposite(match))
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
            needsCondition = hasCondition;
        }
    }
    if (!first || static_cast<double>(firmer) < firmerShare * static_cast<double>(compared))
        return std::nullopt;
    return faultAt(needsCondition ? Fault::Condition : Fault::Standing, *first);
}

} // namespace

std::optional<StanceFault> stanceFault(const Prose& draft, Span claim,
                                       std::span<const EvidenceItem> items,
                                       const Alignment& alignment,
                                       const std::vector<FactPlaces>& facts, bool isStatement)
{
    const StanceReader reader(draft, claim, items, alignment, facts, isStatement);
    if (auto fault = reader.polarity())
        return fault;
    if (auto fault = reader.opposites())
        return fault;
    if (auto fault = reader.standing())
        return fault;
    return reader.alreadyDone();
}

} // namespace countersign::checks
