// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/date_scanner.h"

#include "app/text/chars.h"
#include "app/text/date_resolve.h"
#include "app/text/number_words.h"
#include "app/text/scanners.h"
#include "app/text/word_table.h"

#include <algorithm>

namespace countersign::text {

using Class = TimeWord::Class;
using Kind = Token::Kind;

std::vector<DateMention> scanDates(QStringView text, const std::vector<Token>& tokens,
                                   Language language, std::optional<QDate> observedOn,
                                   bool monthFirst)
{
    return DateScanner(text, tokens, language, observedOn, monthFirst).scan();
}

DateScanner::DateScanner(QStringView text, const std::vector<Token>& tokens, Language language,
                         std::optional<QDate> observedOn, bool monthFirst)
    : m_text(text)
    , m_tokens(tokens)
    , m_language(language)
    , m_observed(observedOn)
    , m_monthFirst(monthFirst)
{}

std::vector<DateMention> DateScanner::scan()
{
    for (std::size_t i = 0; i < m_tokens.size();)
        i = std::max(i + 1, readAt(i));
    return std::move(m_mentions);
}

std::size_t DateScanner::readAt(std::size_t i)
{
    if (m_tokens[i].kind == Kind::Number)
        return readNumber(i);
    return m_tokens[i].isWord() ? readWord(i) : 0;
}

std::size_t DateScanner::readNumber(std::size_t i)
{
    using Reader = std::size_t (DateScanner::*)(std::size_t);
    static constexpr Reader readers[] = {
        &DateScanner::readIso,        &DateScanner::readDotted,   &DateScanner::readSlashed,
        &DateScanner::readSpacedDots, &DateScanner::readDayMonth, &DateScanner::readPartOfYear,
        &DateScanner::readAgo,        &DateScanner::readYear,
    };
    for (const Reader reader : readers) {
        if (const std::size_t end = (this->*reader)(i))
            return end;
    }
    return 0;
}

std::size_t DateScanner::readWord(std::size_t i)
{
    const TimeWord* known = word(i);
    if (known == nullptr)
        return monthAt(i) != 0 ? readMonth(i) : readAgo(i);
    switch (known->kind) {
    case Class::Month:
        return monthAt(i) != 0 ? readMonth(i) : 0;
    case Class::Weekday:
        return readWeekday(i);
    case Class::Quarter:
    case Class::HalfYear:
    case Class::Ordinal:
        return readPartOfYear(i);
    case Class::Season:
        return readSeason(i);
    case Class::DayWord:
        return readDayWord(i);
    case Class::Unit:
        return readPointerBehind(i);
    case Class::Pointer:
        return readPointer(i);
    case Class::Ago:
        return readAgoBefore(i);
    case Class::Before:
        break;
    }
    return 0;
}

const TimeWord* DateScanner::word(std::size_t i) const
{
    return has(i) && m_tokens[i].isWord() ? timeWord(m_tokens[i].folded, m_language) : nullptr;
}

bool DateScanner::isClass(std::size_t i, Class kind) const
{
    const TimeWord* known = word(i);
    return known != nullptr && known->kind == kind;
}

bool DateScanner::isText(std::size_t i, QStringView folded) const
{
    return has(i) && m_tokens[i].folded == folded;
}

bool DateScanner::adjoins(std::size_t i) const
{
    return i > 0 && has(i) && m_tokens[i].span.start == m_tokens[i - 1].span.end;
}

bool DateScanner::startsUpper(std::size_t i) const
{
    return has(i) && isUpper(at(m_text, m_tokens[i].span.start));
}

int DateScanner::digits(std::size_t i, int atMost) const
{
    if (!has(i) || m_tokens[i].kind != Kind::Number || m_tokens[i].folded.size() > atMost)
        return -1;
    int value = 0;
    for (const QChar c : m_tokens[i].folded) {
        if (!isDigit(c.unicode()))
            return -1;
        value = value * 10 + (c.unicode() - u'0');
    }
    return value;
}

int DateScanner::yearAt(std::size_t i) const
{
    const int value = digits(i, 4);
    return value >= 1900 && value <= 2099 ? value : 0;
}

int DateScanner::dayAt(std::size_t i) const
{
    if (!has(i) || m_tokens[i].kind != Kind::Number)
        return 0;
    const QStringView folded(m_tokens[i].folded);
    qsizetype length = 0;
    int value = 0;
    while (length < folded.size() && length < 2 && isDigit(at(folded, length)))
        value = value * 10 + (at(folded, length++) - u'0');
    static const WordSet endings(u"st nd rd th er e º");
    const bool whole = length == folded.size() || endings.contains(folded.sliced(length));
    return whole && value >= 1 && value <= 31 ? value : 0;
}

int DateScanner::monthAt(std::size_t i) const
{
    if (!has(i) || !m_tokens[i].isWord())
        return 0;
    QStringView name(m_tokens[i].folded);
    if (const qsizetype hyphen = name.lastIndexOf(u'-'); hyphen > 0 && hyphen <= 5)
        name = name.sliced(hyphen + 1); // "mid-September"
    const TimeWord* known = timeWord(name, m_language);
    if (known == nullptr || known->kind != Class::Month)
        return 0;
    const bool english = m_language == Language::English || m_language == Language::Other;
    if (english && !startsUpper(i) && (isDoubtfulMonth(name, m_language) || name.size() <= 4))
        return name.size() < m_tokens[i].folded.size() ? known->value : 0;
    return known->value;
}

int DateScanner::countAt(std::size_t i) const
{
    if (!has(i))
        return 0;
    if (m_tokens[i].kind == Kind::Number)
        return std::max(0, digits(i, 3));
    if (!m_tokens[i].isWord())
        return 0;
    return smallNumberWord(m_tokens[i].folded, m_language);
}

std::size_t DateScanner::pastDot(std::size_t i) const
{
    return adjoins(i) && isText(i, u".") ? i + 1 : i;
}

int DateScanner::yearBehind(std::size_t& end) const
{
    std::size_t i = end;
    if (isText(i, u",") || isText(i, u"of") || isText(i, u"de") || isText(i, u"del"))
        ++i;
    const int year = yearAt(i);
    // "May, 2000 vans": behind a comma a figure with something counted is no year.
    if (year == 0 || (isText(end, u",") && !isYearInContext(i, year)))
        return 0;
    end = i + 1;
    return year;
}

Nearest DateScanner::nearest(std::size_t i) const
{
    constexpr std::size_t reach = 12;
    constexpr std::size_t close = 4;
    Nearest found = Nearest::Past;
    for (std::size_t back = 1; back <= reach && back <= i; ++back) {
        const Token& token = m_tokens[i - back];
        const char16_t c = at(token.folded, 0);
        if (token.kind == Kind::Punctuation && (c == u'.' || c == u'!' || c == u'?' || c == u';'))
            break;
        if (!token.isWord())
            continue;
        if (pointsAhead(token.folded, m_language))
            return Nearest::Future;
        if (back <= close && mayPointAhead(token.folded, m_language))
            found = Nearest::Either;
    }
    return found;
}

/// "Could we talk on Tuesday?": a day that is proposed.
bool DateScanner::isAskedFor(std::size_t i) const
{
    static const WordSet modals(
        u"could can may shall let's would darf können puis-je pouvons podemos");
    constexpr std::size_t reach = 12;
    for (std::size_t back = 1; back <= reach && back <= i; ++back) {
        const Token& token = m_tokens[i - back];
        const char16_t c = at(token.folded, 0);
        if (token.kind == Kind::Punctuation && (c == u'.' || c == u'!' || c == u'?' || c == u';'))
            return false;
        if (modals.contains(token.folded))
            return true;
    }
    return false;
}

bool DateScanner::announced(std::size_t i) const
{
    if (i == 0)
        return false;
    const TimeWord* before = word(i - 1);
    return before != nullptr && (before->kind == Class::Before || before->kind == Class::Pointer ||
                                 before->kind == Class::Ago);
}

DateMention& DateScanner::add(std::size_t first, std::size_t end)
{
    DateMention mention;
    mention.span = {m_tokens[first].span.start, m_tokens[end - 1].span.end};
    m_mentions.push_back(mention);
    return m_mentions.back();
}

std::size_t DateScanner::addCalendar(std::size_t first, std::size_t end, int day, int month,
                                     int year)
{
    if (month > 12 || day > 31 || (day > 0 && year > 0 && !QDate::isValid(year, month, day)) ||
        (day > 0 && year == 0 && !QDate::isValid(2024, month, day)))
        return 0;
    if (year > 0)
        shareYear(first, month, year);
    DateMention& mention = add(first, end);
    mention.day = day;
    mention.month = month;
    resolveCalendar(mention, year, m_observed, nearest(first));
    return end;
}

/// "from February to May 2026": the year is said once.
void DateScanner::shareYear(std::size_t first, int month, int year)
{
    static const WordSet joints(u"to until till - – bis au à al and und et");
    if (m_mentions.empty() || first == 0 || month == 0)
        return;
    DateMention& before = m_mentions.back();
    const bool joined = joints.contains(m_tokens[first - 1].folded) && first > 1 &&
                        m_tokens[first - 2].span.end == before.span.end;
    const bool lacksYear =
        before.month != 0 && !before.relative && (before.yearGuessed || !before.from);
    if (joined && lacksYear) {
        before.yearGuessed = false;
        resolveCalendar(before, before.month <= month ? year : year - 1, m_observed, Nearest::Past);
    }
}

std::size_t DateScanner::addRelative(std::size_t first, std::size_t end)
{
    DateMention& mention = m_mentions.back();
    mention.span = {m_tokens[first].span.start, m_tokens[end - 1].span.end};
    mention.phrase = fold(mention.span.of(m_text));
    return end;
}

} // namespace countersign::text
