// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/facts.h"

#include "app/checks/claims/keys.h"
#include "app/text/names.h"

#include <algorithm>
#include <cmath>

namespace countersign::checks {
namespace {

using text::DateMention;
using text::NameMention;
using text::Quantity;
using text::Span;
using text::Token;

constexpr double roundingShare = 0.05; ///< how far "about" reaches

/// Above this share of the claim's words in one sentence, another figure there is another figure for the
/// same thing; below, it may be about something else.
constexpr double sameThingScore = 0.6;

bool isDigits(QStringView written)
{
    return std::any_of(written.begin(), written.end(), [](QChar c) { return c.isDigit(); });
}

class FactChecker {
public:
    FactChecker(const Prose& draft, Span claim, const FactSource& source)
        : m_draft(draft)
        , m_claim(claim)
        , m_source(source)
    {}

    [[nodiscard]] std::optional<FactFault> firstFault(const Alignment& alignment) const;
    [[nodiscard]] FactCount count() const;

private:
    [[nodiscard]] bool isChecked(const Quantity& quantity) const;
    [[nodiscard]] bool isChecked(const NameMention& name) const;
    [[nodiscard]] bool has(const Quantity& quantity) const;
    [[nodiscard]] bool has(const DateMention& date) const;
    [[nodiscard]] bool has(const NameMention& name) const;
    [[nodiscard]] bool hasWord(const Token& token) const;
    [[nodiscard]] bool hasDigits(const Quantity& quantity) const;
    [[nodiscard]] FactFault faultOf(const Quantity& quantity, const Alignment& alignment) const;
    [[nodiscard]] FactFault faultOf(const DateMention& date, const Alignment& alignment) const;
    [[nodiscard]] QString written(Span span) const { return span.of(m_draft.string()).toString(); }
    [[nodiscard]] Span bestSentence(const Alignment& alignment) const;

    const Prose& m_draft;
    Span m_claim;
    const FactSource& m_source;
};

/// "one page", "a day" are no figures to check; a year is checked as a date.
bool FactChecker::isChecked(const Quantity& quantity) const
{
    if (quantity.kind == Quantity::Kind::Phone)
        return false;
    const auto& dates = m_draft.text.analysis.dates;
    if (quantity.kind == Quantity::Kind::Year &&
        std::any_of(dates.begin(), dates.end(),
                    [&](const DateMention& date) { return date.span.overlaps(quantity.span); }))
        return false;
    const bool isOne = quantity.value == 1.0 && !quantity.high && !isDigits(written(quantity.span));
    return !isOne;
}

bool sameCurrencyless(const Quantity& a, const Quantity& b)
{
    return a.kind == b.kind && a.value == b.value && a.high == b.high;
}

/// Counts of two words for one thing ("lorries", "trucks") are the same count.
bool sameCount(const Quantity& a, const Quantity& b)
{
    if (!sameCurrencyless(a, b) || a.kind != Quantity::Kind::Count)
        return false;
    return a.unit.isEmpty() || b.unit.isEmpty() || a.unit == b.unit || a.value < 20 ||
           keyOf(a.unit, text::Language::English) == keyOf(b.unit, text::Language::English);
}

bool isNear(const Quantity& a, const Quantity& b)
{
    return a.approximate && a.kind == b.kind && a.currency == b.currency && b.value != 0.0 &&
           std::abs(a.value - b.value) <= roundingShare * std::abs(b.value);
}

/// The digits as they stand: "Dock 3", "port 443", "SAML 2.0".
bool FactChecker::hasDigits(const Quantity& quantity) const
{
    if (quantity.kind != Quantity::Kind::Count && quantity.kind != Quantity::Kind::Version &&
        quantity.kind != Quantity::Kind::Year)
        return false;
    const TokenRange tokens = m_draft.text.tokensIn(quantity.span);
    bool any = false;
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        const Token& token = m_draft.text.token(i);
        if (!isDigits(token.folded))
            continue;
        any = true;
        const bool found =
            std::any_of(m_source.items.begin(), m_source.items.end(), [&](const auto& item) {
                return item.passage->byFolded.contains(token.folded);
            });
        if (!found)
            return false;
    }
    return any;
}

bool FactChecker::has(const Quantity& quantity) const
{
    for (const EvidenceItem& item : m_source.items) {
        for (const Quantity& other : item.prose().text.analysis.quantities) {
            if (text::sameQuantity(quantity, other) || sameCount(quantity, other) ||
                isNear(quantity, other))
                return true;
        }
    }
    return hasDigits(quantity);
}

/// The day of a note or a call is known although its text does not tell it.
bool FactChecker::has(const DateMention& date) const
{
    for (const EvidenceItem& item : m_source.items) {
        for (const DateMention& other : item.prose().text.analysis.dates) {
            if (text::sameTime(date, other))
                return true;
            const QStringView mine = date.span.of(m_draft.string());
            const QStringView theirs = other.span.of(item.text());
            if (!date.isResolved() && mine.compare(theirs, Qt::CaseInsensitive) == 0)
                return true;
        }
        const auto& observed = item.given->evidence.observedOn;
        if (observed && date.isResolved() && *date.from <= *observed && *observed <= *date.to)
            return true;
        // "for the year 2025" beside "2025" as a figure
        for (const Quantity& other : item.prose().text.analysis.quantities) {
            if (other.kind == Quantity::Kind::Year &&
                date.precision == DateMention::Precision::Year && date.from &&
                date.from->year() == static_cast<int>(other.value))
                return true;
        }
    }
    return false;
}

bool FactChecker::hasWord(const Token& token) const
{
    if (m_source.knownWords && m_source.knownWords->contains(token.folded))
        return true;
    const QString key = keyOf(token.folded, m_draft.text.analysis.language);
    const QString name = text::foldName(token.span.of(m_draft.string()));
    for (const EvidenceItem& item : m_source.items) {
        if (item.passage->byFolded.contains(token.folded) || item.prose().byKey.contains(key))
            return true;
        for (const QString& meta : {item.given->aboutName, item.given->evidence.title}) {
            if (!meta.isEmpty() && text::foldName(meta).contains(name))
                return true;
        }
        for (const Token& other : item.prose().text.analysis.tokens) {
            if (other.isWord() && text::foldName(other.folded) == name)
                return true;
        }
    }
    return false;
}

bool FactChecker::isChecked(const NameMention& name) const
{
    const TokenRange tokens = m_draft.text.tokensIn(name.span);
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        const Token& token = m_draft.text.token(i);
        const bool isKnown = m_source.knownWords && m_source.knownWords->contains(token.folded);
        if (token.isWord() && !isKnown)
            return true;
    }
    return false;
}

bool spellsOut(const EvidenceItem& item, QStringView acronym)
{
    const auto& tokens = item.prose().text.analysis.tokens;
    for (size_t i = 0; i + static_cast<size_t>(acronym.size()) <= tokens.size(); ++i) {
        bool isMatch = true;
        for (qsizetype k = 0; isMatch && k < acronym.size(); ++k) {
            const Token& token = tokens[i + static_cast<size_t>(k)];
            isMatch = token.isWord() && token.folded.front() == acronym.at(k).toLower();
        }
        if (isMatch)
            return true;
    }
    return false;
}

bool FactChecker::has(const NameMention& name) const
{
    const TokenRange tokens = m_draft.text.tokensIn(name.span);
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        const Token& token = m_draft.text.token(i);
        if (!token.isWord() || text::isStopWord(token.folded, m_draft.text.analysis.language) ||
            hasWord(token))
            continue;
        const QStringView written = token.span.of(m_draft.string());
        const bool isAcronym =
            written.size() <= 5 &&
            std::all_of(written.begin(), written.end(), [](QChar c) { return c.isUpper(); });
        if (!isAcronym ||
            std::none_of(m_source.items.begin(), m_source.items.end(),
                         [written](const auto& item) { return spellsOut(item, written); }))
            return false;
    }
    return true;
}

Span FactChecker::bestSentence(const Alignment& alignment) const
{
    if (alignment.isEmpty())
        return {};
    const Prose& prose = m_source.items[alignment.bestItem].prose();
    return prose.sentences[alignment.bestSentence];
}

FactFault FactChecker::faultOf(const Quantity& quantity, const Alignment& alignment) const
{
    FactFault fault{Fault::NumberMissing, quantity.span, {written(quantity.span)}, {}};
    if (alignment.isEmpty() || alignment.score() < sameThingScore)
        return fault;
    const Prose& prose = m_source.items[alignment.bestItem].prose();
    for (const Quantity& other : prose.text.analysis.quantitiesIn(bestSentence(alignment))) {
        const bool isOtherUnit =
            other.value == quantity.value &&
            ((quantity.kind == Quantity::Kind::Money && other.kind == Quantity::Kind::Money) ||
             (quantity.kind == Quantity::Kind::Percent &&
              other.kind == Quantity::Kind::PercentPoints) ||
             (quantity.kind == Quantity::Kind::PercentPoints &&
              other.kind == Quantity::Kind::Percent));
        if (isOtherUnit || text::conflicts(quantity, other)) {
            fault.fault = Fault::NumberConflict;
            fault.args.append(other.span.of(prose.string()).toString());
            fault.against = {alignment.bestItem};
            return fault;
        }
    }
    return fault;
}

FactFault FactChecker::faultOf(const DateMention& date, const Alignment& alignment) const
{
    FactFault fault{Fault::DateMissing, date.span, {written(date.span)}, {}};
    if (alignment.isEmpty() || alignment.score() < sameThingScore)
        return fault;
    const Prose& prose = m_source.items[alignment.bestItem].prose();
    const auto dates = prose.text.analysis.datesIn(bestSentence(alignment));
    if (dates.size() == 1 && text::conflicts(date, dates.front())) {
        fault.fault = Fault::DateConflict;
        fault.args.append(dates.front().span.of(prose.string()).toString());
        fault.against = {alignment.bestItem};
    }
    return fault;
}

std::optional<FactFault> FactChecker::firstFault(const Alignment& alignment) const
{
    const text::Analysis& analysis = m_draft.text.analysis;
    for (const Quantity& quantity : analysis.quantitiesIn(m_claim)) {
        if (isChecked(quantity) && !has(quantity))
            return faultOf(quantity, alignment);
    }
    for (const DateMention& date : analysis.datesIn(m_claim)) {
        if (!has(date))
            return faultOf(date, alignment);
    }
    for (const NameMention& name : analysis.namesIn(m_claim)) {
        if (isChecked(name) && !has(name))
            return FactFault{Fault::NameMissing, name.span, {name.text}, {}};
    }
    return std::nullopt;
}

FactCount FactChecker::count() const
{
    const text::Analysis& analysis = m_draft.text.analysis;
    FactCount result;
    for (const Quantity& quantity : analysis.quantitiesIn(m_claim)) {
        result.figures += isChecked(quantity);
        result.figuresFound += isChecked(quantity) && has(quantity);
    }
    for (const DateMention& date : analysis.datesIn(m_claim)) {
        ++result.figures;
        result.figuresFound += has(date);
    }
    result.wanted = result.figures;
    for (const NameMention& name : analysis.namesIn(m_claim))
        result.wanted += isChecked(name);
    return result;
}

} // namespace

std::optional<FactFault> factFault(const Prose& draft, Span claim, const FactSource& source,
                                   const Alignment& alignment)
{
    return FactChecker(draft, claim, source).firstFault(alignment);
}

FactCount countFacts(const Prose& draft, Span claim, const FactSource& source)
{
    return FactChecker(draft, claim, source).count();
}

} // namespace countersign::checks
