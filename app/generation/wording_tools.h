// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"
#include "app/text/span.h"

#include <QString>
#include <QStringList>
#include <QStringView>

#include <vector>

namespace countersign::generation {

/// The sentence without the stop that ends it ("." only; "?" and "!" belong to what is said).
[[nodiscard]] QString withoutStop(const QString& sentence);
/// With a stop at its end, if it has none. A comma or semicolon at the end is replaced.
[[nodiscard]] QString withStop(const QString& sentence);

[[nodiscard]] QString withCapital(const QString& text);
[[nodiscard]] QString withSmallLetter(const QString& text);
[[nodiscard]] bool beginsWithCapital(QStringView text);

/// Runs of blanks and line breaks as one blank, ends trimmed.
[[nodiscard]] QString singleSpaced(const QString& text);

/// The insides of quotations in double marks (“…”, "…", „…“, «…»), in order. An opening mark that is never
/// closed opens nothing.
[[nodiscard]] std::vector<text::Span> quotations(QStringView text);
/// The text with what stands in quotation marks blanked out, offsets unchanged.
[[nodiscard]] QString withoutQuotations(QStringView text);
/// The text with its quotation marks as a language writes them.
[[nodiscard]] QString withQuotationMarks(const QString& text, const QString& open,
                                         const QString& close);

/// The folded words of a text, in order; figures count as words, marks and symbols do not.
[[nodiscard]] QStringList foldedWords(QStringView text);
/// True if one of the folded words is in the list.
[[nodiscard]] bool hasWordOf(const QStringList& folded, const QStringList& list);
/// True if the text has a figure in digits.
[[nodiscard]] bool hasFigure(QStringView text);

/// The sentences of a text as strings, single-spaced.
[[nodiscard]] QStringList sentencesOf(const QString& text, text::Language language);

/// A number that depends on nothing but its inputs, on every machine: 64-bit FNV-1a.
[[nodiscard]] quint64 stableHash(QStringView text, quint64 seed = 0);
/// One of `size` (> 0), decided by the seed and a word that tells the choices apart.
[[nodiscard]] qsizetype choose(quint64 seed, QStringView what, qsizetype size);

/// "our Pump Log (paper machine, 3 pages)" → "our Pump Log (paper machine)".
[[nodiscard]] QString withoutParticulars(const QString& thing);

} // namespace countersign::generation
