// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/store/transaction.h"

namespace countersign::store {

struct Erased {
    qint64 drafts = 0;
    qint64 revisions = 0;
    qint64 evidence = 0;
    qint64 replies = 0;
    qint64 decisions = 0; ///< that stay as ids and hashes
};

/// Removes a person's readable data from this workspace: the record, everything written to them and what
/// was found about them alone, replies, unfinished edits, search index. Audit entries and decisions stay:
/// they hold ids and hashes, and the reasons people gave are taken out of them. A suppression entry, which holds nothing readable, is the caller's to put first.
/// The pages that held it are overwritten, but for words in older parts of the search index, which go with
/// `mergeSearch`. NotFound "prospect.unknown".
[[nodiscard]] Result<Erased> erase(Transaction& transaction, const ProspectId& prospect,
                                   const UserId& by);

/// One draft with everything about it, because it was removed elsewhere; nothing if it is not there.
void eraseDraft(Transaction& transaction, const DraftId& draft);

} // namespace countersign::store
