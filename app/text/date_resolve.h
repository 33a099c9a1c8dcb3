// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/dates.h"
#include "app/text/time_words.h"

#include <QDate>

#include <optional>

namespace countersign::text {

/// From what was written to days. `observed` may be empty: then what depends on it stays unresolved.

/// Where a date without a year is looked for.
enum class Nearest { Past, Future, Either };

/// A day, a month (day 0) or a year (month 0) with or without a year (0).
void resolveCalendar(DateMention& mention, int year, std::optional<QDate> observed,
                     Nearest nearest);

/// A part of a year: quarter 1–4, half 1–2 or season 1–4, by the mention's precision.
void resolvePart(DateMention& mention, int part, int year, std::optional<QDate> observed,
                 Nearest nearest);

/// The week, month, quarter or year that lies `offset` of its kind from the observed one.
void resolveOffset(DateMention& mention, TimeUnit unit, int offset, std::optional<QDate> observed);

/// The weekday (1 Monday) last on or before the observed day, strictly before it for `pointer` -1, the
/// next after it for 1.
void resolveWeekday(DateMention& mention, int weekday, int pointer, std::optional<QDate> observed);

} // namespace countersign::text
