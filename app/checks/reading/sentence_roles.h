// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/reading/tagged_text.h"
#include "app/text/names.h"

#include <optional>
#include <vector>

namespace countersign::checks {

/// What a sentence of a draft is there for.
enum class SentenceRole {
    Greeting,
    Statement,  ///< states something about the world: a claim
    Courtesy,   ///< "Hope you are well", "In that order:": states nothing
    Rhetorical, ///< a question that wants no answer
    Offer,      ///< "Happy to send the map"
    Ask,
    OptOut,
    SignOff,
    Signature,
    Residue, ///< a model speaking about its output
};

struct Sentence {
    text::Span span;
    text::Span body;   ///< without a greeting or a list marker before it
    TokenRange tokens; ///< of `body`
    SentenceRole role = SentenceRole::Statement;
    bool isCited = false; ///< a mark stands in it
    bool isPoint = false; ///< a list item
    int asks = 0;         ///< "May I send it, and can we talk?" asks twice; 0 for all other roles
};

/// A draft, sentence by sentence.
struct SentenceReading {
    std::optional<text::Greeting> greeting;
    std::vector<Sentence> sentences; ///< one for each of Analysis::sentences
};

[[nodiscard]] SentenceReading readSentences(const TaggedText& draft);

/// The folded words of the signature: who writes, and for which firm.
[[nodiscard]] QStringList senderWords(const TaggedText& draft, const SentenceReading& reading);

/// The line (without its break) that holds a position.
[[nodiscard]] text::Span lineAt(QStringView text, qsizetype position);

} // namespace countersign::checks
