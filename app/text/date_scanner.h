// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/date_resolve.h"
#include "app/text/dates.h"
#include "app/text/time_words.h"
#include "app/text/tokens.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace countersign::text {

/// Finds the dates in a row of tokens. Each reader gets the index of a token and returns the index behind
/// what it has read, having added a mention, or 0 if there is nothing for it.
class DateScanner {
public:
    DateScanner(QStringView text, const std::vector<Token>& tokens, Language language,
                std::optional<QDate> observedOn, bool monthFirst);

    std::vector<DateMention> scan();

private:
    std::size_t readAt(std::size_t i);
    std::size_t readNumber(std::size_t i);
    std::size_t readWord(std::size_t i);

    // Calendar dates
    std::size_t readIso(std::size_t i);
    std::size_t readDotted(std::size_t i);
    std::size_t readSpacedDots(std::size_t i);
    std::size_t readSlashed(std::size_t i);
    std::size_t readDayMonth(std::size_t i);
    std::size_t readMonth(std::size_t i);
    std::size_t readMonthAlone(std::size_t i, std::size_t afterMonth);
    std::size_t readPartOfYear(std::size_t i);
    std::size_t readSeason(std::size_t i);
    std::size_t readYear(std::size_t i);

    // Relative dates
    std::size_t readPointer(std::size_t i);
    std::size_t readPointerBehind(std::size_t i);
    std::size_t readDayWord(std::size_t i);
    std::size_t readWeekday(std::size_t i);
    std::size_t readAgo(std::size_t i);
    std::size_t readAgoBefore(std::size_t i);

    const TimeWord* word(std::size_t i) const;
    bool isClass(std::size_t i, TimeWord::Class kind) const;
    bool has(std::size_t i) const { return i < m_tokens.size(); }
    bool isText(std::size_t i, QStringView folded) const;
    bool adjoins(std::size_t i) const; ///< no blank between this token and the one before
    bool startsUpper(std::size_t i) const;
    int digits(std::size_t i, int atMost) const; ///< the value of a token of digits alone, or -1
    int yearAt(std::size_t i) const;             ///< 1900–2099, or 0
    int dayAt(std::size_t i) const;              ///< 1–31 ("3", "3rd", "1er"), or 0
    int monthAt(std::size_t i) const;            ///< 1–12, or 0
    int countAt(std::size_t i) const;            ///< a small number in figures or words, or 0
    std::size_t pastDot(std::size_t i) const;
    /// The year behind a month, with what may stand between; `end` moves behind it. 0 if there is none.
    int yearBehind(std::size_t& end) const;
    Nearest nearest(std::size_t i) const;
    bool isAskedFor(std::size_t i) const;
    bool announced(std::size_t i) const;
    bool isYearInContext(std::size_t i, int year) const;

    DateMention& add(std::size_t first, std::size_t end);
    std::size_t addCalendar(std::size_t first, std::size_t end, int day, int month, int year);
    std::size_t addRelative(std::size_t first, std::size_t end);
    void shareYear(std::size_t first, int month, int year);

    QStringView m_text;
    const std::vector<Token>& m_tokens;
    Language m_language;
    std::optional<QDate> m_observed;
    bool m_monthFirst;
    std::vector<DateMention> m_mentions;
};

} // namespace countersign::text
