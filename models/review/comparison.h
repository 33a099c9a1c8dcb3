// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/edited_text.h"
#include "app/services/review_service.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace countersign {

/// An earlier text of a draft that the present one can be laid beside.
struct ComparableText {
    RevisionId revision;
    QString name; ///< "What was approved", "As generated", "v2 · edited by Sam, 2 h ago"
    EditedText text;
};

/// The texts before the head, what one most wants first: what was approved last, what was generated, then
/// all others from the newest. Each revision stands there once. `now` is for "2 h ago".
[[nodiscard]] std::vector<ComparableText> comparableTexts(const DraftView& view,
                                                          const QDateTime& now);
/// Where to begin: what was approved, if anything was; else the text before the head.
[[nodiscard]] int firstComparable(const std::vector<ComparableText>& texts, const DraftView& view);

/// A stretch of a comparison as it is read: citation marks stand as "[R1]".
struct ComparedPart {
    enum class Kind { Same, Removed, Added };
    Kind kind = Kind::Same;
    QString text;

    friend bool operator==(const ComparedPart&, const ComparedPart&) = default;
};

struct Comparison {
    std::vector<ComparedPart> subject;
    std::vector<ComparedPart> text;
    int removed = 0; ///< words; what only blanks or marks differ in counts as none
    int added = 0;

    [[nodiscard]] bool isSame() const;
};

/// Word by word.
[[nodiscard]] Comparison compare(const EditedText& before, const EditedText& after);

} // namespace countersign
