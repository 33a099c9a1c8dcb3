// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/unit_judge.h"

#include "app/checks/claims/commitments.h"
#include "app/checks/claims/deeds.h"
#include "app/checks/claims/direction.h"
#include "app/checks/claims/quotes.h"
#include "app/checks/claims/roles.h"
#include "app/checks/claims/stance.h"
#include "app/checks/claims/titles.h"
#include "app/checks/lexicon/word_set.h"
#include "app/text/verbs.h"

#include <algorithm>

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

/// Under this the evidence speaks of something else, and what it says of that is no contradiction.
constexpr double topicShare = 0.4;
/// A claim that its evidence does not bear out never scores above this.
constexpr double faultScore = 0.5;

bool isOwn(const OwnSpans& own, Span span)
{
    const auto overlaps = [span](const Span& name) { return name.overlaps(span); };
    return std::any_of(own.person.begin(), own.person.end(), overlaps) ||
           std::any_of(own.company.begin(), own.company.end(), overlaps);
}

} // namespace

bool UnitJudge::isNeutral(const ContentWord& word) const
{
    return m_scene.forms.words.contains(word.folded) || isOwn(m_scene.own, word.span);
}

void UnitJudge::align(const std::vector<EvidenceItem>& items)
{
    m_items = items;
    m_facts.emplace(m_scene.draft, m_span, m_items, m_scene.forms.words);
    m_alignment = checks::align(
        m_scene.draft, m_content, m_items, m_facts->places(),
        [this](const ContentWord& word) { return isNeutral(word); }, m_isFragment);
}

/// "Firms like yours struggle with costs", "Most CFOs miss this": fits every vendor in the category.
bool UnitJudge::isCategory() const
{
    constexpr size_t subjectReach = 5;
    const TaggedText& text = m_scene.draft.text;
    if (text.hasAny(tokens(), Tag::LikeYours))
        return true;
    if (isAboutTheMany())
        return true;
    bool many = false;
    size_t words = 0;
    for (size_t i = tokens().first; i < tokens().last && words < subjectReach; ++i) {
        const TagSet tags = text.tags[i];
        if (tags.has(Tag::Definite) || tags.has(Tag::SecondPerson))
            return false;
        many = many || tags.has(Tag::Quantifier);
        if (tags.has(Tag::Generic) && (many || words == 0))
            return true;
        words += text.token(i).isWord();
    }
    return false;
}

/// "Most cold rooms lose money", "Operations leaders often lack time": of no one in particular, and no figure
/// or name that could be checked.
bool UnitJudge::isAboutTheMany() const
{
    constexpr size_t subjectReach = 4;
    const TaggedText& text = m_scene.draft.text;
    const bool isSpecific =
        text.hasAny(tokens(), Tag::SecondPerson) || text.hasAny(tokens(), Tag::FirstPerson) ||
        !text.analysis.quantitiesIn(m_span).empty() || !text.analysis.namesIn(m_span).empty();
    if (isSpecific || !text.hasAny(tokens(), Tag::Quantifier))
        return false;
    const size_t last = std::min(tokens().last, tokens().first + subjectReach);
    for (size_t i = tokens().first; i < last; ++i) {
        const QString& word = text.token(i).folded;
        if (text.tags[i].has(Tag::Definite) || !text.token(i).isWord())
            return false;
        const bool isVerbNext =
            i + 1 < tokens().last &&
            (text::looksFinite(text.token(i + 1).folded, text.analysis.language) ||
             text.tags[i + 1].has(Tag::Quantifier));
        const bool isPlural = word.endsWith(u's') && !word.endsWith(QLatin1String("ss"));
        if (text.tags[i].has(Tag::Generic) || (isPlural && isVerbNext))
            return true;
    }
    return false;
}

void UnitJudge::describe(JudgedClaim& claim) const
{
    const TaggedText& text = m_scene.draft.text;
    claim.isCategory = isCategory();
    claim.isCommitment = commitmentIn(text, m_span).has_value();
    claim.givesTitle = text.hasAny(tokens(), Tag::SecondPerson) && !titlesIn(text, m_span).empty();
    for (size_t i = tokens().first; i < tokens().last; ++i) {
        const Token& token = text.token(i);
        const bool counts = token.isWord() || token.kind == Token::Kind::Number;
        claim.words += counts && !isOwn(m_scene.own, token.span);
    }
}

JudgedClaim UnitJudge::judge(const ClaimUnit& unit)
{
    JudgedClaim claim;
    claim.unit = unit;
    m_span = unit.span;
    m_isFragment = unit.isFragment;
    m_content = {unit.contentStart, unit.span.end};
    std::vector<EvidenceItem> cited;
    for (const EvidenceItem& item : m_scene.all) {
        if (unit.labels.contains(item.given->label, Qt::CaseInsensitive))
            cited.push_back(item);
    }
    for (const EvidenceItem& item : cited)
        claim.cited.push_back(item.index);
    describe(claim);
    if (cited.empty()) {
        decideUncited(claim);
        return claim;
    }
    align(cited);
    decide(claim);
    return claim;
}

/// Evidence in hand that would bear it out is named, so that one click can cite it.
void UnitJudge::decideUncited(JudgedClaim& claim)
{
    Verdict& verdict = claim.verdict;
    verdict.fault = claim.unit.labels.isEmpty() ? Fault::NoCitation : Fault::UnknownOnly;
    findBearer(claim);
    if (!verdict.bearer.isEmpty())
        verdict.args = {verdict.bearer};
}

/// The evidence in hand, not cited, that has most of it.
void UnitJudge::findBearer(JudgedClaim& claim)
{
    double best = m_scene.supportScore;
    for (const EvidenceItem& item : m_scene.all) {
        if (claim.unit.labels.contains(item.given->label, Qt::CaseInsensitive))
            continue;
        align({item});
        Verdict trial;
        const bool holds = m_alignment.score() >= best && !m_alignment.isEmpty() &&
                           !quoteFault(trial) && !aboutness(trial) && !facts(trial) &&
                           !stance(trial) && !roles(trial);
        if (!holds)
            continue;
        best = m_alignment.score();
        claim.verdict.bearer = item.given->label;
    }
}

void UnitJudge::decide(JudgedClaim& claim)
{
    Verdict& verdict = claim.verdict;
    verdict.contentShare = m_alignment.contentShare();
    verdict.wordShare = m_alignment.wordShare();
    verdict.score = m_alignment.score();
    showWords(verdict);
    const bool hasFault = statesNothing(verdict) || quoteFault(verdict) || otherLanguage(verdict) ||
                          aboutness(verdict) || facts(verdict) || stance(verdict) ||
                          roles(verdict) || newer(verdict) || words(verdict);
    if (hasFault)
        verdict.score *= faultScore;
    // Another mark may be the right one.
    const bool mayBeElsewhere =
        verdict.fault == Fault::Words || verdict.fault == Fault::NameMissing ||
        verdict.fault == Fault::NumberMissing || verdict.fault == Fault::DateMissing;
    if (mayBeElsewhere && !m_scene.standsAlone && claim.unit.labels.size() == 1)
        findBearer(claim);
}

/// A question, or what somebody says of themselves, is nothing that evidence could bear out.
bool UnitJudge::statesNothing(Verdict& verdict) const
{
    if (!m_scene.standsAlone)
        return false;
    const QString& text = m_scene.draft.string();
    if (QStringView(text).sliced(m_span.start).startsWith(u'?') || m_span.of(text).endsWith(u'?')) {
        verdict.fault = Fault::Question;
        return true;
    }
    static const WordSet speaker(
        u"i me my mine i'm i've i'd i'll myself ich mich mir mein meine je moi mon "
        u"ma mes j'ai");
    const auto speaks = [](const TaggedText& prose, TokenRange range) {
        for (size_t i = range.first; i < range.last; ++i) {
            if (speaker.contains(prose.token(i).folded))
                return true;
        }
        return false;
    };
    const bool isAnswered = std::any_of(m_items.begin(), m_items.end(), [&](const auto& item) {
        const TaggedText& prose = item.prose().text;
        return item.given->evidence.input == Input::Knowledge ||
               speaks(prose, {0, prose.tags.size()});
    });
    if (isAnswered || !speaks(m_scene.draft.text, tokens()))
        return false;
    verdict.fault = Fault::Speaker;
    return true;
}

bool UnitJudge::quoteFault(Verdict& verdict) const
{
    constexpr int quotedWordsMin = 2;
    const QString& text = m_scene.draft.string();
    for (const Quote& quote : m_scene.draft.quotes) {
        if (!m_span.contains(quote.whole) ||
            text::wordCount(quote.inside.of(text)) < quotedWordsMin)
            continue;
        QuoteFault fault = QuoteFault::NotTheirWords;
        for (const EvidenceItem& item : m_items) {
            const QuoteFault here = compareQuote(quote.inside.of(text), item.text());
            if (here != QuoteFault::NotTheirWords)
                fault = here;
            if (here == QuoteFault::None)
                break;
        }
        if (fault == QuoteFault::None)
            continue;
        verdict.fault = fault == QuoteFault::CutNegation ? Fault::QuoteCut : Fault::QuoteWords;
        verdict.span = quote.whole;
        verdict.args = {quote.inside.of(text).toString()};
        return true;
    }
    return false;
}

bool UnitJudge::isInOtherLanguage() const
{
    const text::Language language = m_scene.draft.text.analysis.language;
    return std::all_of(m_items.begin(), m_items.end(), [language](const EvidenceItem& item) {
        return item.prose().text.analysis.language != language;
    });
}

bool UnitJudge::hasOtherLanguage() const
{
    const text::Language language = m_scene.draft.text.analysis.language;
    return std::any_of(m_items.begin(), m_items.end(), [language](const EvidenceItem& item) {
        return item.prose().text.analysis.language != language;
    });
}

/// Words of two languages cannot be compared; figures, dates and names can.
bool UnitJudge::otherLanguage(Verdict& verdict) const
{
    if (!isInOtherLanguage() || m_facts->hasFigures() ||
        m_facts->firstFault(m_alignment).has_value() || m_alignment.score() >= m_scene.supportScore)
        return false;
    verdict.fault = Fault::Language;
    return true;
}

bool UnitJudge::aboutness(Verdict& verdict) const
{
    const TaggedText& text = m_scene.draft.text;
    if (!speaksOfReader(m_scene.draft, m_span, m_scene.own) &&
        !text.hasAny(tokens(), Tag::Congratulation))
        return false;
    const bool saidByReader =
        text.hasAny(tokens(), Tag::Speech) && text.hasAny(tokens(), Tag::SecondPerson);
    const auto fault = aboutnessFault(m_items, m_alignment, m_scene.forms, m_scene.input.prospect,
                                      saidByReader, m_span.of(m_scene.draft.string()).toString());
    if (!fault)
        return false;
    verdict.fault = fault->fault;
    verdict.args = {fault->name};
    verdict.against = {indexOf(fault->item)};
    return true;
}

bool UnitJudge::facts(Verdict& verdict) const
{
    const auto fault = m_facts->firstFault(m_alignment);
    if (!fault) {
        const auto title = otherTitle(m_scene.draft, m_span, m_items, m_scene.input.prospect);
        if (!title)
            return false;
        verdict.fault = Fault::NameMissing;
        verdict.span = title->span;
        verdict.args = {title->span.of(m_scene.draft.string()).toString()};
        verdict.unsupportedWords.push_back(title->span);
        return true;
    }
    verdict.fault = fault->fault;
    verdict.span = fault->span;
    verdict.args = fault->args;
    for (const size_t item : fault->against)
        verdict.against.push_back(indexOf(item));
    verdict.unsupportedWords.push_back(fault->span);
    return true;
}

bool UnitJudge::stance(Verdict& verdict) const
{
    if (m_alignment.contentShare() < topicShare)
        return false;
    const auto fault = stanceFault(m_scene.draft, m_span, m_items, m_alignment, m_facts->places(),
                                   m_scene.standsAlone);
    if (!fault)
        return false;
    verdict.fault = fault->fault;
    verdict.span = fault->span;
    verdict.args = fault->args;
    verdict.against = {indexOf(fault->item)};
    return true;
}

bool UnitJudge::roles(Verdict& verdict) const
{
    if (const auto turned = turnedWay(m_scene.draft, m_span, m_items)) {
        verdict.fault = Fault::Roles;
        verdict.span = turned->span;
        verdict.args = {turned->there};
        verdict.against = {indexOf(turned->item)};
        return true;
    }
    if (m_alignment.isEmpty() || m_alignment.contentShare() < topicShare)
        return false;
    const auto fault =
        roleFault(m_scene.draft, m_span, m_scene.own, m_items, m_alignment, m_scene.forms);
    if (!fault)
        return false;
    verdict.fault = Fault::Roles;
    verdict.span = fault->span;
    verdict.args = fault->args;
    verdict.against = {indexOf(fault->item)};
    return true;
}

bool UnitJudge::newer(Verdict& verdict) const
{
    const auto change = titleChange(m_scene.draft, m_span, m_scene.all, m_items, m_scene.forms,
                                    m_scene.input.prospect);
    if (!change)
        return false;
    verdict.fault = Fault::Newer;
    verdict.span = change->claimed.span;
    verdict.args = {change->claimed.span.of(m_scene.draft.string()).toString(), change->nowHas};
    verdict.against = {m_scene.all[change->item].index};
    return true;
}

bool UnitJudge::words(Verdict& verdict) const
{
    if (isCountedHeading())
        return false;
    Span added = newPhrase(m_scene.draft, m_content, m_alignment);
    if (added.isEmpty())
        added = newAddition(m_scene.draft, m_content, m_alignment);
    if (added.isEmpty())
        added = otherDeed(m_scene.draft, m_content, m_items, m_alignment, m_facts->places().size());
    if (!added.isEmpty() && !isInOtherLanguage()) {
        verdict.fault = Fault::Words;
        verdict.span = added;
        return true;
    }
    if (m_alignment.score() + 1e-9 >= m_scene.supportScore || hasAllContent())
        return false;
    if (isInOtherLanguage() && m_facts->hasFigures())
        return false; // its figures and names were found
    // What one item lacks may stand in the other, in words that cannot be compared.
    verdict.fault = hasOtherLanguage() ? Fault::Language : Fault::Words;
    return true;
}

/// Each telling word and figure stands in one sentence of the evidence; only how it is put differs.
bool UnitJudge::hasAllContent() const
{
    constexpr size_t wordsMin = 3;
    const bool isOnePlace = std::all_of(
        m_alignment.matches.begin(), m_alignment.matches.end(), [this](const auto& one) {
            return one.item == m_alignment.bestItem &&
                   m_items[one.item].prose().words[one.word].sentence == m_alignment.bestSentence;
        });
    return m_alignment.unmatched.empty() && isOnePlace && m_facts->hasFigures() &&
           m_alignment.matches.size() + m_facts->places().size() >= wordsMin;
}

/// "4,300 wallpapers in her care": a few words without a verb, whose figure the evidence has for the same
/// thing. What else stands there says whose they are.
bool UnitJudge::isCountedHeading() const
{
    constexpr size_t othersMax = 1;
    constexpr size_t wordsMax = 4;
    const Prose& draft = m_scene.draft;
    const TokenRange words = draft.wordsIn(m_content);
    const TagSet opening = draft.tags[draft.text.tokensIn(m_content).first];
    const bool hasVerb = opening.has(Tag::FirstPerson) || opening.has(Tag::SecondPerson) ||
                         opening.has(Tag::ThirdPerson) ||
                         draft.standingOf(draft.text.tokensIn(m_content)) != Standing::Unsaid;
    return !hasVerb && m_facts->hasFigures() && words.size() <= wordsMax &&
           m_alignment.unmatched.size() <= othersMax && !m_alignment.matches.empty();
}

void UnitJudge::showWords(Verdict& verdict) const
{
    for (const WordMatch& match : m_alignment.matches) {
        verdict.supportedWords.push_back(m_scene.draft.words[match.claimWord].span);
        const size_t evidence = indexOf(match.item);
        auto known = std::find_if(verdict.passages.begin(), verdict.passages.end(),
                                  [evidence](const auto& one) { return one.evidence == evidence; });
        if (known == verdict.passages.end())
            known = verdict.passages.insert(verdict.passages.end(), {evidence, {}});
        known->spans.push_back(m_items[match.item].prose().words[match.word].span);
    }
    for (PassageMatch& passage : verdict.passages) {
        std::sort(passage.spans.begin(), passage.spans.end(),
                  [](const Span& a, const Span& b) { return a.start < b.start; });
        passage.spans.erase(std::unique(passage.spans.begin(), passage.spans.end()),
                            passage.spans.end());
    }
    for (const size_t word : m_alignment.unmatched)
        verdict.unsupportedWords.push_back(m_scene.draft.words[word].span);
}

} // namespace countersign::checks
