// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/id.h"

#include <optional>

namespace countersign {

/// How a boundary's pattern is read (checks, `boundary.violation`).
enum class BoundaryKind {
    Phrase, ///< whole words, any case
    Regex,  ///< Unicode, any case, with a match limit
    Topic,  ///< any of the listed words; only a person can judge, so it warns
};

template<>
struct EnumText<BoundaryKind> {
    static constexpr std::array words{std::pair{BoundaryKind::Phrase, "phrase"},
                                      std::pair{BoundaryKind::Regex, "regex"},
                                      std::pair{BoundaryKind::Topic, "topic"}};
};

/// Never say this.
struct Boundary {
    BoundaryId id;
    QString label; ///< short name in the knowledge base, e.g. "B03"
    QString title;
    BoundaryKind kind = BoundaryKind::Phrase;
    QString pattern;
    QString reason;
    QString probe; ///< a sentence that must trip it

    friend bool operator==(const Boundary&, const Boundary&) = default;
};

/// Do this.
struct Directive {
    DirectiveId id;
    QString label; ///< e.g. "D04"
    QString text;
    std::optional<SegmentId> segment; ///< everywhere if absent

    friend bool operator==(const Directive&, const Directive&) = default;
};

} // namespace countersign
