// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace countersign::checks {

/// Why a claim does not hold, worst first within what can be decided.
enum class Fault {
    None,
    NoCitation,     ///< cites nothing
    UnknownOnly,    ///< cites only what does not exist
    OtherPerson,    ///< the evidence is about a namesake, a colleague, or nobody in particular
    OtherFirm,      ///< the evidence is about another firm
    Trade,          ///< the trade in general, told as this company's fact
    QuoteWords,     ///< quotation marks around words that are not the source's
    QuoteCut,       ///< a quotation that swallowed a negation or a limit
    NumberConflict, ///< the evidence gives another figure
    NumberMissing,
    DateConflict,
    DateMissing,
    NameMissing,
    WholeMissing, ///< all of it, where the evidence has a part
    Polarity,     ///< the evidence says the opposite
    Roles,        ///< who did it to whom is turned round
    Newer,        ///< newer evidence says otherwise
    Standing,     ///< planned or possible, told as done
    Done,         ///< done, told as planned or possible
    Condition,    ///< only under a condition that the claim leaves out
    Words,        ///< too little of it stands in the evidence
    Language,     ///< evidence in another language, with no figure to go by
    Speaker,      ///< says something of whoever makes the claim
    Question,     ///< asks, and so states nothing
};

/// The check that reports a fault; empty for none.
[[nodiscard]] QString checkFor(Fault fault);

/// Its reason in findings: "number_missing".
[[nodiscard]] QString reasonFor(Fault fault);

/// Where a passage bears a claim out, or speaks against it.
struct PassageMatch {
    size_t evidence = 0;           ///< index into the evidence given
    std::vector<text::Span> spans; ///< into the passage's text
};

struct Verdict {
    Fault fault = Fault::None;
    QString
        bearer; ///< label of evidence in hand, not cited, that would bear it out; empty for none
    double score = 0.0;        ///< 0..1, the share of the claim that the evidence has
    double contentShare = 0.0; ///< of its content words, weighted
    double wordShare = 0.0;    ///< of all its words
    text::Span span;           ///< the words at fault; empty for the whole claim
    QStringList args; ///< for the finding's text: what the draft says, what the evidence says
    std::vector<size_t> against; ///< evidence that speaks against it
    std::vector<PassageMatch> passages;
    std::vector<text::Span> supportedWords;
    std::vector<text::Span> unsupportedWords;

    [[nodiscard]] bool isSupported() const { return fault == Fault::None; }
};

} // namespace countersign::checks
