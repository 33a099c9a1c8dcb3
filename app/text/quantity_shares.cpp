// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/quantity_scanner.h"
#include "app/text/word_table.h"

namespace countersign::text {

using Class = NumberWord::Class;

namespace {

constexpr double Whole = 100.0; ///< per cent

} // namespace

std::size_t QuantityScanner::addShare(std::size_t first, std::size_t end, double share)
{
    Quantity quantity;
    quantity.kind = Quantity::Kind::Percent;
    quantity.value = share * Whole;
    readQualifiers(first, quantity);
    add(first, end, quantity);
    return end;
}

/// half of, a third of, two thirds, die Hälfte, un tiers; "half a million", "half an hour"
std::size_t QuantityScanner::readShare(std::size_t i)
{
    const bool english = m_language == Language::English || m_language == Language::Other;
    const NumberWord* known = word(i);
    const NumberWord* next = word(i + 1);
    // "a third of", "one fifth of"
    if (english && next != nullptr && (isText(i, u"a") || isText(i, u"one")) &&
        isText(i + 2, u"of")) {
        if (next->kind == Class::Ordinal && next->value >= 3.0)
            return addShare(i, i + 2, 1.0 / next->value);
        if (next->kind == Class::Share)
            return addShare(i, i + 2, next->value);
    }
    if (known == nullptr)
        return 0;
    if (known->kind == Class::Cardinal && next != nullptr && next->kind == Class::Share)
        return addShare(i, i + 2, known->value * next->value);
    if (known->kind != Class::Share)
        return 0;
    if (english)
        return isText(i, u"half") ? readHalf(i) : 0;
    static const WordSet articles(u"die der ein eine einem un une la le el una");
    static const WordSet halves(u"demi demie"); // of an hour, mostly
    const bool told = i > 0 && articles.contains(m_tokens[i - 1].folded);
    return told && !halves.contains(m_tokens[i].folded) ? addShare(i - 1, i + 1, known->value) : 0;
}

std::size_t QuantityScanner::readHalf(std::size_t i)
{
    static const WordSet before(u"first second other last this next each and every better latter");
    static const WordSet after(u"of the a an your our their its his her all that what");
    constexpr double half = 0.5;
    if ((i > 0 && before.contains(m_tokens[i - 1].folded)) || !has(i + 1) ||
        !after.contains(m_tokens[i + 1].folded))
        return 0;
    if (!isText(i + 1, u"a") && !isText(i + 1, u"an"))
        return addShare(i, i + 1, half);
    // Half of a figure or unit: 0.5 million, 0.5 hour.
    Part part;
    part.first = i;
    part.figure.value = half;
    part.figure.end = i + 2;
    multiply(part.figure);
    part.end = part.figure.end;
    readUnit(part);
    part.quantity.value = part.figure.value;
    part.spanEnd = part.end;
    return part.hasUnit || part.figure.scale > 1.0 ? finish(part) : 0;
}

/// "two in five", "3 out of 10", "deux sur cinq", "dos de cada cinco": shares, as per cent
std::size_t QuantityScanner::readRatio(std::size_t i)
{
    const auto a = figureAt(i);
    if (!a || !a->alone || !a->numeral.suffix.isEmpty() || a->numeral.clock || a->value < 1 ||
        !a->unitInToken.isEmpty())
        return 0;
    std::size_t second = 0;
    if (isText(a->end, u"in") || isText(a->end, u"sur"))
        second = a->end + 1;
    else if (isText(a->end, u"out") && isText(a->end + 1, u"of"))
        second = a->end + 2;
    else if (isText(a->end, u"de") && isText(a->end + 1, u"cada"))
        second = a->end + 2;
    const auto b = second != 0 ? figureAt(second) : std::nullopt;
    constexpr double most = 1000.0;
    if (!b || !b->alone || !b->numeral.suffix.isEmpty() || b->value <= a->value ||
        b->value > most || !b->unitInToken.isEmpty())
        return 0;
    Part behind;
    behind.first = second;
    behind.end = b->end;
    behind.figure = *b;
    readUnit(behind);
    if (behind.hasUnit)
        return 0; // "two in three weeks"
    return addShare(i, b->end, a->value / b->value);
}

/// doubled, twice, halved, verdoppelt
std::size_t QuantityScanner::readFactorWord(std::size_t i)
{
    const NumberWord* known = word(i);
    if (known == nullptr || known->kind != Class::Factor)
        return 0;
    Quantity factor;
    factor.kind = Quantity::Kind::Factor;
    factor.value = known->value;
    readQualifiers(i, factor);
    add(i, i + 1, factor);
    return i + 1;
}

} // namespace countersign::text
