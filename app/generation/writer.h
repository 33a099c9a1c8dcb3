// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/engine.h"
#include "app/generation/check_input.h"
#include "app/generation/realiser.h"

#include <functional>
#include <stop_token>

namespace countersign::generation {

/// Judges a composition. Called on the thread of write().
using CheckFunction = std::function<checks::Report(const checks::CheckInput&)>;

struct WriteOptions {
    int attempts = 8; ///< plans tried before the best of them is kept with its blockers noted
    int attemptsForWarnings = 3; ///< plans tried where nothing blocks but a check warns
    checks::CheckInput base;
};

/// Plan → realise → check → keep or repair: a statement that a check found fault with
/// is left out of the next plan. A text message for which no plan fits may take one part more than the rules
/// have as norm, which the check then warns of. The first composition in which no check
/// blocks or warns is kept, or after a few the one with the fewest warnings; else the one with the fewest blockers, then warnings, and each
/// of its open blockers is noted as "still_blocked:<check>". Errors are those of plan() and of the realiser.
[[nodiscard]] Result<Composition> write(const ProspectDossier& dossier, Realiser& realiser,
                                        const CheckFunction& check,
                                        const WriteOptions& options = {},
                                        std::stop_token stop = {});

} // namespace countersign::generation
