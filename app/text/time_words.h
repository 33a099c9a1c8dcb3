// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"

#include <QStringView>

namespace countersign::text {

/// What a word tells about time. `value` depends on the class.
struct TimeWord {
    enum class Class {
        Month,    ///< 1–12
        Weekday,  ///< 1 Monday – 7 Sunday
        Season,   ///< 1 spring – 4 winter
        Quarter,  ///< 0 for "quarter", 1–4 for "Q3"
        HalfYear, ///< 0 for "Halbjahr", 1–2 for "H1"
        DayWord,  ///< days from today: "yesterday" is -1
        Unit,     ///< a TimeUnit
        Pointer,  ///< -1 "last", 0 "this", 1 "next"
        Ago,      ///< 1 stands before the figure ("vor", "hace"), 2 behind ("ago")
        Before,   ///< a preposition or the like that announces a time ("in", "since", "end")
        Ordinal,  ///< 1–31
    };
    Class kind = Class::Before;
    int value = 0;
};

enum class TimeUnit { Day = 1, Week, Month, Quarter, Year };

/// The word in a language, or null. Takes folded words; English is what Other gets.
const TimeWord* timeWord(QStringView folded, Language language);

/// True for words of a sentence whose date without a year lies ahead ("will", "plans", "wird", "prévoit").
bool pointsAhead(QStringView folded, Language language);

/// True for words right before a date that may lie ahead ("until", "by", "from", "bis", "dès").
bool mayPointAhead(QStringView folded, Language language);

/// Month names that are ordinary words too ("may", "march"; "mars" in French).
bool isDoubtfulMonth(QStringView folded, Language language);

} // namespace countersign::text
