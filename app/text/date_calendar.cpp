// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/chars.h"
#include "app/text/date_resolve.h"
#include "app/text/date_scanner.h"
#include "app/text/verbs.h"
#include "app/text/word_table.h"

#include <QStringList>

#include <utility>

namespace countersign::text {

using Class = TimeWord::Class;
using Kind = Token::Kind;
using Precision = DateMention::Precision;

namespace {

constexpr int Century = 2000;

int fullYear(int year)
{
    return year < 100 ? Century + year : year;
}

bool isRangeWord(const Token& token)
{
    static const WordSet words(u"to - – bis au al a and und et y");
    return words.contains(token.folded) || token.folded == u"–";
}

} // namespace

/// 2026-01-05
std::size_t DateScanner::readIso(std::size_t i)
{
    if (yearAt(i) == 0 || !isText(i + 1, u"-") || !isText(i + 3, u"-") || !adjoins(i + 1) ||
        !adjoins(i + 2) || !adjoins(i + 3) || !adjoins(i + 4))
        return 0;
    const int month = digits(i + 2, 2);
    const int day = digits(i + 4, 2);
    return month >= 1 && day >= 1 ? addCalendar(i, i + 5, day, month, yearAt(i)) : 0;
}

/// 5.1.2026, 05.01.26; in German "5.1." too
std::size_t DateScanner::readDotted(std::size_t i)
{
    const QStringView folded(m_tokens[i].folded);
    if (!folded.contains(u'.') || folded.size() > 10)
        return 0;
    const QList<QStringView> parts = folded.split(u'.');
    if (parts.size() > 3)
        return 0;
    int values[3] = {0, 0, 0};
    for (qsizetype k = 0; k < parts.size(); ++k) {
        bool isNumber = false;
        values[k] = parts[k].toInt(&isNumber);
        if (!isNumber)
            return 0;
    }
    if (values[0] < 1 || values[1] < 1 || parts[0].size() > 2 || parts[1].size() > 2)
        return 0;
    if (parts.size() == 3) {
        if (parts[2].size() != 2 && parts[2].size() != 4)
            return 0;
        return addCalendar(i, i + 1, values[0], values[1], fullYear(values[2]));
    }
    const bool german = m_language == Language::German && announced(i) && pastDot(i + 1) > i + 1;
    return german ? addCalendar(i, i + 2, values[0], values[1], 0) : 0;
}

/// 5. 1. 2026
std::size_t DateScanner::readSpacedDots(std::size_t i)
{
    if (digits(i, 2) < 1 || pastDot(i + 1) == i + 1 || digits(i + 2, 2) < 1 ||
        pastDot(i + 3) == i + 3 || yearAt(i + 4) == 0)
        return 0;
    return addCalendar(i, i + 5, digits(i, 2), digits(i + 2, 2), yearAt(i + 4));
}

/// 13/10/2026
std::size_t DateScanner::readSlashed(std::size_t i)
{
    if (!isText(i + 1, u"/") || !isText(i + 3, u"/") || !adjoins(i + 1) || !adjoins(i + 2) ||
        !adjoins(i + 3) || !adjoins(i + 4))
        return 0;
    int day = digits(i, 2);
    int month = digits(i + 2, 2);
    const int year = digits(i + 4, 4);
    if (day < 1 || month < 1 || year < 0)
        return 0;
    const bool english = m_language == Language::English || m_language == Language::Other;
    if ((m_monthFirst && english && day <= 12) || month > 12)
        std::swap(day, month);
    return addCalendar(i, i + 5, day, month, fullYear(year));
}

/// 5 January 2026, 5th of May, 3. Mai, 1er mars, 8 to 10 September, 5 de enero de 2026
std::size_t DateScanner::readDayMonth(std::size_t i)
{
    const int day = dayAt(i);
    if (day == 0)
        return 0;
    std::size_t end = pastDot(i + 1);
    int lastDay = 0;
    if (has(end) && isRangeWord(m_tokens[end]) && dayAt(end + 1) > day) {
        lastDay = dayAt(end + 1);
        end = pastDot(end + 2);
    }
    if (isText(end, u"of") || isText(end, u"de") || isText(end, u"d'"))
        ++end;
    const int month = monthAt(end);
    if (month == 0)
        return 0;
    end = pastDot(end + 1) < m_tokens.size() && yearAt(pastDot(end + 1)) != 0 ? pastDot(end + 1)
                                                                              : end + 1;
    const int year = yearBehind(end);
    if (addCalendar(i, end, day, month, year) == 0)
        return 0;
    DateMention& mention = m_mentions.back();
    if (lastDay > 0 && mention.from)
        mention.to = mention.from->addDays(lastDay - day);
    return end;
}

/// Jan. 5, January 5th, 2026, January 5–7; or the month alone
std::size_t DateScanner::readMonth(std::size_t i)
{
    const int month = monthAt(i);
    std::size_t end = i + 1;
    // The dot of "Jan." is no full stop if a figure follows.
    if (pastDot(end) > end && has(end + 1) && m_tokens[end + 1].kind == Kind::Number)
        ++end;
    const bool english = m_language == Language::English || m_language == Language::Other;
    const int day = english ? dayAt(end) : 0;
    const bool counts = day > 0 && has(end + 1) && m_tokens[end + 1].isWord() &&
                        !startsUpper(end + 1) && !isStopWord(m_tokens[end + 1].folded, m_language);
    const bool percent = has(end + 1) && m_tokens[end + 1].kind == Kind::Symbol;
    if (day == 0 || percent || (counts && announced(i)))
        return readMonthAlone(i, end);
    ++end;
    int lastDay = 0;
    if (has(end) && isRangeWord(m_tokens[end]) && !isText(end, u"and") && dayAt(end + 1) > day) {
        lastDay = dayAt(end + 1);
        end += 2;
    }
    const int year = yearBehind(end);
    if (addCalendar(i, end, day, month, year) == 0)
        return 0;
    DateMention& mention = m_mentions.back();
    if (lastDay > 0 && mention.from)
        mention.to = mention.from->addDays(lastDay - day);
    return end;
}

std::size_t DateScanner::readMonthAlone(std::size_t i, std::size_t afterMonth)
{
    std::size_t end = afterMonth;
    const int year = yearBehind(end);
    if (year > 0)
        return addCalendar(i, end, 0, monthAt(i), year);
    static const WordSet everies(u"every each jeden jedes chaque cada");
    if (i > 0 && everies.contains(m_tokens[i - 1].folded))
        return 0; // a habit
    end = i + 1;
    if (isClass(end, Class::Pointer))
        return readPointerBehind(i);
    // "Will you", "June Vale": a month's name that is something else here.
    const bool doubtful = isDoubtfulMonth(m_tokens[i].folded, m_language);
    const bool english = m_language == Language::English || m_language == Language::Other;
    if (!announced(i) && (doubtful || (english && startsUpper(end) && m_tokens[end].isWord())))
        return 0;
    return addCalendar(i, end, 0, monthAt(i), 0);
}

/// Q3 2026, the third quarter of 2026, 3. Quartal, erstes Halbjahr 2026, first half of the year
std::size_t DateScanner::readPartOfYear(std::size_t i)
{
    int part = 0;
    std::size_t end = i;
    const TimeWord* known = word(i);
    if (known != nullptr && (known->kind == Class::Quarter || known->kind == Class::HalfYear)) {
        part = known->value;
    } else {
        part = known != nullptr && known->kind == Class::Ordinal ? known->value : dayAt(i);
        end = pastDot(i + 1);
        known = word(end);
    }
    if (part < 1 || part > 4)
        return 0;
    const bool half = isText(end, u"half") || (known != nullptr && known->kind == Class::HalfYear);
    if (!half && (known == nullptr || known->kind != Class::Quarter))
        return 0;
    if (half && part > 2)
        return 0;
    ++end;
    int year = yearBehind(end);
    if (isText(end - 1, u"half") && year == 0) {
        // "the first half" of what? Only of a year.
        const bool ofYear =
            isText(end, u"of") && isText(end + 1, u"the") && isText(end + 2, u"year");
        if (!ofYear)
            return 0;
        end += 3;
    }
    DateMention& mention = add(i, end);
    mention.precision = half ? Precision::HalfYear : Precision::Quarter;
    resolvePart(mention, part, year, m_observed, nearest(i));
    return end;
}

/// spring 2027, Herbst 2026, the summer of 2025
std::size_t DateScanner::readSeason(std::size_t i)
{
    std::size_t end = i + 1;
    if (isClass(end, Class::Pointer))
        return readPointerBehind(i);
    const int year = yearBehind(end);
    if (year == 0)
        return 0;
    DateMention& mention = add(i, end);
    mention.precision = Precision::Season;
    resolvePart(mention, word(i)->value, year, m_observed, Nearest::Past);
    return end;
}

/// True if four digits are a year where they stand, and not a number of things.
bool DateScanner::isYearInContext(std::size_t i, int year) const
{
    if (i > 0 && m_tokens[i - 1].kind == Kind::Symbol && adjoins(i))
        return false;
    if (has(i + 1)) {
        const Token& next = m_tokens[i + 1];
        if (next.kind == Kind::Symbol)
            return at(next.folded, 0) == u'&';
        if (adjoins(i + 1) && (at(next.folded, 0) == u'-') && has(i + 2) &&
            m_tokens[i + 2].isWord())
            return false;
        static const WordSet units(
            u"euro euros eur usd gbp dkk chf dollars pounds kg km tonnes tons kwh mio mrd "
            u"million millions millionen prozent percent");
        if (next.isWord() && units.contains(next.folded))
            return false;
    }
    static const WordSet strong(
        u"in since by until till during before after year fy early late mid end im seit "
        u"bis jahr anfang ende mitte geschäftsjahr en depuis dès fin début desde");
    const bool announcedSurely = i > 0 && (isText(i - 1, u"(") || monthAt(i - 1) != 0 ||
                                           strong.contains(m_tokens[i - 1].folded));
    if (announcedSurely)
        return true;
    static const WordSet notCounted(
        u"figures results sales losses numbers accounts plans costs earnings was is "
        u"has as this does us was des dans das dies");
    const bool countsThings = has(i + 1) && m_tokens[i + 1].isWord() && !startsUpper(i + 1) &&
                              m_tokens[i + 1].folded.endsWith(u's') &&
                              !notCounted.contains(m_tokens[i + 1].folded) &&
                              !looksFinite(m_tokens[i + 1].folded, m_language);
    constexpr int likelyFrom = 2010;
    constexpr int likelyTo = 2040;
    return !countsThings && (announced(i) || (year >= likelyFrom && year <= likelyTo));
}

/// 2026, 2025/26, 2024–2026
std::size_t DateScanner::readYear(std::size_t i)
{
    const int year = yearAt(i);
    if (year == 0 || !isYearInContext(i, year))
        return 0;
    std::size_t end = i + 1;
    int last = year;
    const bool joined = adjoins(i + 1) && adjoins(i + 2);
    if (joined && (isText(i + 1, u"/") || isText(i + 1, u"-") || isText(i + 1, u"–"))) {
        const int shortYear = digits(i + 2, 2);
        const int second = yearAt(i + 2) != 0 ? yearAt(i + 2)
                           : shortYear >= 0   ? year / 100 * 100 + shortYear
                                              : 0;
        if (second > year) {
            last = second;
            end = i + 3;
        }
    }
    addCalendar(i, end, 0, 0, year);
    DateMention& mention = m_mentions.back();
    if (last > year)
        mention.to = QDate(last, 12, 31);
    return end;
}

} // namespace countersign::text
