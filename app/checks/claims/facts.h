// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/alignment.h"
#include "app/checks/claims/passage.h"
#include "app/checks/claims/verdict.h"

#include <QDate>

#include <optional>
#include <span>

namespace countersign::checks {

/// A figure, date or name of a claim that its evidence does not have.
struct FactFault {
    Fault fault = Fault::None;
    text::Span span;  ///< in the draft
    QStringList args; ///< what the draft says; what the evidence says, if it says another thing
    std::vector<size_t> against; ///< indices into the items
};

/// What a claim's hard facts are compared with.
struct FactSource {
    std::span<const EvidenceItem> items;
    /// Names that need no evidence: the prospect's, the company's and our own, as folded words.
    const QStringList* knownWords = nullptr;
};

/// Hard facts must match (checks, "Claims and support"): the first that does not, or nothing.
/// `alignment` says which sentence of the evidence speaks of the same thing.
[[nodiscard]] std::optional<FactFault> factFault(const Prose& draft, text::Span claim,
                                                 const FactSource& source,
                                                 const Alignment& alignment);

/// The number of figures, dates and names in a claim that were looked for and found.
struct FactCount {
    int wanted = 0;
    int figures = 0; ///< of them, figures and dates
    int figuresFound = 0;
};
[[nodiscard]] FactCount countFacts(const Prose& draft, text::Span claim, const FactSource& source);

} // namespace countersign::checks
