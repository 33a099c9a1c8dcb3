// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/passage.h"

#include <optional>
#include <span>

namespace countersign::checks {

/// "from Dronfield to Staveley" where the evidence has it from Staveley to Dronfield.
struct TurnedWay {
    text::Span span; ///< into the draft: "from … to …"
    QString there;   ///< how the evidence has it
    size_t item = 0;
};

/// Places, figures or things that change ends, in one sentence of the claim and one of the evidence.
[[nodiscard]] std::optional<TurnedWay> turnedWay(const Prose& draft, text::Span claim,
                                                 std::span<const EvidenceItem> items);

} // namespace countersign::checks
