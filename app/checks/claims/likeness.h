// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/passage.h"

#include <array>
#include <span>

namespace countersign::checks {

/// What a whole statement and its evidence look like side by side, one number each, about 0..1:
///   words        share of its words that the evidence has (by their stems)
///   missing      content words that the evidence lacks, up to eight, divided by five
///   pairs        share of its neighbouring words that are neighbours there too
///   in_order     share of its words that the evidence has in the same order
///   poorest_part share of words found in the clause that has fewest
///   gap          longest run of words that the evidence lacks, up to eight, divided by five
///   content_gap  the same of content words, up to six, divided by four
///   speaker      it says I or we and the evidence does not: an opinion, or a life nobody can look up
///   reader       it says you and the evidence does not
///   question     it asks
///   number       it has a figure that the evidence lacks
///   negation     one of both is negated
inline constexpr std::array likenessNames{
    "words",       "missing", "pairs",  "in_order", "poorest_part", "gap",
    "content_gap", "speaker", "reader", "question", "number",       "negation",
};
using Likeness = std::array<double, likenessNames.size()>;

[[nodiscard]] Likeness likenessOf(const Prose& claim, std::span<const EvidenceItem> items);

/// 0..1, how likely people would call the statement fully attributable to the evidence, as far as its words tell:
/// a logistic model with the weights of likeness_weights.h. Figures, names and turns of meaning are compared by
/// themselves.
[[nodiscard]] double attributable(const Likeness& likeness);

} // namespace countersign::checks
