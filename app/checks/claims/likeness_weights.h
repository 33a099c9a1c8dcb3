// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Written by tools/fit_likeness.py --write; `./dev bench checks --begin FILE` checks that it still fits.
// Fitted on 430 labelled pairs; balanced accuracy by nested cross-validation 0.906.

namespace countersign::checks {

inline constexpr double likenessConstant = -0.364;
/// In the order of likenessNames.
// clang-format off
inline constexpr double likenessWeights[] = {
    0.839, // words
    -1.186, // missing
    0.863, // pairs
    0.851, // in_order
    1.122, // poorest_part
    -1.469, // gap
    -0.945, // content_gap
    -1.043, // speaker
    -0.434, // reader
    -0.260, // question
    0.300, // number
    -0.246, // negation
};
// clang-format on

} // namespace countersign::checks
