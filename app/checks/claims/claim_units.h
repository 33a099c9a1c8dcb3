// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/prose.h"
#include "app/checks/reading/sentence_roles.h"

#include <QStringList>

#include <vector>

namespace countersign::checks {

/// One thing that a draft states: a sentence, or the part of it that a citation mark covers.
struct ClaimUnit {
    text::Span span;
    size_t sentence = 0;        ///< index into the sentences
    qsizetype contentStart = 0; ///< behind the label of a talking point ("Open: …")
    bool isFragment = false;    ///< goes on from words under another mark
    QStringList labels;         ///< cited, in order
};

/// Everything a draft claims (checks, "Claims and support": greetings, asks and offers are none; a mark
/// covers the sentence it ends, and the clause before it inside one).
[[nodiscard]] std::vector<ClaimUnit> claimUnits(const TaggedText& draft,
                                                const SentenceReading& reading);

} // namespace countersign::checks
