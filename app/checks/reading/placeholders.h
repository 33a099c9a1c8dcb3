// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/reading/tagged_text.h"

#include <QString>

#include <vector>

namespace countersign::checks {

/// Something that was to be filled in and was not.
struct Placeholder {
    enum class Kind {
        Mark,  ///< a merge mark or an instruction to the writer: "{{name}}", "[insert case study]"
        Value, ///< a missing value that was printed: "undefined", "[object Object]"
        Hole,  ///< the gap that a missing value leaves: "Hi ,", "for in 2027"
    };
    text::Span span;
    Kind kind = Kind::Mark;
    bool inGreeting = false; ///< the missing field is the reader's name
};

/// All of a text, in reading order. `ownWords` are words of the prospect's own name and company, folded:
/// a person may be called Null or None.
[[nodiscard]] std::vector<Placeholder> placeholders(const TaggedText& text,
                                                    const QStringList& ownWords);

} // namespace countersign::checks
