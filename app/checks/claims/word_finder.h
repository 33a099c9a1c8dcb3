// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/passage.h"
#include "app/checks/claims/prose.h"

#include <span>
#include <vector>

namespace countersign::checks {

/// A place where the evidence has a word.
struct Occurrence {
    size_t item = 0;
    size_t word = 0;       ///< index into the item's words
    double strength = 1.0; ///< 1 for the same stem or a synonym, less for a relative
};

/// Where the evidence has a word of the draft: the same key; the other side of a deal ("sell" for "buy"); spelt
/// out or abbreviated ("CFO"); failing these a derived word or a part of a compound.
[[nodiscard]] std::vector<Occurrence> findWord(const Prose& draft, const ContentWord& word,
                                               std::span<const EvidenceItem> items);

/// One form for the forms of "be", "have" and "the", by which function words are compared.
[[nodiscard]] QString functionKey(const QString& folded);

} // namespace countersign::checks
