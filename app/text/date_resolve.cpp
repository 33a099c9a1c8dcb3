// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/date_resolve.h"

namespace countersign::text {
namespace {

constexpr int MonthsInQuarter = 3;
constexpr int MonthsInHalf = 6;

void setRange(DateMention& mention, QDate first, QDate last)
{
    if (!first.isValid() || !last.isValid())
        return;
    mention.from = first;
    mention.to = last;
}

void setMonths(DateMention& mention, QDate first, int months)
{
    setRange(mention, first, first.addMonths(months).addDays(-1));
}

/// The year in which something that begins at month and day was last, or will be next.
int nearestYear(QDate observed, int month, int day, Nearest nearest)
{
    const QDate thisYear(observed.year(), month, day);
    // 29 February stands only in some years; compare with the month then.
    const QDate begin = thisYear.isValid() ? thisYear : QDate(observed.year(), month, 1);
    const int past = begin <= observed ? observed.year() : observed.year() - 1;
    const int future = begin >= observed ? observed.year() : observed.year() + 1;
    if (nearest != Nearest::Either)
        return nearest == Nearest::Future ? future : past;
    const qint64 back = QDate(past, month, 1).daysTo(observed);
    const qint64 ahead = observed.daysTo(QDate(future, month, 1));
    return back < ahead ? past : future;
}

} // namespace

void resolveCalendar(DateMention& mention, int year, std::optional<QDate> observed, Nearest nearest)
{
    if (year == 0) {
        if (!observed || mention.month == 0)
            return;
        const int day = mention.day == 0 ? 1 : mention.day;
        year = nearestYear(*observed, mention.month, day, nearest);
        // "in November", said in November, is this month either way.
        if (mention.day == 0 && mention.month == observed->month())
            year = observed->year();
        mention.yearGuessed = true;
    }
    if (mention.month == 0) {
        mention.precision = DateMention::Precision::Year;
        setRange(mention, QDate(year, 1, 1), QDate(year, 12, 31));
    } else if (mention.day == 0) {
        mention.precision = DateMention::Precision::Month;
        setMonths(mention, QDate(year, mention.month, 1), 1);
    } else {
        mention.precision = DateMention::Precision::Day;
        const QDate day(year, mention.month, mention.day);
        setRange(mention, day, day);
    }
}

void resolvePart(DateMention& mention, int part, int year, std::optional<QDate> observed,
                 Nearest nearest)
{
    int months = MonthsInQuarter;
    int month = (part - 1) * MonthsInQuarter + 1;
    if (mention.precision == DateMention::Precision::HalfYear) {
        months = MonthsInHalf;
        month = (part - 1) * MonthsInHalf + 1;
    } else if (mention.precision == DateMention::Precision::Season) {
        month = part * MonthsInQuarter; // March, June, September, December
    }
    if (year == 0) {
        if (!observed)
            return;
        year = nearestYear(*observed, month, 1, nearest);
        mention.yearGuessed = true;
    }
    setMonths(mention, QDate(year, month, 1), months);
}

void resolveOffset(DateMention& mention, TimeUnit unit, int offset, std::optional<QDate> observed)
{
    mention.relative = true;
    switch (unit) {
    case TimeUnit::Day:
        mention.precision = DateMention::Precision::Day;
        break;
    case TimeUnit::Week:
        mention.precision = DateMention::Precision::Week;
        break;
    case TimeUnit::Month:
        mention.precision = DateMention::Precision::Month;
        break;
    case TimeUnit::Quarter:
        mention.precision = DateMention::Precision::Quarter;
        break;
    case TimeUnit::Year:
        mention.precision = DateMention::Precision::Year;
        break;
    }
    if (!observed)
        return;
    const QDate day = *observed;
    switch (unit) {
    case TimeUnit::Day:
        setRange(mention, day.addDays(offset), day.addDays(offset));
        break;
    case TimeUnit::Week: {
        const QDate monday = day.addDays(1 - day.dayOfWeek() + 7 * offset);
        setRange(mention, monday, monday.addDays(6));
        break;
    }
    case TimeUnit::Month:
        setMonths(mention, QDate(day.year(), day.month(), 1).addMonths(offset), 1);
        break;
    case TimeUnit::Quarter: {
        const int first = (day.month() - 1) / MonthsInQuarter * MonthsInQuarter + 1;
        setMonths(mention, QDate(day.year(), first, 1).addMonths(MonthsInQuarter * offset),
                  MonthsInQuarter);
        break;
    }
    case TimeUnit::Year:
        setRange(mention, QDate(day.year() + offset, 1, 1), QDate(day.year() + offset, 12, 31));
        break;
    }
}

void resolveWeekday(DateMention& mention, int weekday, int pointer, std::optional<QDate> observed)
{
    mention.relative = true;
    mention.precision = DateMention::Precision::Day;
    if (!observed)
        return;
    int back = (observed->dayOfWeek() - weekday + 7) % 7;
    if (pointer < 0 && back == 0)
        back = 7;
    const int ahead = back == 0 ? 7 : 7 - back;
    const QDate day = pointer > 0 ? observed->addDays(ahead) : observed->addDays(-back);
    setRange(mention, day, day);
}

} // namespace countersign::text
