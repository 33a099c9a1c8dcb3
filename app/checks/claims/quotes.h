// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"

#include <QString>
#include <QStringView>

#include <vector>

namespace countersign::checks {

/// Words in quotation marks.
struct Quote {
    text::Span whole;  ///< with its marks
    text::Span inside; ///< what stands between them
};

/// Those of text::quotations().
[[nodiscard]] std::vector<Quote> quotesIn(QStringView text);

enum class QuoteFault {
    None,
    NotTheirWords, ///< the words are not the source's
    CutNegation, ///< the gap, or what stands right before or behind, turns or limits what is quoted
};

/// How a quotation compares with a source: word by word, punctuation and case aside. An ellipsis may leave
/// words out if the pieces stand in order within one sentence and what is left out holds no negation
/// or limit (checks, `accuracy.quote`).
[[nodiscard]] QuoteFault compareQuote(QStringView inside, const QString& source);

} // namespace countersign::checks
