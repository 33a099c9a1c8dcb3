// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/message_plan.h"

namespace countersign::generation {

/// True if the checks agree that a statement is supported by the evidence that it cites: the last guard
/// against a sentence that was turned or cut wrongly.
[[nodiscard]] bool isBorneOut(const Statement& statement, const ProspectDossier& dossier);

} // namespace countersign::generation
