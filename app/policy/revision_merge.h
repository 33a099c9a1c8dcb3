// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/draft.h"
#include "app/domain/edited_text.h"

#include <optional>
#include <vector>

namespace countersign {

/// Whose name a merge carries that nobody made by hand.
[[nodiscard]] UserId mergeUser();

/// The latest revision that both come from; nothing if they share none.
[[nodiscard]] const Revision* commonAncestor(const std::vector<Revision>& revisions,
                                             const RevisionId& a, const RevisionId& b);

/// The two sides of one base put together: by words, citation marks whole, subject and text each.
struct SidesMerged {
    EditedText text; ///< as far as it goes; where the sides overlap, `mine`
    bool clean = false;
};
[[nodiscard]] SidesMerged mergedSides(const EditedText& base, const EditedText& mine,
                                      const EditedText& theirs);

/// The merge of two heads as a revision of `mergeUser`, or nothing where they overlap. Deterministic: who
/// repeats it gets the same bytes, whichever head is named first, so any member may write it.
[[nodiscard]] std::optional<Revision> mergeRevision(const std::vector<Revision>& revisions,
                                                    const Revision& a, const Revision& b);

} // namespace countersign
