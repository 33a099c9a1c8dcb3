// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/dates.h"

#include "app/text/scanners.h"

namespace countersign::text {
namespace {

/// True if one range lies within the other, the second moved by some years.
bool overlap(const DateMention& a, const DateMention& b, int years)
{
    const QDate from = b.from->addYears(years);
    const QDate to = b.to->addYears(years);
    return (*a.from <= from && to <= *a.to) || (from <= *a.from && *a.to <= to);
}

/// Day and month without a year: those of the other that are said must agree.
bool partsAgree(const DateMention& a, const DateMention& b)
{
    if (a.month == 0 || b.month == 0)
        return false;
    return a.month == b.month && (a.day == 0 || b.day == 0 || a.day == b.day);
}

} // namespace

std::vector<DateMention> dateMentions(QStringView text, Language language,
                                      std::optional<QDate> observedOn, bool monthFirst)
{
    return scanDates(text, tokens(text), language, observedOn, monthFirst);
}

bool sameTime(const DateMention& a, const DateMention& b)
{
    if (a.isResolved() && b.isResolved()) {
        const bool guessed = (a.yearGuessed || b.yearGuessed) && !a.relative && !b.relative;
        return overlap(a, b, 0) || (guessed && (overlap(a, b, -1) || overlap(a, b, 1)));
    }
    if (a.relative || b.relative)
        return a.relative && b.relative && a.phrase == b.phrase;
    return partsAgree(a, b);
}

bool conflicts(const DateMention& a, const DateMention& b)
{
    if (a.isResolved() && b.isResolved())
        return !sameTime(a, b);
    return a.month != 0 && b.month != 0 && !partsAgree(a, b);
}

} // namespace countersign::text
