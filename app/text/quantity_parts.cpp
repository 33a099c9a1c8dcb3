// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/chars.h"
#include "app/text/number_sequence.h"
#include "app/text/quantity_scanner.h"
#include "app/text/word_table.h"

using namespace Qt::StringLiterals;

namespace countersign::text {

using Class = NumberWord::Class;
using Kind = Token::Kind;

namespace {

constexpr double Thousand = 1e3;
constexpr double Million = 1e6;
constexpr double Milliard = 1e9;

/// "3.5M", "25k", "1.2bn": the multiplier of letters right behind digits; 0 if they are none.
double suffixScale(QStringView suffix, bool money)
{
    if (suffix == u"k" || suffix == u"K")
        return Thousand;
    if (suffix == u"M" || suffix == u"mn" || suffix == u"mln" || suffix == u"mio" ||
        suffix == u"Mio" || suffix == u"MM" || (money && suffix == u"m"))
        return Million;
    if (suffix == u"bn" || suffix == u"Bn" || suffix == u"BN" || suffix == u"B" ||
        suffix == u"mrd" || suffix == u"Mrd" || suffix == u"Md" || (money && suffix == u"b"))
        return Milliard;
    return 0.0;
}

/// "9am", "16h30": minutes after midnight.
std::optional<double> clockMinutes(const QString& suffix, const Numeral& numeral)
{
    const bool half = suffix == "am"_L1 || suffix == "pm"_L1;
    const bool french = suffix.startsWith(u'h') && suffix.size() == 3;
    if (!half && !french)
        return std::nullopt;
    const int minutes = french ? QStringView(suffix).sliced(1).toInt() : numeral.minor;
    const int hours = numeral.major % (half ? 12 : 24) + (suffix == "pm"_L1 ? 12 : 0);
    return hours * 60.0 + minutes;
}

} // namespace

bool QuantityScanner::isText(std::size_t i, QStringView folded) const
{
    return has(i) && m_tokens[i].folded == folded;
}

bool QuantityScanner::adjoins(std::size_t i) const
{
    return i > 0 && has(i) && m_tokens[i].span.start == m_tokens[i - 1].span.end;
}

bool QuantityScanner::startsUpper(std::size_t i) const
{
    return has(i) && isUpper(at(m_text, m_tokens[i].span.start));
}

Span QuantityScanner::spanOf(std::size_t first, std::size_t end) const
{
    return {m_tokens[first].span.start, m_tokens[end - 1].span.end};
}

std::optional<QuantityScanner::Figure> QuantityScanner::figureAt(std::size_t i) const
{
    if (!has(i) || inDate(i))
        return std::nullopt;
    if (m_tokens[i].kind == Kind::Number)
        return digitsAt(i);
    return m_tokens[i].isWord() ? wordsAt(i) : std::nullopt;
}

std::optional<QuantityScanner::Figure> QuantityScanner::digitsAt(std::size_t i) const
{
    const auto numeral = readNumeral(m_tokens[i].span.of(m_text), m_language);
    if (!numeral)
        return std::nullopt;
    Figure figure;
    figure.end = i + 1;
    figure.value = numeral->value;
    figure.fromDigits = true;
    figure.numeral = *numeral;
    // French and its neighbours group with plain blanks: "3 200 palettes".
    const bool groupsWithBlanks = m_language == Language::French ||
                                  m_language == Language::Spanish || m_language == Language::Other;
    if (groupsWithBlanks && numeral->plain && numeral->digits <= 3 && has(i + 1) &&
        m_tokens[i + 1].kind == Kind::Number &&
        m_tokens[i + 1].span.start == m_tokens[i].span.end + 1) {
        const auto group = readNumeral(m_tokens[i + 1].span.of(m_text), m_language);
        if (group && group->plain && group->digits == 3 && group->suffix.isEmpty()) {
            figure.value = figure.value * Thousand + group->value;
            figure.numeral.plain = false;
            figure.end = i + 2;
        }
    }
    if (!numeral->clock && numeral->suffix.isEmpty())
        multiply(figure);
    return figure;
}

/// Reads the multipliers behind a figure: "million", "Mio.", "hundred thousand", "dozen", "M" before "€".
void QuantityScanner::multiply(Figure& figure, bool money) const
{
    while (has(figure.end)) {
        std::size_t at = figure.end;
        if (isText(at, u"-") && adjoins(at) && adjoins(at + 1))
            ++at;
        double scale = 0.0;
        const NumberWord* known = word(at);
        if (known != nullptr && (known->kind == Class::Multiplier ||
                                 known->kind == Class::Hundred || known->kind == Class::Dozen)) {
            scale = known->value;
        } else if (m_tokens[at].isWord() && m_tokens[at].span.length() <= 2) {
            // "1,2 M€", "€1.2 m"
            const bool sign = has(at + 1) && m_tokens[at + 1].kind == Kind::Symbol &&
                              !currencyOfSymbol(m_tokens[at + 1].folded.at(0).unicode()).isEmpty();
            if (money || sign)
                scale = suffixScale(m_tokens[at].span.of(m_text), true);
        }
        if (scale == 0.0)
            return;
        figure.value *= scale;
        figure.scale *= scale;
        figure.alone = false;
        figure.end = at + 1;
        const bool abbreviated = m_tokens[at].folded.size() <= 3;
        if (abbreviated && adjoins(figure.end) && isText(figure.end, u".") && has(figure.end + 1))
            ++figure.end;
    }
}

/// A number in words, or the one at the head of a hyphenated word ("three-page").
std::optional<QuantityScanner::Figure> QuantityScanner::wordsAt(std::size_t i) const
{
    Figure figure;
    if (const auto number = readWordNumber(m_tokens, i, m_language)) {
        figure.value = number->value;
        figure.scale = number->scale;
        figure.alone = figure.scale == 1.0;
        figure.end = number->end;
        return mayStandAlone(i, figure) ? std::optional(figure) : std::nullopt;
    }
    constexpr qsizetype shortest = 2; // letters on either side
    const QStringView folded(m_tokens[i].folded);
    const qsizetype hyphen = folded.indexOf(u'-');
    if (hyphen < shortest || folded.size() - hyphen <= shortest)
        return std::nullopt;
    const auto value = wordValue(folded.first(hyphen), m_language);
    if (!value)
        return std::nullopt;
    figure.value = *value;
    figure.unitInToken = folded.sliced(hyphen + 1);
    figure.end = i + 1;
    return figure;
}

/// "one" is a figure only before something that takes figures ("one in five", "one hour").
bool QuantityScanner::mayStandAlone(std::size_t i, const Figure& figure) const
{
    const bool one = figure.end == i + 1 && figure.value == 1.0;
    if (!one)
        return true;
    const NumberWord* next = word(figure.end);
    if (next != nullptr && (next->kind == Class::Share || next->kind == Class::Duration ||
                            next->kind == Class::Measure || next->kind == Class::Percent ||
                            next->kind == Class::Currency))
        return true;
    const bool relates = isText(figure.end, u"in") || isText(figure.end, u"of") ||
                         isText(figure.end, u"to") || isText(figure.end, u"or");
    return relates && has(figure.end + 1) &&
           (m_tokens[figure.end + 1].kind == Kind::Number ||
            wordValue(m_tokens[figure.end + 1].folded, m_language).has_value());
}

/// What stands right behind digits: a multiplier, an ordinal's ending, a unit. False if it is something else.
bool QuantityScanner::takeSuffix(Figure& figure, Part& part, bool money) const
{
    const QStringView suffix = figure.numeral.suffix;
    if (suffix.isEmpty())
        return true;
    money = money || part.quantity.kind == Quantity::Kind::Money ||
            (has(figure.end) && m_tokens[figure.end].kind == Kind::Symbol &&
             !currencyOfSymbol(at(m_tokens[figure.end].folded, 0)).isEmpty());
    double scale = suffixScale(suffix, money);
    // "14m doses" are million, "40m of racking" are metres.
    if (suffix == u"m" && scale == 0.0 && has(figure.end) && m_tokens[figure.end].isWord() &&
        !isStopWord(m_tokens[figure.end].folded, m_language))
        scale = Million;
    if (scale > 0.0) {
        figure.value *= scale;
        figure.scale = scale;
        figure.alone = false;
        return true;
    }
    static const WordSet ordinals(u"st nd rd th er re e ème eme ère º ª");
    const QString folded = fold(suffix);
    if (ordinals.contains(folded)) {
        part.quantity.kind = Quantity::Kind::Ordinal;
        part.hasUnit = true;
        return true;
    }
    if (folded == "x"_L1) {
        part.quantity.kind = Quantity::Kind::Factor;
        part.hasUnit = true;
        return true;
    }
    if (const auto minutes = clockMinutes(folded, figure.numeral)) {
        figure.value = *minutes;
        part.quantity.kind = Quantity::Kind::Time;
        part.hasUnit = true;
        return true;
    }
    const NumberWord* unit = numberWord(folded, m_language);
    if (unit == nullptr || (unit->kind != Class::Measure && unit->kind != Class::Duration))
        return false;
    figure.value *= unit->value;
    part.quantity.kind =
        unit->kind == Class::Measure ? Quantity::Kind::Measure : Quantity::Kind::Duration;
    part.quantity.unit = unit->unit.toString();
    part.hasUnit = true;
    return true;
}

/// "€", "US$", "DKK " before a figure.
bool QuantityScanner::readCurrencyBefore(std::size_t& i, Part& part) const
{
    const Token& token = m_tokens[i];
    QStringView code;
    if (token.kind == Kind::Symbol) {
        code = currencyOfSymbol(at(token.folded, 0));
    } else if (token.isWord() && startsUpper(i)) {
        const NumberWord* known = word(i);
        if (known != nullptr && known->kind == Class::Currency && known->unit.size() == 3 &&
            token.span.of(m_text) == known->unit)
            code = known->unit;
        // "US$", "A$", "HK$": letters that say whose dollars
        if (has(i + 1) && adjoins(i + 1) && isText(i + 1, u"$")) {
            static const WordSet dollars(u"us a au aud c ca cad nz hk s sg r usd");
            if (!dollars.contains(token.folded))
                return false;
            const QChar first = token.folded.at(0);
            code = first == u'a'   ? u"AUD"
                   : first == u'c' ? u"CAD"
                   : first == u'n' ? u"NZD"
                   : first == u'h' ? u"HKD"
                   : first == u's' ? u"SGD"
                   : first == u'r' ? u"BRL"
                                   : u"USD";
            ++i;
        }
    }
    if (code.isEmpty() || !has(i + 1) || m_tokens[i + 1].kind != Kind::Number)
        return false;
    ++i;
    part.quantity.kind = Quantity::Kind::Money;
    part.quantity.currency = code.toString();
    return true;
}

std::optional<QuantityScanner::Part> QuantityScanner::partAt(std::size_t i, bool money) const
{
    if (!has(i) || inDate(i))
        return std::nullopt;
    Part part;
    part.first = i;
    bool negative = false;
    const char16_t sign = at(m_tokens[i].folded, 0);
    if (m_tokens[i].span.length() == 1 &&
        (sign == u'-' || sign == 0x2212 || sign == 0x00B1 || sign == u'+') && !adjoins(i) &&
        adjoins(i + 1)) {
        negative = sign == u'-' || sign == 0x2212;
        part.quantity.plusMinus = sign == 0x00B1;
        ++i;
    } else if ((isText(i, u"minus") || isText(i, u"moins") || isText(i, u"menos")) &&
               figureAt(i + 1)) {
        negative = true;
        ++i;
    }
    if (!has(i))
        return std::nullopt;
    readCurrencyBefore(i, part);
    auto figure = figureAt(i);
    if (!figure || !takeSuffix(*figure, part, money))
        return std::nullopt;
    if (part.quantity.kind == Quantity::Kind::Money) {
        part.hasUnit = true;
        if (figure->scale == 1.0)
            multiply(*figure, true);
    }
    if (negative)
        figure->value = -figure->value;
    part.figure = *figure;
    part.end = figure->end;
    if (!part.hasUnit)
        readUnit(part);
    part.quantity.value = part.figure.value;
    if (isText(part.end, u"+") && adjoins(part.end) && !adjoins(part.end + 1)) {
        part.quantity.atLeast = true;
        ++part.end;
    }
    part.spanEnd = part.end;
    return part;
}

} // namespace countersign::text
