// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/evidence.h"
#include "app/domain/rules.h"

#include <QDate>

#include <optional>

namespace countersign {

/// Whole days from the day it was observed to `today`; nothing without a date.
[[nodiscard]] std::optional<int> ageInDays(const Evidence& evidence, QDate today);

/// Older than its kind allows: signals 90 days, job titles 180, research 365 by default; our own knowledge
/// and CRM notes have no limit (checks, `accuracy.stale`).
[[nodiscard]] bool isStale(const Evidence& evidence, const Rules& rules, QDate today);

} // namespace countersign
