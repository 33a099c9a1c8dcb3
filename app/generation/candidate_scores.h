// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/candidates.h"

namespace countersign::generation {

/// What speaks for a sentence of ours: what the persona answers for, then what the hook is about.
[[nodiscard]] double nearness(const QString& sentence, const Statement& hook,
                              const PlanContext& context);

/// What speaks against it: too long to read in one go, or too short to say anything.
[[nodiscard]] double lengthPenalty(const QString& sentence, const Rules& rules);

/// Best first. Near-equal ones stand in an order of this person's own, so that a segment does not get the
/// same sentence throughout.
void sortBest(std::vector<Candidate>& candidates, const ProspectDossier& dossier,
              double nearEqual = 5.0);

} // namespace countersign::generation
