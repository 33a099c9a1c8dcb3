// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/quantity_scanner.h"

#include "app/text/chars.h"
#include "app/text/scanners.h"
#include "app/text/verbs.h"
#include "app/text/word_table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::text {

using Class = NumberWord::Class;
using Kind = Token::Kind;

std::vector<Quantity> scanQuantities(QStringView text, const std::vector<Token>& tokens,
                                     const std::vector<DateMention>& dates, Language language)
{
    return QuantityScanner(text, tokens, dates, language).scan();
}

QuantityScanner::QuantityScanner(QStringView text, const std::vector<Token>& tokens,
                                 const std::vector<DateMention>& dates, Language language)
    : m_text(text)
    , m_tokens(tokens)
    , m_dates(dates)
    , m_language(language)
{
    m_words.reserve(tokens.size());
    for (const Token& token : tokens)
        m_words.push_back(token.isWord() ? numberWord(token.folded, language) : nullptr);
}

std::vector<Quantity> QuantityScanner::scan()
{
    for (std::size_t i = 0; i < m_tokens.size();)
        i = std::max(i + 1, readAt(i));
    return std::move(m_found);
}

/// Most words begin no figure; this tells it at little cost.
bool QuantityScanner::mayBegin(std::size_t i) const
{
    const Token& token = m_tokens[i];
    switch (token.kind) {
    case Kind::Number:
    case Kind::Symbol:
        return true;
    case Kind::Punctuation:
        return has(i + 1) && m_tokens[i + 1].kind == Kind::Number;
    case Kind::Word:
        break;
    default:
        return false;
    }
    if (m_words[i] != nullptr)
        return true;
    static const WordSet openers(u"a an ein eine einem einer un une una minus moins menos");
    if (openers.contains(token.folded) || token.folded.contains(u'-'))
        return true;
    constexpr qsizetype shortestCompound = 7; // "zweiund…"
    if (m_language == Language::German && token.folded.size() >= shortestCompound)
        return true;
    return isText(i + 1, u"$") && adjoins(i + 1);
}

std::size_t QuantityScanner::readAt(std::size_t i)
{
    const Kind kind = m_tokens[i].kind;
    if (!mayBegin(i))
        return 0;
    if (inDate(i))
        return readDateToken(i);
    if (kind == Kind::Number || kind == Kind::Symbol || isText(i, u"(")) {
        if (const std::size_t end = readPhone(i))
            return end;
    }
    if (kind == Kind::Number) {
        // The digits behind a dot or a hyphen that follow letters ("v3.2") are part of a name.
        const bool partOfName = i > 1 && adjoins(i) && adjoins(i - 1) && m_tokens[i - 2].isWord() &&
                                m_tokens[i - 1].kind == Kind::Punctuation;
        if (partOfName || isListMarker(i))
            return i + 1;
    }
    if (kind == Kind::Word) {
        if (const std::size_t end = readShare(i))
            return end;
        if (const std::size_t end = readFactorWord(i))
            return end;
    }
    if (const std::size_t end = readRatio(i))
        return end;
    if (const std::size_t end = readOrdinal(i))
        return end;
    return readParts(i);
}

bool QuantityScanner::isSentenceStart(std::size_t i) const
{
    if (i == 0)
        return true;
    const Token& before = m_tokens[i - 1];
    if (before.kind == Kind::Mark)
        return isSentenceStart(i - 1) || m_text.sliced(before.span.end).trimmed().isEmpty();
    const char16_t c = at(before.folded, 0);
    return before.kind == Kind::Punctuation && (c == u'.' || c == u'!' || c == u'?' || c == u':');
}

/// "1." or "2)" at the head of a line
bool QuantityScanner::isListMarker(std::size_t i) const
{
    const bool opensLine =
        i == 0 ||
        m_text.sliced(m_tokens[i - 1].span.end, m_tokens[i].span.start - m_tokens[i - 1].span.end)
            .contains(u'\n');
    return opensLine && adjoins(i + 1) && (isText(i + 1, u".") || isText(i + 1, u")")) &&
           has(i + 2) && !adjoins(i + 2);
}

const DateMention* QuantityScanner::dateAt(std::size_t i) const
{
    const qsizetype start = m_tokens[i].span.start;
    const auto after = std::upper_bound(
        m_dates.begin(), m_dates.end(), start,
        [](qsizetype position, const DateMention& d) { return position < d.span.start; });
    if (after == m_dates.begin() || !std::prev(after)->span.contains(start))
        return nullptr;
    return &*std::prev(after);
}

/// Of a date only the year is a figure.
std::size_t QuantityScanner::readDateToken(std::size_t i)
{
    if (m_tokens[i].kind != Kind::Number)
        return 0;
    const auto numeral = readNumeral(m_tokens[i].span.of(m_text), m_language);
    constexpr int yearDigits = 4;
    if (!numeral || !numeral->plain || numeral->digits != yearDigits || !numeral->suffix.isEmpty())
        return 0;
    Quantity year;
    year.kind = Quantity::Kind::Year;
    year.value = numeral->value;
    std::size_t end = i + 1;
    const DateMention& date = *dateAt(i);
    // "2025/26"
    if (date.span.start == m_tokens[i].span.start &&
        date.precision == DateMention::Precision::Year && date.to &&
        date.to->year() > numeral->major) {
        year.high = date.to->year();
        while (has(end) && m_tokens[end].span.end <= date.span.end)
            ++end;
    }
    add(i, end, year);
    return end;
}

void QuantityScanner::add(std::size_t first, std::size_t end, Quantity quantity)
{
    quantity.span = spanOf(first, end);
    quantity.normalized = normalizedQuantity(quantity);
    m_found.push_back(std::move(quantity));
}

/// The index behind "to", "–", "bis" … after a part, or 0.
std::size_t QuantityScanner::rangeConnector(const Part& part, bool& joinsByAnd) const
{
    const std::size_t i = part.end;
    if (!has(i) || !has(i + 1))
        return 0;
    joinsByAnd = false;
    static const WordSet words(u"to bis à or oder ou");
    static const WordSet ands(u"and und et y");
    if (m_tokens[i].isWord()) {
        if (words.contains(m_tokens[i].folded) ||
            (m_language == Language::Spanish && isText(i, u"a")))
            return i + 1;
        static const WordSet between(u"between zwischen entre");
        const std::size_t first = part.first;
        const bool opened =
            first > 0 && (between.contains(m_tokens[first - 1].folded) ||
                          (first > 1 && between.contains(m_tokens[first - 2].folded)));
        joinsByAnd = opened && ands.contains(m_tokens[i].folded);
        return joinsByAnd ? i + 1 : 0;
    }
    const char16_t c = at(m_tokens[i].folded, 0);
    if (!part.figure.fromDigits || m_tokens[i].span.length() != 1)
        return 0;
    // A hyphen joins figures only without blanks; a dash may have them on both sides or on none.
    const bool tight = adjoins(i) && adjoins(i + 1);
    const bool loose = !adjoins(i) && !adjoins(i + 1);
    if (c == u'-' ? tight : (isDash(c) && (tight || loose)))
        return i + 1;
    return 0;
}

/// True if the sentence tells of something that moved, so that "from 12 to 15" is a change and no range.
bool QuantityScanner::isChange(std::size_t first) const
{
    static const WordSet froms(u"from von de");
    static const WordSet moves(
        u"rise rises rose risen fall falls fell fallen grew grow grown cut cuts drop dropped up "
        u"down went go gone "
        u"improved increased decreased climbed reduced moved came jumped expanded shrank raised "
        u"lowered brought "
        u"stieg stiegen gestiegen sank sanken gesunken fiel fielen wuchs gewachsen gesenkt erhöht "
        u"reduziert "
        u"passé passée passe monté baissé tombé augmenté réduit subió bajó pasó cayó aumentó");
    constexpr std::size_t reach = 12;
    bool from = false;
    for (std::size_t back = 1; back <= reach && back <= first; ++back) {
        const Token& token = m_tokens[first - back];
        const char16_t c = at(token.folded, 0);
        if (token.kind == Kind::Punctuation && (c == u'.' || c == u';' || c == u'!' || c == u'?'))
            return false;
        constexpr std::size_t near = 2;
        from = from || (back <= near && froms.contains(token.folded));
        if (from && moves.contains(token.folded))
            return true;
    }
    return false;
}

std::size_t QuantityScanner::readParts(std::size_t i)
{
    auto a = partAt(i);
    if (!a)
        return 0;
    if (const std::size_t end = readLabelled(a->first == i ? i : a->first))
        return end;
    const bool rangeKind =
        a->quantity.kind != Quantity::Kind::Ordinal && a->quantity.kind != Quantity::Kind::Factor;
    bool joinsByAnd = false;
    const std::size_t next = rangeKind ? rangeConnector(*a, joinsByAnd) : 0;
    auto b = next != 0 ? partAt(next, a->quantity.kind == Quantity::Kind::Money) : std::nullopt;
    return addParts(*a, b ? &*b : nullptr);
}

/// Adds one figure, a range of two, or two figures that share a unit ("from 79 to 91 %").
std::size_t QuantityScanner::addParts(Part& a, Part* b)
{
    if (b == nullptr)
        return finish(a);
    Quantity& qa = a.quantity;
    Quantity& qb = b->quantity;
    const bool sharesUnit =
        !a.hasUnit || !b->hasUnit ||
        (qa.kind == qb.kind && qa.unit == qb.unit && qa.currency == qb.currency);
    if (!sharesUnit || qb.kind == Quantity::Kind::Ordinal)
        return finish(a);
    // "£2-3m", "10 to 12 million": the multiplier is said once.
    if (b->figure.scale > 1.0 && a.figure.scale == 1.0 && a.figure.fromDigits &&
        a.figure.value < b->figure.value / b->figure.scale)
        a.figure.value = qa.value = a.figure.value * b->figure.scale;
    const bool isOr = isText(a.end, u"or") || isText(a.end, u"oder") || isText(a.end, u"ou");
    constexpr double widestOr = 3.0;
    const bool rising = qa.value < qb.value;
    const bool separate = !rising || isChange(a.first) || (isOr && qb.value > widestOr * qa.value);
    if (b->hasUnit && !a.hasUnit) {
        qa.kind = qb.kind;
        qa.unit = qb.unit;
        qa.currency = qb.currency;
        a.hasUnit = true;
    } else if (a.hasUnit && !b->hasUnit) {
        if (qa.kind != Quantity::Kind::Money && !separate && qa.kind != Quantity::Kind::Time)
            return finish(a); // "5 °C to 8" is no range
        qb.kind = qa.kind;
        qb.unit = qa.unit;
        qb.currency = qa.currency;
        b->hasUnit = true;
    }
    if (separate) {
        if (!a.hasUnit) {
            readNoun(*b);
            readRate(*b);
            qa.unit = qb.unit;
            qa.per = qb.per;
            qa.perUnit = qb.perUnit;
        }
        a.hasUnit = true;
        b->hasUnit = true;
        finish(a);
        return finish(*b);
    }
    b->first = a.first;
    qb.high = qb.value;
    qb.value = qa.value;
    qb.atLeast = qa.atLeast || qb.atLeast;
    qb.plusMinus = qa.plusMinus;
    return finish(*b);
}

std::size_t QuantityScanner::finish(Part& part)
{
    if (!part.hasUnit)
        readNoun(part);
    readOutOf(part);
    readQualifiers(part.first, part.quantity);
    if (part.quantity.per == 0.0)
        readRate(part);
    add(part.first, part.spanEnd, part.quantity);
    return part.end;
}

/// What is counted: the stems of up to three content words behind the figure.
void QuantityScanner::readNoun(Part& part) const
{
    if (!part.figure.unitInToken.isEmpty()) {
        part.quantity.unit = stem(part.figure.unitInToken, m_language);
        return;
    }
    std::size_t i = part.end;
    if (isText(i, u"-") && adjoins(i) && adjoins(i + 1))
        ++i;
    if (part.figure.scale > 1.0 && (isText(i, u"d'") || isText(i, u"de")))
        ++i;
    constexpr int longest = 3;
    for (int words = 0; words < longest && has(i) && m_tokens[i].isWord() && !inDate(i);
         ++words, ++i) {
        const QString& folded = m_tokens[i].folded;
        if (isStopWord(folded, m_language) || (words > 0 && looksFinite(folded, m_language)) ||
            figureAt(i))
            break;
        if (!part.quantity.unit.isEmpty())
            part.quantity.unit += u' ';
        part.quantity.unit += stem(folded, m_language);
    }
}

} // namespace countersign::text
