// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/draft.h"

#include <QString>

namespace countersign {

/// A text as somebody is writing it, not yet a revision.
struct EditedText {
    QString subject;
    QString text; ///< with citation marks
    Citations citations;

    friend bool operator==(const EditedText&, const EditedText&) = default;
};

[[nodiscard]] inline EditedText editedTextOf(const Revision& revision)
{
    return {revision.subject, revision.text, revision.citations};
}

} // namespace countersign
