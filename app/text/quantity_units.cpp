// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/chars.h"
#include "app/text/quantity_scanner.h"
#include "app/text/word_table.h"

using namespace Qt::StringLiterals;

namespace countersign::text {

using Class = NumberWord::Class;
using Kind = Token::Kind;

/// Reads the unit behind the figure of a part, if there is one.
void QuantityScanner::readUnit(Part& part) const
{
    if (part.figure.numeral.clock) {
        readClock(part);
        part.quantity.kind = Quantity::Kind::Time;
        part.hasUnit = true;
        return;
    }
    part.hasUnit =
        readPercent(part) || readSymbolUnit(part) || readClock(part) || readWordUnit(part);
}

/// %, per cent, pour cent, por ciento; and percentage points behind any of them.
bool QuantityScanner::readPercent(Part& part) const
{
    std::size_t i = part.end;
    double scale = 1.0;
    const NumberWord* known = word(i);
    if (isText(i, u"-") && adjoins(i) && adjoins(i + 1)) {
        known = word(i + 1); // "5-percent"
        if (known == nullptr || known->kind != Class::Percent)
            return false;
        ++i;
    }
    if (isText(i, u"%")) {
        ++i;
    } else if (isText(i, u"‰")) {
        scale = 0.1;
        ++i;
    } else if (known != nullptr && known->kind == Class::Percent) {
        ++i;
    } else if ((isText(i, u"per") && isText(i + 1, u"cent")) ||
               (isText(i, u"pour") && isText(i + 1, u"cent")) ||
               (isText(i, u"por") && isText(i + 1, u"ciento"))) {
        i += 2;
    } else if (isText(i, u"percentage") && word(i + 1) != nullptr &&
               word(i + 1)->kind == Class::Points) {
        part.quantity.kind = Quantity::Kind::PercentPoints;
        part.end = i + 2;
        return true;
    } else {
        return false;
    }
    part.quantity.kind = Quantity::Kind::Percent;
    part.figure.value *= scale;
    part.end = i;
    if (isText(i, u"-") && adjoins(i))
        ++i;
    if (const NumberWord* points = word(i); points != nullptr && points->kind == Class::Points) {
        part.quantity.kind = Quantity::Kind::PercentPoints;
        part.end = i + 1;
    }
    return true;
}

/// € behind the figure, °C, °.
bool QuantityScanner::readSymbolUnit(Part& part) const
{
    const std::size_t i = part.end;
    if (!has(i) || m_tokens[i].kind != Kind::Symbol)
        return false;
    const char16_t symbol = at(m_tokens[i].folded, 0);
    const QStringView code = currencyOfSymbol(symbol);
    // "5 €" but not the sign of the next figure: "5, €6" has a comma, "5 €6" is no text.
    const bool ofNext = has(i + 1) && adjoins(i + 1) && m_tokens[i + 1].kind == Kind::Number;
    if (!code.isEmpty() && !ofNext) {
        part.quantity.kind = Quantity::Kind::Money;
        part.quantity.currency = code.toString();
        part.end = i + 1;
        return true;
    }
    if (symbol == 0x2103 || symbol == 0x2109) {
        part.quantity.kind = Quantity::Kind::Measure;
        part.quantity.unit = symbol == 0x2103 ? u"degC"_s : u"degF"_s;
        part.end = i + 1;
        return true;
    }
    if (symbol != 0x00B0)
        return false;
    part.quantity.kind = Quantity::Kind::Measure;
    const bool celsius = isText(i + 1, u"c");
    const bool fahrenheit = isText(i + 1, u"f");
    part.quantity.unit = celsius ? u"degC"_s : fahrenheit ? u"degF"_s : u"deg"_s;
    part.end = celsius || fahrenheit ? i + 2 : i + 1;
    return true;
}

/// 9 a.m., 7.30 pm, 16 Uhr, 8 o'clock; and what may stand behind "05:40".
bool QuantityScanner::readClock(Part& part) const
{
    const Numeral& numeral = part.figure.numeral;
    const std::size_t i = part.end;
    if (!part.figure.fromDigits || !has(i))
        return false;
    const bool morning = isText(i, u"a.m.") || isText(i, u"am") || isText(i, u"a.m");
    const bool evening = isText(i, u"p.m.") || isText(i, u"pm") || isText(i, u"p.m");
    const NumberWord* known = word(i);
    const bool clockWord = known != nullptr && known->kind == Class::Clock;
    static const WordSet frenchBefore(u"à dès vers avant après jusqu'à");
    const bool frenchHour = m_language == Language::French && isText(i, u"h") && part.first > 0 &&
                            frenchBefore.contains(m_tokens[part.first - 1].folded);
    const bool german = m_language == Language::German;
    if (!(morning && !german) && !(evening && !german) && !clockWord && !frenchHour)
        return false;
    int hours = numeral.major;
    int minutes = numeral.clock || numeral.dottedPair ? numeral.minor : 0;
    if (hours > 24 || minutes > 59 || !(numeral.plain || numeral.clock || numeral.dottedPair))
        return false;
    part.end = i + 1;
    if (morning || evening)
        hours = hours % 12 + (evening ? 12 : 0);
    if (frenchHour && has(i + 1) && m_tokens[i + 1].kind == Kind::Number) {
        const auto rest = readNumeral(m_tokens[i + 1].span.of(m_text), m_language);
        if (rest && rest->plain && rest->digits == 2) {
            minutes = rest->major;
            part.end = i + 2;
        }
    }
    part.figure.value = hours * 60.0 + minutes;
    part.quantity.kind = Quantity::Kind::Time;
    return true;
}

/// Percentage points, if the word and what stands around it say so.
bool QuantityScanner::readPoints(Part& part, std::size_t unitAt, double scale) const
{
    std::size_t end = unitAt + 1;
    bool sure = scale > 0.0;
    if (isText(end, u"de") && isText(end + 1, u"pourcentage")) {
        sure = true;
        end += 2;
    } else if (isText(end, u"porcentuales")) {
        sure = true;
        ++end;
    }
    static const WordSet movesBefore(
        u"up down by of gained lost rose fell plus minus um de gagné perdu");
    static const WordSet movesAfter(u"to from higher lower up down auf mehr weniger");
    const bool moves = (part.first > 0 && movesBefore.contains(m_tokens[part.first - 1].folded)) ||
                       (has(end) && movesAfter.contains(m_tokens[end].folded));
    if (!sure && !moves)
        return false;
    part.quantity.kind = Quantity::Kind::PercentPoints;
    part.figure.value *= sure && scale > 0.0 ? scale : 1.0;
    part.end = end;
    return true;
}

/// "square metres", "sq. ft", "basis points"
bool QuantityScanner::readTwoWordUnit(Part& part, std::size_t i) const
{
    const bool square = isText(i, u"square") || isText(i, u"sq");
    const bool cubic = isText(i, u"cubic");
    const std::size_t behind = isText(i + 1, u".") ? i + 2 : i + 1;
    const NumberWord* second = word(behind);
    if (second == nullptr)
        return false;
    if (isText(i, u"basis") && second->kind == Class::Points)
        return readPoints(part, behind, 0.01);
    // "megawatt hours"
    const NumberWord* first = word(i);
    if (first != nullptr && first->kind == Class::Measure && first->unit.endsWith(u'W') &&
        second->kind == Class::Duration && second->unit == u"hour") {
        part.quantity.kind = Quantity::Kind::Measure;
        part.quantity.unit = QString(first->unit.toString() + u'h');
        part.end = behind + 1;
        return true;
    }
    if (!(square || cubic) || second->kind != Class::Measure)
        return false;
    part.quantity.kind = Quantity::Kind::Measure;
    part.quantity.unit = second->unit.toString() + (square ? u"²"_s : u"³"_s);
    part.end = behind + 1;
    return true;
}

/// The word where the unit of a part may stand: behind a hyphen, behind "millions d'", in the token itself.
std::size_t QuantityScanner::unitIndex(const Part& part) const
{
    std::size_t i = part.end;
    if (!part.figure.unitInToken.isEmpty())
        return i - 1;
    if (isText(i, u"-") && adjoins(i) && adjoins(i + 1))
        ++i;
    const bool linked = part.figure.scale > 1.0 && (isText(i, u"d'") || isText(i, u"de"));
    if (linked && word(i + 1) != nullptr && word(i + 1)->kind == Class::Currency)
        ++i;
    return i;
}

/// Words for units, durations, currencies and factors.
bool QuantityScanner::readWordUnit(Part& part) const
{
    const std::size_t i = unitIndex(part);
    const bool inToken = !part.figure.unitInToken.isEmpty();
    const NumberWord* known = inToken ? numberWord(part.figure.unitInToken, m_language) : word(i);
    if (!inToken && readTwoWordUnit(part, i))
        return true;
    // "a 40-second rule": the ordinal's word
    const bool second = part.figure.unitInToken == u"second" ||
                        (isText(i, u"second") && (adjoins(i) || part.figure.value == 1.0));
    if (second && m_language == Language::English) {
        static const NumberWord unit{Class::Duration, 1.0, u"second"};
        known = &unit;
    }
    if (known == nullptr)
        return false;
    switch (known->kind) {
    case Class::Points:
        return readPoints(part, i, known->value);
    case Class::Times:
        part.quantity.kind = Quantity::Kind::Factor;
        part.end = i + 1;
        return true;
    case Class::Currency:
        part.quantity.kind = Quantity::Kind::Money;
        part.quantity.currency = known->unit.toString();
        break;
    case Class::Duration:
        part.quantity.kind = Quantity::Kind::Duration;
        part.quantity.unit = known->unit.toString();
        break;
    case Class::Measure:
        part.quantity.kind = Quantity::Kind::Measure;
        part.quantity.unit = known->unit.toString();
        break;
    default:
        return false;
    }
    part.figure.value *= known->value;
    part.end = i + 1;
    readUnitRest(part);
    return true;
}

/// "degrees Celsius", "km/h"
void QuantityScanner::readUnitRest(Part& part) const
{
    QString& unit = part.quantity.unit;
    if (unit == "deg"_L1) {
        const bool celsius = isText(part.end, u"celsius") || isText(part.end, u"c");
        const bool fahrenheit = isText(part.end, u"fahrenheit") || isText(part.end, u"f");
        if (celsius || fahrenheit) {
            unit = celsius ? u"degC"_s : u"degF"_s;
            ++part.end;
        }
    }
    const bool slash = isText(part.end, u"/") && adjoins(part.end);
    if ((unit == "km"_L1 || unit == "m"_L1) && slash &&
        (isText(part.end + 1, u"h") || isText(part.end + 1, u"s"))) {
        unit += u"/" + m_tokens[part.end + 1].folded;
        part.end += 2;
    }
}

} // namespace countersign::text
