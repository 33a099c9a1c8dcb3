// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/review_service.h"
#include "models/evidence/evidence_model.h"

#include <QString>
#include <QStringList>

namespace countersign {

/// "Food-safety authority, audit notice · 14 Mar 2026 · 8 months old"
[[nodiscard]] QString metaOf(const EvidenceView& passage);

/// What would help where an input has nothing for a draft.
[[nodiscard]] QString emptyHint(Input input);

/// "today", "3 days old", "8 months old"; empty for a date to come.
[[nodiscard]] QString ageText(int days);

/// The weakest of the four inputs although there is something: what would help most.
[[nodiscard]] QString weakestHint(Input input);

/// The one thing that would help an input most, as a sentence.
[[nodiscard]] QString weakestHelp(Input input);

/// Words on the passage: withdrawn, stale, maybe somebody else, contradicts.
[[nodiscard]] QStringList markWords(const EvidenceView& passage, EvidenceMark mark);

/// What was said in passing on a call ("If I may."): too short to bear anything out.
[[nodiscard]] bool isSmallTalk(const Evidence& evidence);

} // namespace countersign
