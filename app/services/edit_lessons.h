// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/id.h"
#include "app/base/result.h"
#include "app/domain/knowledge.h"

#include <QString>

#include <stop_token>
#include <vector>

namespace countersign {

namespace store {
class Workspace;
}

/// Something that people do to a segment's copy again and again, in three drafts at least.
struct EditLesson {
    enum class Kind { Cut, Added, Replaced };
    /// In how many of how many drafts.
    struct Share {
        qint64 edited = 0;
        qint64 of = 0;
    };

    Kind kind = Kind::Cut;
    QString
        words; ///< that were cut, added or replaced; small letters, "{name}" and "#" for figures
    QString instead; ///< Replaced: what came in their place
    QString example; ///< a sentence in which it happened; empty if all of them name somebody
    std::vector<DraftId> drafts; ///< newest first
    Share before;       ///< in copy that was written by earlier directives, or came in a file
    Share now;          ///< in copy written by the directives of now
    QString answeredBy; ///< label of a directive or boundary that speaks of these words already

    /// Whether it happened before and happens less often now.
    [[nodiscard]] bool isRarer() const;
};

/// So many of a segment's latest decisions are read for its lessons: what people changed before that was
/// written by inputs of long ago.
constexpr int lessonDecisions = 2000;

/// What reviewers' edits of the drafts that were decided in a segment teach, the most frequent first, twelve at
/// most: words that were cut or added in many drafts, and the same words in place of the same others. Of
/// the latest `lessonDecisions`. Cancelled when a stop is asked for.
[[nodiscard]] Result<std::vector<EditLesson>> editLessonsOf(const store::Workspace& workspace,
                                                            const SegmentId& segment,
                                                            const std::stop_token& stop = {},
                                                            int decisions = lessonDecisions);

/// What a lesson becomes: a directive for its segment, in the writer's imperative. The label is left empty.
[[nodiscard]] Directive directiveFrom(const EditLesson& lesson, const SegmentId& segment);
/// A boundary that finds the words, and as its probe a sentence in which they stood. Of words that were
/// added there is none: nothing forbids what is missing.
[[nodiscard]] Boundary boundaryFrom(const EditLesson& lesson);

template<>
struct EnumText<EditLesson::Kind> {
    static constexpr std::array words{std::pair{EditLesson::Kind::Cut, "cut"},
                                      std::pair{EditLesson::Kind::Added, "added"},
                                      std::pair{EditLesson::Kind::Replaced, "replaced"}};
};

} // namespace countersign
