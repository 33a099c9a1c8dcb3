// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"

#include <QString>
#include <QStringView>

#include <vector>

namespace countersign::text {

/// Where two edits of one base touch.
struct MergeConflict {
    Span base;
    Span ours;
    Span theirs;

    friend bool operator==(const MergeConflict&, const MergeConflict&) = default;
};

struct MergedText {
    QString text; ///< the merged text; ours if there is a conflict. Never holds conflict marks.
    std::vector<MergeConflict> conflicts;

    bool isClean() const { return conflicts.empty(); }
};

/// Merges two edits of `base` by words, citation marks whole. Edits of neighbouring words are a conflict:
/// each may be right alone and the two wrong together. The same edit on both sides counts once.
/// Deterministic, and symmetric where it is clean: merge(b, x, y).text == merge(b, y, x).text.
MergedText mergeTexts(QStringView base, QStringView ours, QStringView theirs);

} // namespace countersign::text
