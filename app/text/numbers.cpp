// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/numbers.h"

#include "app/text/quantity_scanner.h"
#include "app/text/scanners.h"
#include "app/text/units.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace countersign::text {
namespace {

using Kind = Quantity::Kind;

/// Equal but for what doubles lose: "two in three" and 66.666… are one.
bool sameValue(double a, double b)
{
    constexpr double tolerance = 1e-9;
    return std::abs(a - b) <= tolerance * std::max({1.0, std::abs(a), std::abs(b)});
}

double scaled(const Quantity& quantity, double value)
{
    if (quantity.unit.isEmpty() || quantity.kind == Kind::Count)
        return value;
    const UnitScale scale = unitScale(quantity.unit);
    return value * scale.factor + scale.offset;
}

bool sameValues(const Quantity& a, const Quantity& b)
{
    return sameValue(scaled(a, a.value), scaled(b, b.value)) &&
           a.high.has_value() == b.high.has_value() &&
           (!a.high || sameValue(scaled(a, *a.high), scaled(b, *b.high)));
}

bool shareAWord(const QString& a, const QString& b)
{
    for (const QStringView word : QStringView(a).split(u' ')) {
        for (const QStringView other : QStringView(b).split(u' ')) {
            if (word == other)
                return true;
        }
    }
    return false;
}

/// True if the two can be set against each other at all.
bool isComparable(const Quantity& a, const Quantity& b, bool unnamedMatches)
{
    if (a.kind != b.kind || a.per != b.per)
        return false;
    if (a.perUnit != b.perUnit)
        return false;
    switch (a.kind) {
    case Kind::Money:
        return true;
    case Kind::Measure:
    case Kind::Duration:
        return unitScale(a.unit).dimension == unitScale(b.unit).dimension;
    case Kind::Count:
        if (a.unit.isEmpty() || b.unit.isEmpty())
            return unnamedMatches;
        return shareAWord(a.unit, b.unit);
    case Kind::Version:
        return a.unit == b.unit;
    default:
        return true;
    }
}

QString plainNumber(double value)
{
    constexpr int digits = 12;
    return QString::number(value, 'g', digits);
}

QString unitText(const Quantity& quantity)
{
    switch (quantity.kind) {
    case Kind::Money:
        return quantity.currency;
    case Kind::Percent:
        return u"%"_s;
    case Kind::PercentPoints:
        return u"pp"_s;
    case Kind::Ordinal:
        return u"th"_s;
    case Kind::Factor:
        return u"x"_s;
    case Kind::Time:
        return u"min of day"_s;
    default:
        return quantity.unit;
    }
}

} // namespace

QString normalizedQuantity(const Quantity& quantity)
{
    QString text = quantity.plusMinus ? u"±"_s : QString();
    // 'g' would write large round figures with an exponent.
    constexpr double largest = 1e15;
    const auto append = [&text](double value) {
        if (std::abs(value) < largest && value == std::floor(value))
            text += QString::number(static_cast<qint64>(value));
        else
            text += plainNumber(value);
    };
    append(quantity.value);
    if (quantity.high) {
        text += ".."_L1;
        append(*quantity.high);
    }
    if (const QString unit = unitText(quantity); !unit.isEmpty()) {
        text += u' ';
        text += unit;
    }
    if (quantity.per > 0.0) {
        text += u'/';
        if (quantity.perUnit.isEmpty())
            append(quantity.per);
        else
            text += quantity.perUnit;
    }
    return text;
}

std::vector<Quantity> quantities(QStringView text, Language language)
{
    const std::vector<Token> pieces = tokens(text);
    return scanQuantities(text, pieces, scanDates(text, pieces, language, std::nullopt), language);
}

bool sameQuantity(const Quantity& a, const Quantity& b)
{
    if (a.kind == Kind::Phone || b.kind == Kind::Phone)
        return a.kind == b.kind && a.normalized == b.normalized;
    if (!isComparable(a, b, true) || a.plusMinus != b.plusMinus)
        return false;
    return (a.kind != Kind::Money || a.currency == b.currency) && sameValues(a, b);
}

bool conflicts(const Quantity& a, const Quantity& b)
{
    if (a.kind == Kind::Phone || a.kind == Kind::Ordinal || !isComparable(a, b, false))
        return false;
    return !sameValues(a, b) || (a.kind == Kind::Money && a.currency != b.currency);
}

} // namespace countersign::text
