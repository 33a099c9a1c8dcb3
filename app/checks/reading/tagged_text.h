// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/lexicon/lexicon.h"
#include "app/text/analysis.h"

#include <vector>

namespace countersign::checks {

/// A half-open run of tokens.
struct TokenRange {
    size_t first = 0;
    size_t last = 0; ///< one past

    [[nodiscard]] bool isEmpty() const { return last <= first; }
    [[nodiscard]] size_t size() const { return isEmpty() ? 0 : last - first; }
};

/// A text that has been analysed, with what its words do.
struct TaggedText {
    text::Analysis analysis;
    std::vector<TagSet> tags; ///< one a token

    [[nodiscard]] TokenRange tokensIn(text::Span span) const;
    [[nodiscard]] const text::Token& token(size_t index) const { return analysis.tokens[index]; }
    [[nodiscard]] QStringView viewOf(text::Span span) const { return span.of(analysis.text); }
    [[nodiscard]] bool hasAny(TokenRange range, Tag tag) const;
    /// The words of a range: neither marks nor punctuation nor symbols.
    [[nodiscard]] int wordsIn(TokenRange range) const;
};

[[nodiscard]] TaggedText tagged(text::Analysis analysis);

} // namespace countersign::checks
