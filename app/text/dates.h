// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"
#include "app/text/span.h"

#include <QDate>
#include <QString>
#include <QStringView>

#include <optional>
#include <vector>

namespace countersign::text {

/// A day, month, quarter or year that a text speaks of, as the range of its days.
struct DateMention {
    enum class Precision { Day, Week, Month, Quarter, HalfYear, Season, Year };

    Span span;
    std::optional<QDate>
        from; ///< first day; empty if it cannot be resolved (no year and no observedOn)
    std::optional<QDate> to; ///< last day, inclusive
    int day = 0;             ///< 1–31, 0 if not said; set also where the year is unknown
    int month = 0;           ///< 1–12, 0 if not said
    bool relative = false;   ///< "last month", "on Monday": resolved against observedOn
    bool yearGuessed =
        false; ///< no year was written; the nearest one in the past was taken (or the
               ///< nearest in the future after words like "until", "next", "from … on")
    Precision precision = Precision::Day;
    QString phrase; ///< for a relative one: its words, folded ("two years ago")

    bool isResolved() const { return from && to; }
};

/// The dates of a text in reading order. `observedOn` is the day on which the text was written or seen;
/// without it relative dates and days without a year stay unresolved. Ambiguous 03/04/2026 is read month
/// first only in English and only with `monthFirst`. Weekdays in the plural ("Fridays") are habits, not dates.
std::vector<DateMention> dateMentions(QStringView text, Language language = Language::English,
                                      std::optional<QDate> observedOn = std::nullopt,
                                      bool monthFirst = false);

/// True if the two can be the same time: one range lies within the other, or, where a year is unknown,
/// day and month agree. A guessed year may be off by one. Unresolved relative dates agree only if they are the same words.
bool sameTime(const DateMention& a, const DateMention& b);

/// True if both are resolved (or have a month) and cannot be the same time.
bool conflicts(const DateMention& a, const DateMention& b);

} // namespace countersign::text
