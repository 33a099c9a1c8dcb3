// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/passage.h"
#include "app/checks/claims/prose.h"

#include <functional>
#include <span>
#include <vector>

namespace countersign::checks {

/// A word of a claim and the word of the evidence that it was found in.
struct WordMatch {
    size_t claimWord = 0;  ///< index into the draft's words
    size_t item = 0;       ///< index into the items
    size_t word = 0;       ///< index into that item's words
    double strength = 1.0; ///< 1 for the same stem or a synonym, less for a relative
};

/// How much of a claim's content stands in the evidence, and where. Figures and dates are not in it: they
/// must match by themselves.
struct Alignment {
    std::vector<WordMatch> matches;
    std::vector<size_t> unmatched; ///< indices into the draft's words
    double covered = 0.0;
    double total = 0.0;
    /// The sentence that has most of it.
    size_t bestItem = 0;
    size_t bestSentence = 0;

    [[nodiscard]] double score() const { return total > 0.0 ? covered / total : 0.0; }
    [[nodiscard]] bool isEmpty() const { return matches.empty(); }
};

/// Aligns the words [words) of `draft` with the items. `isNeutral` words (the prospect's own names,
/// our own) count neither way.
[[nodiscard]] Alignment align(const Prose& draft, TokenRange words,
                              std::span<const EvidenceItem> items,
                              const std::function<bool(const ContentWord&)>& isNeutral);

} // namespace countersign::checks
