// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/alignment.h"

namespace countersign::checks {

/// What was done, where the evidence says of the same things that something else was done: "installed two
/// lines" of two lines that were ordered. Empty if the deed is not all that the evidence lacks, or if it names
/// no deed of its own there. `figures` is how many figures and dates of the claim it has.
[[nodiscard]] text::Span otherDeed(const Prose& draft, text::Span claim,
                                   std::span<const EvidenceItem> items, const Alignment& alignment,
                                   size_t figures);

} // namespace countersign::checks
