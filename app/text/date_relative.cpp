// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/chars.h"
#include "app/text/date_resolve.h"
#include "app/text/date_scanner.h"
#include "app/text/word_table.h"

namespace countersign::text {

using Class = TimeWord::Class;
using Kind = Token::Kind;
using Precision = DateMention::Precision;

/// last month, this year, next Monday, last October, letzte Woche
std::size_t DateScanner::readPointer(std::size_t i)
{
    const TimeWord* pointed = word(i + 1);
    const int pointer = word(i)->value;
    if (pointed == nullptr)
        return 0;
    switch (pointed->kind) {
    case Class::Unit:
    case Class::Quarter: {
        if (pointed->kind == Class::Quarter && pointed->value != 0)
            return 0;
        const auto unit = pointed->kind == Class::Quarter ? TimeUnit::Quarter
                                                          : static_cast<TimeUnit>(pointed->value);
        if (unit == TimeUnit::Day)
            return 0;
        resolveOffset(add(i, i + 2), unit, pointer, m_observed);
        return addRelative(i, i + 2);
    }
    case Class::Weekday:
        resolveWeekday(add(i, i + 2), pointed->value, pointer == 0 ? 1 : pointer, m_observed);
        return addRelative(i, i + 2);
    case Class::Month: {
        if (monthAt(i + 1) == 0)
            return 0;
        DateMention& mention = add(i, i + 2);
        mention.month = pointed->value;
        resolveCalendar(mention, 0, m_observed, pointer > 0 ? Nearest::Future : Nearest::Past);
        mention.relative = true;
        return addRelative(i, i + 2);
    }
    case Class::Season: {
        DateMention& mention = add(i, i + 2);
        mention.precision = Precision::Season;
        resolvePart(mention, pointed->value, 0, m_observed,
                    pointer > 0 ? Nearest::Future : Nearest::Past);
        mention.relative = true;
        return addRelative(i, i + 2);
    }
    default:
        return 0;
    }
}

/// la semaine dernière, lundi prochain, el año pasado, el mes que viene
std::size_t DateScanner::readPointerBehind(std::size_t i)
{
    int pointer = 0;
    std::size_t end = i + 2;
    const TimeWord* behind = word(i + 1);
    if (behind != nullptr && behind->kind == Class::Pointer && behind->value != 0)
        pointer = behind->value;
    else if (m_language == Language::Spanish && isText(i + 1, u"que") && isText(i + 2, u"viene"))
        pointer = 1;
    else
        return 0;
    if (m_language != Language::French && m_language != Language::Spanish)
        return 0;
    if (pointer == 1 && isText(i + 1, u"que"))
        end = i + 3;
    const TimeWord* pointed = word(i);
    DateMention& mention = add(i, end);
    switch (pointed->kind) {
    case Class::Unit:
        resolveOffset(mention, static_cast<TimeUnit>(pointed->value), pointer, m_observed);
        break;
    case Class::Weekday:
        resolveWeekday(mention, pointed->value, pointer, m_observed);
        break;
    case Class::Season:
        mention.precision = Precision::Season;
        resolvePart(mention, pointed->value, 0, m_observed,
                    pointer > 0 ? Nearest::Future : Nearest::Past);
        mention.relative = true;
        break;
    default:
        mention.month = pointed->value;
        resolveCalendar(mention, 0, m_observed, pointer > 0 ? Nearest::Future : Nearest::Past);
        mention.relative = true;
        break;
    }
    return addRelative(i, end);
}

/// yesterday, heute, demain
std::size_t DateScanner::readDayWord(std::size_t i)
{
    // "morgen" and "mañana" are also the morning.
    static const WordSet mornings(u"guten am jeden gestern heute la por de esta");
    const bool doubtful = isText(i, u"morgen") || isText(i, u"mañana");
    if (doubtful && (startsUpper(i) || (i > 0 && mornings.contains(m_tokens[i - 1].folded))))
        return 0;
    resolveOffset(add(i, i + 1), TimeUnit::Day, word(i)->value, m_observed);
    return addRelative(i, i + 1);
}

/// on Monday; or the weekday of a date: Tuesday 13 October 2026, Monday, 5 January
std::size_t DateScanner::readWeekday(std::size_t i)
{
    const bool capitals = m_language != Language::French && m_language != Language::Spanish;
    if (capitals && !startsUpper(i))
        return 0;
    std::size_t date = pastDot(i + 1);
    for (const auto* skipped : {u",", u"the", u"den", u"dem", u"le", u"el"}) {
        if (isText(date, skipped))
            ++date;
    }
    if (has(date)) {
        std::size_t end = readIso(date);
        if (end == 0 && m_tokens[date].kind == Kind::Number)
            end = readDotted(date) != 0 ? date + 1 : readDayMonth(date);
        else if (end == 0 && monthAt(date) != 0 && dayAt(date + 1) != 0)
            end = readMonth(date);
        if (end != 0) {
            m_mentions.back().span.start = m_tokens[i].span.start;
            return end;
        }
    }
    if (!capitals && isClass(i + 1, Class::Pointer))
        return readPointerBehind(i);

    static const WordSet announcing(
        u"on by until till since before after from am bis seit vor ab zum");
    static const WordSet partOfDay(u"mornings afternoons evenings nights");
    const bool habit = has(i + 1) && partOfDay.contains(m_tokens[i + 1].folded);
    if (!capitals || habit || i == 0 || !announcing.contains(m_tokens[i - 1].folded))
        return 0;
    const int pointer = isAskedFor(i) || nearest(i) != Nearest::Past ? 1 : 0;
    resolveWeekday(add(i, i + 1), word(i)->value, pointer, m_observed);
    return addRelative(i, i + 1);
}

/// two years ago, 3 weeks ago, a month ago, il y a deux ans
std::size_t DateScanner::readAgo(std::size_t i)
{
    if (m_language == Language::French && isText(i, u"il") && isText(i + 1, u"y") &&
        isText(i + 2, u"a") && countAt(i + 3) > 0 && isClass(i + 4, Class::Unit)) {
        resolveOffset(add(i, i + 5), static_cast<TimeUnit>(word(i + 4)->value), -countAt(i + 3),
                      m_observed);
        return addRelative(i, i + 5);
    }
    if (!isClass(i + 1, Class::Unit) || !isClass(i + 2, Class::Ago) || word(i + 2)->value != 2)
        return 0;
    const int count = isText(i, u"a") || isText(i, u"an") ? 1 : countAt(i);
    if (count == 0)
        return 0;
    resolveOffset(add(i, i + 3), static_cast<TimeUnit>(word(i + 1)->value), -count, m_observed);
    return addRelative(i, i + 3);
}

/// vor zwei Jahren, hace dos años
std::size_t DateScanner::readAgoBefore(std::size_t i)
{
    if (word(i)->value != 1 || !isClass(i + 2, Class::Unit))
        return 0;
    const int count = countAt(i + 1);
    if (count == 0)
        return 0;
    resolveOffset(add(i, i + 3), static_cast<TimeUnit>(word(i + 2)->value), -count, m_observed);
    return addRelative(i, i + 3);
}

} // namespace countersign::text
