// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/reading/tagged_text.h"

#include <QString>

#include <optional>

namespace countersign::checks {

/// A promise in a stretch of a draft.
struct Commitment {
    text::Span span; ///< the telling words
    QString reason;  ///< "guarantee", "price", "deadline", "assurance"
};

/// Promises of an outcome, a price, a date or a legal or security standing (checks, `claim.commitment`).
/// What the sender offers to do now ("I will send it on Friday") is none.
[[nodiscard]] std::optional<Commitment> commitmentIn(const TaggedText& draft, text::Span span);

} // namespace countersign::checks
