// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"
#include "app/text/span.h"

#include <QStringView>

#include <vector>

namespace countersign::text {

/// A run of stops in a text, with what closes behind it.
struct Stop {
    qsizetype start = 0;    ///< the first ".", "!", "?" or "…"
    qsizetype dots = 0;     ///< where the run of stops ends
    qsizetype end = 0;      ///< behind quotes, brackets and marks that close right after
    qsizetype next = 0;     ///< the first character after the blanks
    bool hasCloser = false; ///< a quote or bracket closes between the stop and `end`
};

bool isSentenceStop(char16_t c);

/// Reads the run of stops that begins at `position`; `masked` has word joiners for citation marks.
Stop stopAt(QStringView masked, qsizetype position);

/// Whether the line break between two lines ends a sentence.
bool lineStandsAlone(QStringView line, QStringView next);

/// Judges the stops of one text.
class SentenceRules {
public:
    /// `masked` has word joiners in place of the text's citation marks; `quotations` are those of the text,
    /// inside which no sentence ends.
    SentenceRules(QStringView masked, Language language, std::vector<Span> quotations);

    bool endsSentence(const Stop& stop) const;
    /// True if the word before the dot is an abbreviation, an initial, an ordinal or a list marker.
    bool isAbbreviation(qsizetype dot) const;

private:
    struct Next;

    Next nextWord(qsizetype position) const;
    bool strongStopEnds(const Stop& stop, const Next& next) const;
    bool ellipsisEnds(const Stop& stop, const Next& next) const;
    bool dotEnds(const Stop& stop, const Next& next) const;
    bool numberDotEnds(Span digits, const Next& next) const;
    bool initialEnds(Span letter, const Next& next) const;
    bool isLineMarker(qsizetype dot) const;
    bool isQuoted(qsizetype position) const;
    bool isAtSentenceStart(qsizetype position) const;
    Span wordBefore(qsizetype position) const;
    Span dottedWordBefore(qsizetype dot) const;

    QStringView m_masked;
    Language m_language;
    std::vector<Span> m_quotations;
};

} // namespace countersign::text
