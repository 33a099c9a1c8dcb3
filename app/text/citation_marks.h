// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"
#include "app/text/span.h"

#include <QString>
#include <QStringView>

#include <vector>

namespace countersign::text {

/// A citation in the text, `[@s1]`: the label is a letter for the input (r research, k knowledge, c CRM,
/// s signal) and a number. Any label of ASCII letters, digits, "_" and "-" that begins with a letter or a
/// digit is read, so that an unknown one can be reported.
struct CitationMark {
    Span span;     ///< the whole mark, brackets included
    QString label; ///< as written, without "[@" and "]"

    friend bool operator==(const CitationMark&, const CitationMark&) = default;
};

/// All marks in reading order.
std::vector<CitationMark> citationMarks(QStringView text);

/// True for a label that can stand in a mark.
bool isMarkLabel(QStringView label);

/// `[@label]`.
QString markFor(QStringView label);

/// What is sent: the text without its marks and without the blanks that led up to them, so that no
/// double blank and no blank before a stop is left. Other white space is untouched.
QString withoutMarks(QStringView text);

/// The text that is sent, with a map between its offsets and those of the marked text.
struct PlainText {
    QString text;
    std::vector<Span> removed; ///< stretches of the marked text that are not sent, ascending, apart

    /// Offset in `text` for an offset in the marked text; one inside a removed stretch gets the place
    /// where that stretch was.
    qsizetype toPlain(qsizetype marked) const;
    /// The first offset in the marked text for an offset in `text`, so toPlain(toMarked(p)) == p.
    qsizetype toMarked(qsizetype plain) const;
    Span toPlain(Span marked) const;
    /// The tightest span of the marked text: it begins after a mark that stands right before it and
    /// ends before a mark that follows.
    Span toMarked(Span plain) const;
};

PlainText plainText(QStringView text);

/// One replacement in a text, so that an editor can apply it as a single undoable step.
struct TextEdit {
    qsizetype position = 0; ///< where to begin
    qsizetype removed = 0;  ///< how many code units to take out there
    QString inserted;       ///< what to put in their place
};

/// Where and how `[@label]` goes when somebody cites at `position`: after the word the caret is in,
/// before the stop that ends a sentence (but after the dot of an abbreviation), right behind marks that
/// are already there, with one blank before the first.
TextEdit markInsertion(QStringView text, qsizetype position, QStringView label);

/// Takes one mark out together with the blanks that led up to it, by the rule of withoutMarks().
TextEdit markRemoval(QStringView text, const CitationMark& mark);

/// A citation that was written anew: where it stood, and where its canonical marks stand.
struct MarkChange {
    Span given;
    Span made;
    QString as; ///< how it was written

    friend bool operator==(const MarkChange&, const MarkChange&) = default;
};

/// A text whose citations have been made canonical, and their labels in order of first appearance.
struct ImportedMarks {
    QString text;
    std::vector<QString> labels;
    std::vector<MarkChange> changes; ///< ascending
};

/// A span of the text with canonical marks as one of the text that was given. A bound inside a mark goes to the
/// edge of what stood there.
Span asGiven(const std::vector<MarkChange>& changes, Span made);

/// Reads citations in the shapes in which other tools write them. Canonical marks always count; with
/// `convertBare` so do `[1]`, `[1, 3]`, `[1-3]`, `[2][4]`, `【3】`, `[^2]` and `[E1]`, which become
/// `[@1]`, `[@1][@3]`, …, `[@e1]`. Left as they are: `[sic]`, `[First Name]`, `array[0]`, `[2024]`,
/// `[1](https://…)` and ranges of more than 20.
ImportedMarks importedMarks(const QString& text, bool convertBare);

/// The stretch of text that one mark vouches for (checks: "a citation mark covers the sentence it ends,
/// and the clause before it inside one").
struct CitedSpan {
    CitationMark mark;
    Span sentence; ///< the sentence it stands in
    Span
        supports; ///< the sentence, or the clause before the mark; without the mark itself at the end
    Span own;     ///< the part of `supports` after the previous (not adjacent) mark
    bool endsSentence = false;
};

/// One entry a mark, in reading order. `sentences` are those of sentences() for the same text.
/// Marks side by side vouch for the same stretch. A mark that opens a text vouches for its first sentence.
std::vector<CitedSpan> citedSpans(QStringView text, const std::vector<Span>& sentences,
                                  Language language = Language::English);

} // namespace countersign::text
