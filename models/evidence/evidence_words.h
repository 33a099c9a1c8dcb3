// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/review_service.h"

#include <QString>

namespace countersign {

/// "Food-safety authority, audit notice · 14 Mar 2026 · 8 months old"
[[nodiscard]] QString metaOf(const EvidenceView& passage);

/// What would help where an input has nothing for a draft.
[[nodiscard]] QString emptyHint(Input input);

/// "today", "3 days old", "8 months old"; empty for a date to come.
[[nodiscard]] QString ageText(int days);

} // namespace countersign
