// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/prose.h"

namespace countersign::checks {

/// The date that a figure of a text goes with: the nearest in its sentence to which no other figure is nearer.
/// Null if there is none.
[[nodiscard]] const text::DateMention* dateOf(const Prose& prose, const text::Quantity& quantity);

} // namespace countersign::checks
