// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/aboutness.h"
#include "app/checks/claims/alignment.h"
#include "app/checks/claims/verdict.h"

#include <optional>
#include <span>

namespace countersign::checks {

struct RoleFault {
    text::Span span;  ///< in the draft: the verb
    QStringList args; ///< the evidence's clause
    size_t item = 0;  ///< index into the items
};

/// Roles must match (checks, "Claims and support"): who does what the verb says, and to whom. "A acquired B"
/// is not "B acquired A", nor "B was acquired by A" wrong; "A sold it to B" is "B bought it from A".
/// `own` are the places of the reader's names in the draft.
[[nodiscard]] std::optional<RoleFault> roleFault(const Prose& draft, text::Span claim,
                                                 const OwnSpans& own,
                                                 std::span<const EvidenceItem> items,
                                                 const Alignment& alignment, const OwnForms& forms);

} // namespace countersign::checks
