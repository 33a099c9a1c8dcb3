// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/facts.h"

#include "app/checks/claims/derived.h"
#include "app/checks/claims/fact_pairs.h"
#include "app/checks/claims/keys.h"
#include "app/checks/lexicon/word_set.h"

#include <algorithm>
#include <cmath>

namespace countersign::checks {
namespace {

using text::DateMention;
using text::NameMention;
using text::Quantity;
using text::Span;
using text::Token;

/// Above this share of the claim's content in one sentence, another figure there is another figure for the
/// same thing; below, it may be about something else.
constexpr double sameThingShare = 0.6;

bool hasDigit(QStringView written)
{
    return std::any_of(written.begin(), written.end(), [](QChar c) { return c.isDigit(); });
}

/// The same figure in another unit: "€14m" for "DKK 14m", "12 %" for "12 points".
bool isOtherUnit(const Quantity& a, const Quantity& b)
{
    using Kind = Quantity::Kind;
    if (a.value != b.value)
        return false;
    return (a.kind == Kind::Money && b.kind == Kind::Money) ||
           (a.kind == Kind::Percent && b.kind == Kind::PercentPoints) ||
           (a.kind == Kind::PercentPoints && b.kind == Kind::Percent);
}

/// "18" for the 52 of "18 of its 52 trailers"; null if the figure is no whole of which the text gives a part.
const Quantity* partOf(const Quantity& whole, const TaggedText& text)
{
    constexpr size_t wordsBetweenMax = 4;
    constexpr qsizetype charactersBetweenMax = 100; ///< of so many words at most
    static const WordSet links(u"of von der des sur parmi aus out");
    for (const Quantity& part : text.analysis.quantities) {
        if (part.outOf && *part.outOf == whole.value && part.span != whole.span)
            return &part;
        if (part.span.end > whole.span.start)
            break;
        if (whole.span.start - part.span.end > charactersBetweenMax)
            continue;
        const TokenRange between = text.tokensIn({part.span.end, whole.span.start});
        const bool isLink = !between.isEmpty() && between.size() <= wordsBetweenMax &&
                            static_cast<size_t>(text.wordsIn(between)) == between.size() &&
                            links.contains(text.token(between.first).folded);
        if (isLink && part.kind == Quantity::Kind::Count && part.value < whole.value)
            return &part;
    }
    return nullptr;
}

/// "came three times": how often, not how much more.
bool isHowOften(const Quantity& quantity, const Prose& prose)
{
    static const WordSet comparing(u"as more the so wie mehr plus");
    if (quantity.kind != Quantity::Kind::Factor)
        return false;
    const TokenRange tokens = prose.text.tokensIn(quantity.span);
    return !tokens.isEmpty() && (tokens.last >= prose.tags.size() ||
                                 !comparing.contains(prose.text.token(tokens.last).folded));
}

enum class Lead { None, By, To };

/// "fell by 12", "fell to 12"
Lead leadOf(const TaggedText& text, const Quantity& quantity)
{
    static const WordSet by(u"by um");
    static const WordSet to(u"to auf");
    static const WordSet between(
        u"about around over nearly almost only just some roughly rund etwa "
        u"fast über");
    size_t at = text.tokensIn(quantity.span).first;
    while (at > 0 && between.contains(text.token(at - 1).folded))
        --at;
    if (at == 0)
        return Lead::None;
    const QString& word = text.token(at - 1).folded;
    return by.contains(word) ? Lead::By : to.contains(word) ? Lead::To : Lead::None;
}

/// The change in one, what it came to in the other.
bool isOtherChange(const TaggedText& mine, const Quantity& a, const TaggedText& theirs,
                   const Quantity& b)
{
    const Lead first = leadOf(mine, a);
    const Lead second = leadOf(theirs, b);
    return first != Lead::None && second != Lead::None && first != second;
}

/// "a week" in one, "a day" in the other.
bool isOtherRate(const Quantity& a, const Quantity& b)
{
    return !a.perUnit.isEmpty() && !b.perUnit.isEmpty() && a.perUnit != b.perUnit;
}

} // namespace

FactChecker::FactChecker(const Prose& draft, Span claim, std::span<const EvidenceItem> items,
                         const QStringList& knownWords)
    : m_draft(draft)
    , m_claim(claim)
    , m_items(items)
    , m_known(knownWords)
{
    for (const Quantity& quantity : draft.text.analysis.quantitiesIn(claim)) {
        if (isChecked(quantity))
            m_quantities.push_back(&quantity);
    }
    for (const DateMention& date : draft.text.analysis.datesIn(claim))
        m_dates.push_back(&date);
    for (const Quantity* quantity : m_quantities)
        m_places.push_back({placesOf(*quantity)});
    for (const DateMention* date : m_dates)
        m_places.push_back({placesOf(*date)});
}

QString FactChecker::written(Span span) const
{
    return span.of(m_draft.string()).toString();
}

/// "one page", "a day" are no figures to check; a year is checked as a date.
bool FactChecker::isChecked(const Quantity& quantity) const
{
    const auto& dates = m_draft.text.analysis.dates;
    const bool isDate = quantity.kind == Quantity::Kind::Year &&
                        std::any_of(dates.begin(), dates.end(), [&](const DateMention& date) {
                            return date.span.overlaps(quantity.span);
                        });
    const bool isOne =
        quantity.value == 1.0 && !quantity.high && !hasDigit(quantity.span.of(m_draft.string()));
    return quantity.kind != Quantity::Kind::Phone && !isDate && !isOne;
}

/// Counts of two words for one thing ("lorries", "trucks", "LKW") are the same count, unless the evidence
/// counts the claim's thing separately.
bool FactChecker::isSameCount(const Quantity& mine, const EvidenceItem& item,
                              const Quantity& theirs) const
{
    const bool isCount = theirs.kind == Quantity::Kind::Count ||
                         theirs.kind == Quantity::Kind::Measure; // in a unit that we do not know
    // "three visits" of somebody who "came three times"
    if (mine.kind == Quantity::Kind::Count && isHowOften(theirs, item.prose()) &&
        mine.value == theirs.value)
        return true;
    if (mine.kind != Quantity::Kind::Count || !isCount || mine.value != theirs.value ||
        mine.high != theirs.high)
        return false;
    const text::Analysis& evidence = item.prose().text.analysis;
    const auto keyOfUnit = [&evidence](const Quantity& quantity) {
        return keyOf(quantity.unit, evidence.language);
    };
    const QString unit = keyOf(mine.unit, m_draft.text.analysis.language);
    if (mine.unit.isEmpty() || theirs.unit.isEmpty() || unit == keyOfUnit(theirs))
        return true;
    return std::none_of(evidence.quantities.begin(), evidence.quantities.end(),
                        [&](const Quantity& other) {
                            return other.kind == Quantity::Kind::Count &&
                                   other.value != mine.value && keyOfUnit(other) == unit;
                        });
}

/// "7,100 pallets" where the evidence has 7,100 cartons: what is counted is all that it does not have.
std::optional<FactFault> FactChecker::otherThing(const Alignment& alignment) const
{
    if (alignment.unmatched.size() != 1 || alignment.matches.empty())
        return std::nullopt;
    const ContentWord& odd = m_draft.words[alignment.unmatched.front()];
    const text::Language language = m_draft.text.analysis.language;
    for (const Quantity* mine : m_quantities) {
        if (mine->kind != Quantity::Kind::Count || mine->unit.isEmpty() ||
            keyOf(mine->unit, language) != odd.key)
            continue;
        const Prose& prose = m_items[alignment.bestItem].prose();
        const Span sentence = prose.sentences[alignment.bestSentence];
        for (const Quantity& theirs : prose.text.analysis.quantitiesIn(sentence)) {
            if (theirs.kind == Quantity::Kind::Count && !theirs.unit.isEmpty() &&
                theirs.value == mine->value && prose.text.analysis.language == language)
                return FactFault{Fault::NumberConflict,
                                 mine->span,
                                 {written(mine->span), theirs.span.of(prose.string()).toString()},
                                 {alignment.bestItem}};
        }
    }
    return std::nullopt;
}

/// "310,000 hl a year" where the evidence has 310,000 hl in 2025.
bool FactChecker::isOfOneYear(const Quantity& mine, const EvidenceItem& item,
                              const Quantity& theirs) const
{
    if (mine.perUnit != u"year" || !theirs.perUnit.isEmpty())
        return false;
    const Prose& prose = item.prose();
    const auto dates =
        prose.text.analysis.datesIn(prose.sentences[prose.sentenceAt(theirs.span.start)]);
    const bool hasYear = std::any_of(dates.begin(), dates.end(), [](const DateMention& date) {
        return date.precision == DateMention::Precision::Year;
    });
    Quantity bare = mine;
    bare.perUnit.clear();
    bare.per = theirs.per;
    return hasYear && (text::sameQuantity(bare, theirs) || isNear(bare, theirs));
}

/// "More than 300,000 hl leave your brewery each year" where the evidence has 310,000 hl a year: the period stands
/// further on in the claim.
bool FactChecker::isOfNamedPeriod(const Quantity& mine, const Quantity& theirs) const
{
    if (mine.per != 0.0 || theirs.per != 1.0 || !namesPeriod(m_draft, m_claim, theirs.perUnit))
        return false;
    Quantity bare = theirs;
    bare.perUnit.clear();
    bare.per = 0.0;
    return text::sameQuantity(mine, bare) || isNear(mine, bare);
}

bool FactChecker::matches(const Quantity& mine, const EvidenceItem& item,
                          const Quantity& theirs) const
{
    if (!text::sameQuantity(mine, theirs) && !isSameCount(mine, item, theirs) &&
        !isNear(mine, theirs) && !isOfOneYear(mine, item, theirs) && !isOfNamedPeriod(mine, theirs))
        return false;
    if (isOtherChange(m_draft.text, mine, item.prose().text, theirs) || isOtherRate(mine, theirs))
        return false;
    // "18 of 52 trailers" has 52 trailers only for a claim that has the 18 as well.
    const auto [known, isNew] = m_parts.try_emplace(&theirs, nullptr);
    if (isNew)
        known->second = partOf(theirs, item.prose().text);
    const Quantity* part = known->second;
    return !part || mine.outOf ||
           std::any_of(m_quantities.begin(), m_quantities.end(),
                       [part](const Quantity* other) { return other->value == part->value; });
}

/// The digits as they stand: "Dock 3", "port 443", "SAML 2.0", "second-most".
bool FactChecker::hasDigits(const Quantity& quantity, const EvidenceItem& item) const
{
    const bool isLabel = quantity.kind == Quantity::Kind::Version ||
                         quantity.kind == Quantity::Kind::Year ||
                         quantity.kind == Quantity::Kind::Ordinal ||
                         (quantity.kind == Quantity::Kind::Count && quantity.unit.isEmpty());
    if (!isLabel || quantity.outOf)
        return false;
    bool any = false;
    const TokenRange tokens = m_draft.text.tokensIn(quantity.span);
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        const Token& token = m_draft.text.token(i);
        const bool isOrdinal = quantity.kind == Quantity::Kind::Ordinal;
        if (!hasDigit(token.folded) && !isOrdinal)
            continue;
        any = true;
        const QString key = keyOf(token.folded, m_draft.text.analysis.language);
        if (!item.passage->byFolded.contains(token.folded) && item.prose().wordsWith(key).empty())
            return false;
    }
    // A part of a whole that the claim does not give is no label.
    const auto& theirs = item.prose().text.analysis.quantities;
    return any && std::none_of(theirs.begin(), theirs.end(), [&](const Quantity& other) {
               return other.outOf && *other.outOf == quantity.value;
           });
}

/// "20 %" where the evidence has "a fifth".
std::optional<qsizetype> FactChecker::fractionIn(const Quantity& quantity,
                                                 const EvidenceItem& item) const
{
    struct Part {
        double percent;
        const char16_t* word;
    };
    static constexpr Part parts[] = {{50.0, u"half"},   {25.0, u"quarter"}, {75.0, u"quarters"},
                                     {20.0, u"fifth"},  {10.0, u"tenth"},   {33.0, u"third"},
                                     {67.0, u"thirds"}, {40.0, u"fifths"}};
    if (quantity.kind != Quantity::Kind::Percent || quantity.high)
        return std::nullopt;
    constexpr double rounding = 0.5;
    for (const Part& part : parts) {
        if (std::abs(part.percent - quantity.value) > rounding)
            continue;
        const std::vector<size_t> tokens =
            item.passage->byFolded.value(QString::fromUtf16(part.word));
        if (!tokens.empty())
            return item.prose().text.token(tokens.front()).span.start;
    }
    return std::nullopt;
}

FactChecker::Places FactChecker::placesOf(const Quantity& quantity) const
{
    Places places;
    for (size_t i = 0; i < m_items.size(); ++i) {
        const Prose& prose = m_items[i].prose();
        for (const Quantity& other : prose.text.analysis.quantities) {
            if (matches(quantity, m_items[i], other))
                places.push_back({i, prose.sentenceAt(other.span.start), other.span.start});
        }
        if (places.empty() && hasDigits(quantity, m_items[i]))
            places.push_back({i, 0});
        if (!places.empty())
            continue;
        if (const auto at = fractionIn(quantity, m_items[i])) {
            places.push_back({i, prose.sentenceAt(*at), *at});
            continue;
        }
        if (const auto at = derivedFrom(m_draft, m_claim, quantity, m_items[i]))
            places.push_back({i, prose.sentenceAt(*at), *at});
    }
    return places;
}

/// The day of a note or a call is known although its text does not tell it.
bool FactChecker::isDayOfContact(const DateMention& date, const EvidenceItem& item) const
{
    const auto& observed = item.given->evidence.observedOn;
    const bool isContact = item.given->evidence.input == Input::Crm &&
                           m_draft.text.hasAny(m_draft.text.tokensIn(m_claim), Tag::Speech);
    return isContact && observed && date.isResolved() && *date.from <= *observed &&
           *observed <= *date.to;
}

FactChecker::Places FactChecker::placesOf(const DateMention& date) const
{
    Places places;
    const bool isYear = date.precision == DateMention::Precision::Year && date.from;
    const QStringView mine = date.span.of(m_draft.string());
    for (size_t i = 0; i < m_items.size(); ++i) {
        const Prose& prose = m_items[i].prose();
        for (const DateMention& other : prose.text.analysis.dates) {
            // "the first half of the year": the year of the source is not known.
            const bool isSameWords =
                !(date.isResolved() && other.isResolved()) &&
                mine.compare(other.span.of(prose.string()), Qt::CaseInsensitive) == 0;
            if (text::sameTime(date, other) || isSameWords)
                places.push_back({i, prose.sentenceAt(other.span.start), other.span.start});
        }
        if (isYear) {
            // "in 1994" where the evidence has a year that is no date of its own.
            const auto found = findWords(*m_items[i].passage, {QString::number(date.from->year())});
            for (const size_t token : found)
                places.push_back({i, prose.sentenceAt(prose.text.token(token).span.start),
                                  prose.text.token(token).span.start});
        }
        if (places.empty() && isDayOfContact(date, m_items[i]))
            places.push_back({i, 0});
    }
    return places;
}

FactFault FactChecker::faultOf(const Quantity& quantity, const Alignment& alignment) const
{
    FactFault fault{Fault::NumberMissing, quantity.span, {written(quantity.span)}, {}};
    if (alignment.isEmpty() || alignment.contentShare() < sameThingShare)
        return fault;
    const Prose& prose = m_items[alignment.bestItem].prose();
    const Span sentence = prose.sentences[alignment.bestSentence];
    for (const Quantity& other : prose.text.analysis.quantitiesIn(sentence)) {
        if (!isOtherUnit(quantity, other) && !text::conflicts(quantity, other))
            continue;
        fault.fault = Fault::NumberConflict;
        fault.args.append(other.span.of(prose.string()).toString());
        fault.against = {alignment.bestItem};
        return fault;
    }
    return fault;
}

FactFault FactChecker::faultOf(const DateMention& date, const Alignment& alignment) const
{
    FactFault fault{Fault::DateMissing, date.span, {written(date.span)}, {}};
    if (alignment.isEmpty() || alignment.contentShare() < sameThingShare)
        return fault;
    const Prose& prose = m_items[alignment.bestItem].prose();
    const auto dates = prose.text.analysis.datesIn(prose.sentences[alignment.bestSentence]);
    if (dates.size() == 1 && text::conflicts(date, dates.front())) {
        fault.fault = Fault::DateConflict;
        fault.args.append(dates.front().span.of(prose.string()).toString());
        fault.against = {alignment.bestItem};
    }
    return fault;
}

std::optional<FactFault> FactChecker::firstFault(const Alignment& alignment) const
{
    for (size_t i = 0; i < m_quantities.size(); ++i) {
        if (m_places[i].places.empty())
            return faultOf(*m_quantities[i], alignment);
    }
    for (size_t i = 0; i < m_dates.size(); ++i) {
        if (m_places[m_quantities.size() + i].places.empty())
            return faultOf(*m_dates[i], alignment);
    }
    const auto isInFigure = [this](const NameMention& name) { // "MWh"
        return std::any_of(
            m_quantities.begin(), m_quantities.end(),
            [&name](const Quantity* quantity) { return quantity->span.contains(name.span); });
    };
    for (const NameMention& name : m_draft.text.analysis.namesIn(m_claim)) {
        if (isInFigure(name))
            continue;
        if (isChecked(name) && !has(name) && !isDamaged(name))
            return FactFault{Fault::NameMissing, name.span, {name.text}, {}};
    }
    if (auto fault = otherThing(alignment))
        return fault;
    if (auto fault = fractionMissing())
        return fault;
    if (auto fault = wholeForPart())
        return fault;
    return otherDate();
}

} // namespace countersign::checks
