// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"

#include <QString>
#include <QStringView>

#include <vector>

namespace countersign::text {

/// A stretch of a comparison of two texts, a (before) and b (after).
struct DiffPart {
    enum class Op { Equal, Removed, Added };

    Op op = Op::Equal;
    Span a; ///< empty, at its place, for Added
    Span b; ///< empty, at its place, for Removed

    friend bool operator==(const DiffPart&, const DiffPart&) = default;
};

/// Compares word by word; blanks and punctuation are words of their own, citation marks and addresses are
/// whole. The parts cover both texts in order; where words were replaced, Removed comes before Added.
std::vector<DiffPart> wordDiff(QStringView a, QStringView b);

/// The share of words (not blanks, not punctuation, not marks) that were removed or added, of the words of
/// the longer text: 0 for equal texts, 1 for nothing in common.
double changedShare(QStringView a, QStringView b);

} // namespace countersign::text
