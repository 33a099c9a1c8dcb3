// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"

#include <QStringView>

#include <optional>

namespace countersign::text {

/// A figure written with digits, as one token.
struct Numeral {
    double value = 0.0;
    QStringView suffix;      ///< letters right behind the digits ("M" of "3.5M"), as written
    bool plain = false;      ///< digits alone, no separators
    bool clock = false;      ///< "05:40"; value is minutes after midnight
    bool dottedPair = false; ///< "7.30": one dot, two digits behind it; may be a time of day
    int major = 0;           ///< the digits before the first separator
    int minor = 0;           ///< the digits behind it, of a dotted pair
    int digits = 0;
};

/// Reads a token of digits. The language decides whether "1.200" is 1200 (German, French, Spanish) or 1.2;
/// nothing for what is no single figure ("1.2.3").
std::optional<Numeral> readNumeral(QStringView token, Language language);

} // namespace countersign::text
