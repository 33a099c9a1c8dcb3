// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"

#include <QString>

#include <vector>

namespace countersign::intake {

/// A stretch of a text from outside that speaks to a language model rather than to a reader.
struct HiddenInstruction {
    text::Span span;
    QString excerpt; ///< its words, at most 200 characters
    QString why;     ///< "addresses_a_model", "override", "comment", "invisible"

    friend bool operator==(const HiddenInstruction&, const HiddenInstruction&) = default;
};

/// Finds instructions to language models in evidence: sentences that address one ("if you are a
/// language model …"), that set aside earlier instructions, comments of HTML or Markdown that give
/// orders, and text in invisible characters (Unicode tags, long runs of zero-width ones). English,
/// German, French, Spanish. The evidence stays data; it is flagged for people to see.
[[nodiscard]] std::vector<HiddenInstruction> hiddenInstructions(const QString& text);

} // namespace countersign::intake
