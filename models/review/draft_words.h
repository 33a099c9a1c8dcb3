// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/review_service.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace countersign {

/// The figures under a text: words, asks, grade, claims, specificity, and for SMS what it costs.
[[nodiscard]] QStringList metricWords(const checks::Metrics& metrics);
/// What those of them mean that a word does not say, a sentence each.
[[nodiscard]] QStringList metricMeanings(const checks::Metrics& metrics);

/// The versions of a text in conflict: whose they are, how each begins, and the way out. `now` is for "2 h ago".
/// Empty where one text stands.
[[nodiscard]] QString versionsWords(const DraftView& view, const QDateTime& now);

/// What a person must know before reading, where the pill and the findings do not say it: why the draft is
/// held, decided or waiting. Empty for a draft that simply needs review.
[[nodiscard]] QString standingOf(const DraftView& view);

} // namespace countersign
