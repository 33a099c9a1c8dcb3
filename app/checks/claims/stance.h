// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/alignment.h"
#include "app/checks/claims/verdict.h"

#include <optional>
#include <span>

namespace countersign::checks {

/// How a claim says what its evidence says.
struct StanceFault {
    Fault fault = Fault::None;
    text::Span span;  ///< in the draft
    QStringList args; ///< the evidence's words
    size_t item = 0;  ///< index into the items
};

/// Polarity and modality must match (checks, "Claims and support"): a word that the evidence negates may not
/// be asserted, nor the other way round; opposites may not meet; what is planned, possible or conditional
/// may not be told as done. In a whole statement (`isStatement`) what has no verb that we know is told as done.
[[nodiscard]] std::optional<StanceFault>
stanceFault(const Prose& draft, text::Span claim, std::span<const EvidenceItem> items,
            const Alignment& alignment, const std::vector<FactPlaces>& facts, bool isStatement);

} // namespace countersign::checks
