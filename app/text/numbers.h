// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"
#include "app/text/span.h"
#include "app/text/tokens.h"

#include <QString>
#include <QStringView>

#include <optional>
#include <vector>

namespace countersign::text {

/// A figure in a text, brought to one form: "$3.5M" and "3.5 million dollars" are both 3,500,000 USD.
struct Quantity {
    enum class Kind {
        Count,   ///< how many of something; `unit` is the stem of the thing counted, if it is told
        Money,   ///< `currency` is an ISO 4217 code
        Percent, ///< also fractions: "two in five" and "half" are 40 and 50
        PercentPoints, ///< "12 percentage points", "12 points", "12 Prozentpunkte"
        Ordinal,       ///< "third", "3rd", "3."
        Year,          ///< "2026", "2025/26" (value and high)
        Time,          ///< time of day in minutes after midnight; "7.30 a.m." is 450
        Duration,      ///< `unit` is second, minute, hour, day, week, month or year
        Measure,       ///< `unit` is a symbol such as degC, km, kg, kWh, m2
        Factor,        ///< "doubled", "three times", "3x": 2, 3, 3; "halved" is 0.5
        Phone,         ///< not a value: `normalized` holds the digits
        Version, ///< "SAML 2.0", "Windows 11", "door 7": a figure that is part of a name, which is `unit`
    };

    Span span; ///< figure with its unit or currency
    double value =
        0.0; ///< in the unit named; multiplied out ("1.2m" is 1,200,000); negative if so written
    std::optional<double> high; ///< upper end of a range ("2 to 5 °C", "10–12", "between 3 and 5")
    Kind kind = Kind::Count;
    QString currency; ///< "USD", "EUR", "GBP" …; only for Money
    QString unit;     ///< see Kind
    double per = 0.0; ///< "3.1 per 1,000": 1000; "€5 per month": 1 with perUnit; 0 = no rate
    QString perUnit;  ///< stem or unit of what the rate is per
    std::optional<double> outOf; ///< "18 of 52 trailers": 52
    bool approximate = false;    ///< about, roughly, circa, nearly, "~"
    bool atLeast = false;        ///< over, more than, at least, "12+"
    bool atMost = false;         ///< under, less than, up to, at most
    bool plusMinus = false;      ///< "±0.5"
    QString normalized; ///< one spelling per meaning, to show and to compare: "3500000 USD"

    bool isRange() const { return high.has_value(); }
};

/// The figures of a text in reading order. Days and months of dates are dates (dateMentions()) and not
/// listed; a year is, as Year. Citation marks and addresses hold no figures. The language decides what
/// "1.200" is and which number words count; Other is read like English.
std::vector<Quantity> quantities(QStringView text, Language language = Language::English);

/// True if the two say the same: same kind, currency, unit dimension and value, to the last digit given
/// ("60 minutes" is "1 hour", "12 months" is "1 year"; 40 % is "two in five"). Counts of unnamed things
/// match counts of named ones. About, over and under are not compared.
bool sameQuantity(const Quantity& a, const Quantity& b);

/// True if the two speak of the same kind of thing (kind, unit, currency for percentages and the like) and
/// the values differ. Money in two currencies conflicts; counts of two different things do not.
bool conflicts(const Quantity& a, const Quantity& b);

} // namespace countersign::text
