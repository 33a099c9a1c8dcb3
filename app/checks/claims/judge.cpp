// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/judge.h"

#include "app/checks/claims/aboutness.h"
#include "app/checks/claims/alignment.h"
#include "app/checks/claims/commitments.h"
#include "app/checks/claims/facts.h"
#include "app/checks/claims/quotes.h"
#include "app/checks/claims/roles.h"
#include "app/checks/claims/stance.h"
#include "app/checks/claims/titles.h"

#include <algorithm>

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

/// The share of a claim's words that must stand in its evidence. Chosen by cross-validation on the public set
/// and on the project's own sales claims (`./dev bench claims`).
constexpr double supportScore = 0.6;
/// Under this the evidence speaks of something else, and what it says of that is no contradiction.
constexpr double topicScore = 0.4;
/// A claim that its evidence does not bear out never scores above this.
constexpr double faultScore = 0.5;

class UnitJudge {
public:
    UnitJudge(const CheckInput& input, const Prose& draft, const std::vector<EvidenceItem>& all,
              const OwnForms& own, const std::vector<Span>& ownNames)
        : m_input(input)
        , m_draft(draft)
        , m_all(all)
        , m_own(own)
        , m_ownNames(ownNames)
    {}

    [[nodiscard]] JudgedClaim judge(const ClaimUnit& unit);

private:
    void describe(JudgedClaim& claim) const;
    [[nodiscard]] bool isCategory(Span span) const;
    void decide(JudgedClaim& claim);
    void decideUncited(JudgedClaim& claim);
    [[nodiscard]] bool quoteFault(Verdict& verdict) const;
    [[nodiscard]] bool aboutness(Verdict& verdict) const;
    [[nodiscard]] bool facts(Verdict& verdict) const;
    [[nodiscard]] bool stance(Verdict& verdict) const;
    [[nodiscard]] bool roles(Verdict& verdict) const;
    [[nodiscard]] bool newer(Verdict& verdict) const;
    [[nodiscard]] bool words(Verdict& verdict) const;
    [[nodiscard]] bool otherLanguage(Verdict& verdict) const;
    void showWords(Verdict& verdict) const;
    [[nodiscard]] Alignment aligned(std::span<const EvidenceItem> items) const;
    [[nodiscard]] bool isNeutral(const ContentWord& word) const;
    [[nodiscard]] FactSource source() const { return {m_items, &m_own.words}; }
    [[nodiscard]] size_t indexOf(size_t item) const { return m_items[item].index; }

    const CheckInput& m_input;
    const Prose& m_draft;
    const std::vector<EvidenceItem>& m_all;
    const OwnForms& m_own;
    const std::vector<Span>& m_ownNames;
    // Of the unit in hand:
    Span m_span;
    TokenRange m_words;
    std::vector<EvidenceItem> m_items; ///< what it cites
    Alignment m_alignment;
};

bool UnitJudge::isNeutral(const ContentWord& word) const
{
    if (m_own.words.contains(word.folded))
        return true;
    return std::any_of(m_ownNames.begin(), m_ownNames.end(),
                       [&word](const Span& name) { return name.overlaps(word.span); });
}

Alignment UnitJudge::aligned(std::span<const EvidenceItem> items) const
{
    return align(m_draft, m_words, items,
                 [this](const ContentWord& word) { return isNeutral(word); });
}

/// "Firms like yours struggle with costs", "Most CFOs miss this": fits every vendor in the category.
bool UnitJudge::isCategory(Span span) const
{
    constexpr size_t subjectReach = 5;
    const TokenRange tokens = m_draft.text.tokensIn(span);
    if (m_draft.text.hasAny(tokens, Tag::LikeYours))
        return true;
    bool many = false;
    size_t words = 0;
    for (size_t i = tokens.first; i < tokens.last && words < subjectReach; ++i) {
        const TagSet tags = m_draft.text.tags[i];
        if (tags.has(Tag::Definite) || tags.has(Tag::SecondPerson))
            return false;
        many = many || tags.has(Tag::Quantifier);
        if (tags.has(Tag::Generic) && (many || words == 0))
            return true;
        words += m_draft.text.token(i).isWord();
    }
    return false;
}

void UnitJudge::describe(JudgedClaim& claim) const
{
    claim.isCategory = isCategory(m_span);
    claim.isCommitment = commitmentIn(m_draft.text, m_span).has_value();
    const TokenRange tokens = m_draft.text.tokensIn(m_span);
    claim.givesTitle =
        m_draft.text.hasAny(tokens, Tag::SecondPerson) && !titlesIn(m_draft.text, m_span).empty();
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        const Token& token = m_draft.text.token(i);
        const bool isOwn = std::any_of(m_ownNames.begin(), m_ownNames.end(),
                                       [&](const Span& name) { return name.overlaps(token.span); });
        claim.words += (token.isWord() || token.kind == Token::Kind::Number) && !isOwn;
    }
}

JudgedClaim UnitJudge::judge(const ClaimUnit& unit)
{
    JudgedClaim claim;
    claim.unit = unit;
    m_span = unit.span;
    m_words = m_draft.wordsIn({unit.contentStart, unit.span.end});
    m_items.clear();
    for (const EvidenceItem& item : m_all) {
        if (unit.labels.contains(item.given->label, Qt::CaseInsensitive))
            m_items.push_back(item);
    }
    for (const EvidenceItem& item : m_items)
        claim.cited.push_back(item.index);
    describe(claim);
    if (m_items.empty()) {
        decideUncited(claim);
        return claim;
    }
    decide(claim);
    return claim;
}

/// Evidence in hand that would bear it out is named, so that one click can cite it.
void UnitJudge::decideUncited(JudgedClaim& claim)
{
    Verdict& verdict = claim.verdict;
    verdict.fault = claim.unit.labels.isEmpty() ? Fault::NoCitation : Fault::UnknownOnly;
    double best = supportScore;
    for (const EvidenceItem& item : m_all) {
        m_items = {item};
        m_alignment = aligned(m_items);
        Verdict trial;
        const bool holds = m_alignment.score() >= best && !quoteFault(trial) && !aboutness(trial) &&
                           !facts(trial) && !stance(trial) && !roles(trial);
        if (!holds)
            continue;
        best = m_alignment.score();
        verdict.args = {item.given->label};
    }
    m_items.clear();
}

void UnitJudge::decide(JudgedClaim& claim)
{
    Verdict& verdict = claim.verdict;
    m_alignment = aligned(m_items);
    // A figure counts like a word.
    const FactCount count = countFacts(m_draft, m_span, source());
    m_alignment.total += count.figures;
    m_alignment.covered += count.figuresFound;
    verdict.score = m_alignment.total > 0.0 ? m_alignment.score() : 1.0;
    showWords(verdict);
    const bool hasFault = quoteFault(verdict) || otherLanguage(verdict) || aboutness(verdict) ||
                          facts(verdict) || stance(verdict) || roles(verdict) || newer(verdict) ||
                          words(verdict);
    if (hasFault)
        verdict.score = std::min(verdict.score, 1.0) * faultScore;
}

bool UnitJudge::quoteFault(Verdict& verdict) const
{
    for (const Quote& quote : quotesIn(m_draft.string())) {
        if (!m_span.contains(quote.whole) || text::wordCount(quote.inside.of(m_draft.string())) < 2)
            continue;
        QuoteFault fault = QuoteFault::NotTheirWords;
        for (const EvidenceItem& item : m_items) {
            const QuoteFault here = compareQuote(quote.inside.of(m_draft.string()), item.text());
            if (here == QuoteFault::None || here == QuoteFault::CutNegation)
                fault = here;
            if (here == QuoteFault::None)
                break;
        }
        if (fault == QuoteFault::None)
            continue;
        verdict.fault = fault == QuoteFault::CutNegation ? Fault::QuoteCut : Fault::QuoteWords;
        verdict.span = quote.whole;
        verdict.args = {quote.inside.of(m_draft.string()).toString()};
        return true;
    }
    return false;
}

/// Words of two languages cannot be compared; figures, dates and names can.
bool UnitJudge::otherLanguage(Verdict& verdict) const
{
    const text::Language language = m_draft.text.analysis.language;
    const bool isOther = std::all_of(m_items.begin(), m_items.end(), [language](const auto& item) {
        return item.prose().text.analysis.language != language;
    });
    if (!isOther || m_alignment.score() >= supportScore)
        return false;
    if (countFacts(m_draft, m_span, source()).figures > 0)
        return false;
    verdict.fault = Fault::Language;
    return true;
}

bool UnitJudge::aboutness(Verdict& verdict) const
{
    if (!speaksOfReader(m_draft, m_span, m_ownNames) &&
        !m_draft.text.hasAny(m_draft.text.tokensIn(m_span), Tag::Congratulation))
        return false;
    const TokenRange tokens = m_draft.text.tokensIn(m_span);
    const bool saidByReader =
        m_draft.text.hasAny(tokens, Tag::Speech) && m_draft.text.hasAny(tokens, Tag::SecondPerson);
    const auto fault = aboutnessFault(m_items, m_alignment, m_own, m_input.prospect, saidByReader);
    if (!fault)
        return false;
    verdict.fault = fault->fault;
    verdict.args = {fault->name};
    verdict.against = {indexOf(fault->item)};
    return true;
}

bool UnitJudge::facts(Verdict& verdict) const
{
    const auto fault = factFault(m_draft, m_span, source(), m_alignment);
    if (!fault)
        return false;
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
    if (m_alignment.score() < topicScore)
        return false;
    const auto fault = stanceFault(m_draft, m_span, m_items, m_alignment);
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
    if (m_alignment.isEmpty() || m_alignment.score() < topicScore)
        return false;
    const auto fault = roleFault(m_draft, m_span, m_ownNames, m_items, m_alignment, m_own);
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
    std::optional<QDate> citedOn;
    for (const EvidenceItem& item : m_items) {
        if (item.given->evidence.observedOn)
            citedOn = std::max(citedOn.value_or(*item.given->evidence.observedOn),
                               *item.given->evidence.observedOn);
    }
    const auto change = titleChange(m_draft, m_span, m_all, m_own, m_input.prospect, citedOn);
    if (!change)
        return false;
    verdict.fault = Fault::Newer;
    verdict.span = change->claimed.span;
    verdict.args = {change->claimed.span.of(m_draft.string()).toString(), change->nowHas};
    verdict.against = {m_all[change->item].index};
    return true;
}

bool UnitJudge::words(Verdict& verdict) const
{
    if (m_alignment.total <= 0.0 || m_alignment.score() + 1e-9 >= supportScore)
        return false;
    const FactCount count = countFacts(m_draft, m_span, source());
    const text::Language language = m_draft.text.analysis.language;
    const bool isOther = std::all_of(m_items.begin(), m_items.end(), [language](const auto& item) {
        return item.prose().text.analysis.language != language;
    });
    if (isOther && count.figures > 0)
        return false; // its figures and names were found
    verdict.fault = Fault::Words;
    return true;
}

void UnitJudge::showWords(Verdict& verdict) const
{
    for (const WordMatch& match : m_alignment.matches) {
        verdict.supportedWords.push_back(m_draft.words[match.claimWord].span);
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
        verdict.unsupportedWords.push_back(m_draft.words[word].span);
}

} // namespace

std::vector<JudgedClaim> ClaimJudge::judge(const CheckInput& input, const TaggedText& draft,
                                           const SentenceReading& reading)
{
    return judgeUnits(input, draft, claimUnits(draft, reading));
}

std::vector<JudgedClaim> ClaimJudge::judgeAll(const CheckInput& input, const TaggedText& text)
{
    QStringList labels;
    for (const LabelledEvidence& one : input.evidence)
        labels.append(one.label);
    std::vector<ClaimUnit> units;
    for (size_t i = 0; i < text.analysis.sentences.size(); ++i) {
        const Span& span = text.analysis.sentences[i];
        if (text.wordsIn(text.tokensIn(span)) > 0)
            units.push_back({span, i, span.start, labels});
    }
    return judgeUnits(input, text, units);
}

std::vector<JudgedClaim> ClaimJudge::judgeUnits(const CheckInput& input, const TaggedText& draft,
                                                const std::vector<ClaimUnit>& units)
{
    if (units.empty())
        return {};
    const Prose prose = readProse(draft);
    std::vector<EvidenceItem> all;
    for (size_t i = 0; i < input.evidence.size(); ++i)
        all.push_back(
            {&input.evidence[i], i, m_passages.passageOf(input.evidence[i], input.language)});
    const OwnForms own = ownForms(input.prospect, input.rules.vendor);
    std::vector<Span> ownSpans;
    for (const OwnName& name : ownNames(draft.analysis, input.prospect))
        ownSpans.push_back(name.span);
    UnitJudge judge(input, prose, all, own, ownSpans);
    std::vector<JudgedClaim> claims;
    for (const ClaimUnit& unit : units)
        claims.push_back(judge.judge(unit));
    return claims;
}

} // namespace countersign::checks
