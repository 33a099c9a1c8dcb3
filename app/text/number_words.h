// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"

#include <QStringView>

#include <optional>

namespace countersign::text {

/// What a word tells about a figure. `value` and `unit` depend on the class.
struct NumberWord {
    enum class Class {
        Cardinal,   ///< 0–99 in one word, 200 … 900 in Spanish
        Hundred,    ///< 100: multiplies what stands before
        Multiplier, ///< 1,000 and more
        Dozen,      ///< 12
        Ordinal,    ///< "third"
        Share,      ///< a part of one: "half" 0.5, "thirds" 1/3
        Factor,     ///< "doubled" 2, "halved" 0.5
        Times,      ///< "times", "fach": makes a factor of the figure before
        Percent,    ///< "percent"
        Points, ///< "points" that may be percentage points; "pp" surely (value 1); "bps" (value 0.01)
        Currency,    ///< `unit` is the ISO code, `value` a factor (cents 0.01)
        Measure,     ///< `unit` is the symbol
        Duration,    ///< `unit` is second … year, `value` a factor (fortnight: 2 weeks)
        Clock,       ///< "Uhr", "o'clock"
        Approximate, ///< "about"
        AtLeast,     ///< "over"
        AtMost,      ///< "under"
    };
    Class kind = Class::Cardinal;
    double value = 0.0;
    QStringView unit;
};

/// The word in a language, or null. Takes folded words; units and currency codes are known in all.
const NumberWord* numberWord(QStringView folded, Language language);

/// The value of a number written as one word ("twelve", "einundzwanzig", "quatre-vingt-dix",
/// "zweihundertfünfzig"), or nothing.
std::optional<double> wordValue(QStringView folded, Language language);

/// A count of 1 to 99 in one word, "one" and "einem" included; 0 if it is none.
int smallNumberWord(QStringView folded, Language language);

/// A currency sign ("€", "£"), or an empty view. "$" alone is USD.
QStringView currencyOfSymbol(char16_t symbol);

} // namespace countersign::text
