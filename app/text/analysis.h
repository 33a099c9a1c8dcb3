// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/citation_marks.h"
#include "app/text/dates.h"
#include "app/text/language.h"
#include "app/text/names.h"
#include "app/text/numbers.h"
#include "app/text/sentences.h"
#include "app/text/span.h"
#include "app/text/tokens.h"

#include <QDate>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace countersign::text {

/// Everything the checks want to know of one text, worked out once. A value: copy or move it, read it from
/// any thread. All spans are offsets into `text`, marks included, except those of `plain`.
struct Analysis {
    QString text;
    Language language = Language::English;
    PlainText plain; ///< what is sent
    std::vector<CitationMark> marks;
    std::vector<Token> tokens;
    std::vector<Span> sentences;
    std::vector<DateMention> dates;
    std::vector<Quantity> quantities;
    std::vector<NameMention> names;
    std::vector<CitedSpan> cited; ///< one a mark

    /// The tokens that lie wholly within a span.
    std::span<const Token> tokensIn(Span span) const;
    /// The figures, dates, names or citations whose place lies wholly within a span.
    std::span<const Quantity> quantitiesIn(Span span) const;
    std::span<const DateMention> datesIn(Span span) const;
    std::span<const NameMention> namesIn(Span span) const;
    /// The index of the sentence that holds an offset, or -1 between sentences.
    qsizetype sentenceAt(qsizetype offset) const;
};

/// About 45 µs for a draft of 100 words on one core. `observedOn` resolves relative dates: the day an
/// item of evidence was seen, or today for a draft.
Analysis analyse(const QString& text, Language language,
                 std::optional<QDate> observedOn = std::nullopt);

} // namespace countersign::text
