// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/sources.h"

#include <random>
#include <vector>

namespace countersign::testing {

/// People as a segment has them: five to an account, each with one to three pieces of evidence of mixed kinds,
/// and one knowledge base for all. The same seed gives the same people.
[[nodiscard]] std::vector<generation::ProspectDossier> syntheticPeople(int count, unsigned seed);

} // namespace countersign::testing
