// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/passage.h"

namespace countersign::checks {

/// How far "about" reaches, as a share of the figure.
inline constexpr double roundingShare = 0.05;

/// True if both are of one kind and `mine` is said to be about `theirs`.
[[nodiscard]] bool isNear(const text::Quantity& mine, const text::Quantity& theirs);

/// Where two figures of the item stand of which a compared figure of the claim follows: "30,000 more" of
/// 310,000 after 280,000, "about 11 % more", "doubled". The place of the second of them; nothing if the claim
/// does not compare, or compares the other way.
[[nodiscard]] std::optional<qsizetype> derivedFrom(const Prose& draft, text::Span claim,
                                                   const text::Quantity& mine,
                                                   const EvidenceItem& item);

/// "each year", "annually" anywhere in the claim; `period` is a unit of time ("year").
[[nodiscard]] bool namesPeriod(const Prose& draft, text::Span claim, const QString& period);

} // namespace countersign::checks
