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

/// How much of a claim stands in the evidence, and where.
struct Alignment {
    std::vector<WordMatch> matches;
    std::vector<size_t> unmatched; ///< indices into the draft's words
    /// Of the content words, weighted by how telling they are; a figure counts like a word.
    double covered = 0.0;
    double total = 0.0;
    /// Of all words, function words too: what is said in the source's own way has most of them.
    double wordsCovered = 0.0;
    double wordsTotal = 0.0;
    bool isFragment =
        false; ///< goes on from words under another mark: its own function words tell less
    /// The sentence that has most of it.
    size_t bestItem = 0;
    size_t bestSentence = 0;

    [[nodiscard]] double contentShare() const { return total > 0.0 ? covered / total : 1.0; }
    [[nodiscard]] double wordShare() const;
    /// 0..1, both together.
    [[nodiscard]] double score() const;
    [[nodiscard]] bool isEmpty() const { return matches.empty(); }
};

/// A figure or a date of the claim, and the sentences of the evidence that have it.
struct FactPlaces {
    struct Place {
        size_t item = 0;
        size_t sentence = 0;
        qsizetype position = -1; ///< in the passage; -1 if it is no place in its text
    };
    std::vector<Place> places; ///< none if the evidence lacks it
};

/// Aligns the words of a stretch of `draft` with the items. `isNeutral` words (the prospect's own names,
/// our own) count neither way. `isFragment`: see Alignment.
/// A phrase behind a preposition of which the evidence has no word: "after a strike", "in Clausthal". Names
/// and figures are compared by themselves. Empty if there is none.
[[nodiscard]] text::Span newPhrase(const Prose& draft, text::Span claim,
                                   const Alignment& alignment);

/// Words joined on with "and" of which the evidence has none, though it has what stands before: "…, and drivers
/// like them". Empty if there are none.
[[nodiscard]] text::Span newAddition(const Prose& draft, text::Span claim,
                                     const Alignment& alignment);

[[nodiscard]] Alignment align(const Prose& draft, text::Span claim,
                              std::span<const EvidenceItem> items,
                              const std::vector<FactPlaces>& facts,
                              const std::function<bool(const ContentWord&)>& isNeutral,
                              bool isFragment);

} // namespace countersign::checks
