// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/numerals.h"

#include "app/text/chars.h"

#include <cmath>

namespace countersign::text {
namespace {

struct Separators {
    int dots = 0;
    int commas = 0;
    int colons = 0;
    int groups = 0; ///< blanks and apostrophes, which always group
    qsizetype lastDot = -1;
    qsizetype lastComma = -1;
};

Separators count(QStringView digits)
{
    Separators found;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        switch (at(digits, i)) {
        case u'.':
            ++found.dots;
            found.lastDot = i;
            break;
        case u',':
            ++found.commas;
            found.lastComma = i;
            break;
        case u':':
            ++found.colons;
            break;
        default:
            found.groups += isDigit(at(digits, i)) ? 0 : 1;
            break;
        }
    }
    return found;
}

/// True if every separator of this kind has three digits behind it and one to three before the first.
bool groupsByThree(QStringView digits, char16_t separator)
{
    qsizetype sinceLast = 0;
    bool first = true;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        const char16_t c = at(digits, i);
        if (c == separator) {
            if (first ? (sinceLast < 1 || sinceLast > 3 || at(digits, 0) == u'0') : sinceLast != 3)
                return false;
            first = false;
            sinceLast = 0;
        } else if (isDigit(c)) {
            ++sinceLast;
        } else {
            return sinceLast == 3 && !first;
        }
    }
    return sinceLast == 3;
}

/// Where the decimals begin, or the size of the digits if there are none; -1 if it is no single figure.
qsizetype decimalPoint(QStringView digits, const Separators& found, Language language)
{
    if (found.dots > 0 && found.commas > 0) {
        const bool commaLast = found.lastComma > found.lastDot;
        if ((commaLast ? found.commas : found.dots) > 1)
            return -1;
        return commaLast ? found.lastComma : found.lastDot;
    }
    if (found.dots == 0 && found.commas == 0)
        return digits.size();
    const char16_t separator = found.dots > 0 ? u'.' : u',';
    const int times = found.dots + found.commas;
    if (times > 1)
        return groupsByThree(digits, separator) ? digits.size() : -1;
    const bool english = language == Language::English || language == Language::Other;
    const char16_t grouping = english ? u',' : u'.';
    if (separator == grouping && found.groups == 0 && groupsByThree(digits, separator))
        return digits.size();
    return found.dots > 0 ? found.lastDot : found.lastComma;
}

double decimalValue(QStringView digits, qsizetype point)
{
    double value = 0.0;
    double fraction = 0.0;
    int decimals = 0;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        const char16_t c = at(digits, i);
        if (!isDigit(c))
            continue;
        if (i < point) {
            value = value * 10.0 + (c - u'0');
        } else {
            fraction = fraction * 10.0 + (c - u'0');
            ++decimals;
        }
    }
    // One division, so that 14.2 is the same double as the literal.
    if (decimals == 0)
        return value;
    const double scale = std::pow(10.0, decimals);
    return (value * scale + fraction) / scale;
}

int plainValue(QStringView digits)
{
    constexpr qsizetype longest = 9;
    int value = 0;
    for (const QChar c : digits.first(std::min(digits.size(), longest)))
        value = value * 10 + (c.unicode() - u'0');
    return value;
}

} // namespace

std::optional<Numeral> readNumeral(QStringView token, Language language)
{
    qsizetype length = 0;
    while (length < token.size() && !isLetter(at(token, length)) && at(token, length) != 0x00BA &&
           at(token, length) < 0x3000 && !QChar::isSurrogate(at(token, length)))
        ++length;
    const QStringView digits = token.first(length);
    Numeral numeral;
    numeral.suffix = token.sliced(length);
    for (const QChar c : digits)
        numeral.digits += isDigit(c.unicode()) ? 1 : 0;
    if (numeral.digits == 0)
        return std::nullopt;
    const Separators found = count(digits);
    numeral.plain = numeral.digits == digits.size();
    qsizetype firstPart = 0;
    while (isDigit(at(digits, firstPart)))
        ++firstPart;
    numeral.major = plainValue(digits.first(firstPart));
    if (found.colons > 0) {
        const QStringView rest = digits.sliced(firstPart + 1);
        const bool twoDigits = rest.size() == 2 && isDigit(at(rest, 0)) && isDigit(at(rest, 1));
        if (found.colons > 1 || found.dots + found.commas > 0 || !twoDigits || numeral.major > 24 ||
            firstPart > 2)
            return std::nullopt;
        numeral.minor = plainValue(rest);
        numeral.clock = numeral.minor < 60;
        numeral.value = numeral.major * 60.0 + numeral.minor;
        return numeral.clock ? std::optional(numeral) : std::nullopt;
    }
    const qsizetype point = decimalPoint(digits, found, language);
    if (point < 0)
        return std::nullopt;
    numeral.value = decimalValue(digits, point);
    numeral.dottedPair = found.dots == 1 && found.commas == 0 && digits.size() - firstPart == 3;
    if (numeral.dottedPair)
        numeral.minor = plainValue(digits.last(2));
    return numeral;
}

} // namespace countersign::text
