// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"
#include "app/text/tokens.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace countersign::text {

/// A number written in several words.
struct WordNumber {
    std::size_t end = 0; ///< index of the token behind it
    double value = 0.0;
    double scale = 1.0; ///< the last multiplier: 1e6 for "two million"
};

/// Reads "twenty-one", "two hundred and fifty thousand", "a dozen", "quatre-vingt mille" from token `first`
/// on; nothing if no number begins there. A bare "one" is read, a bare "hundred" in English is not.
std::optional<WordNumber> readWordNumber(const std::vector<Token>& tokens, std::size_t first,
                                         Language language);

} // namespace countersign::text
