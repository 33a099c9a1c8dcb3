// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/user.h"
#include "app/store/transaction.h"

#include <QDateTime>

#include <optional>

namespace countersign {

/// A draft that somebody had written again.
struct Rewriting {
    DraftId draft;
    RevisionId revision; ///< that was written
    QDateTime at;
};

/// Puts it in the log, as an act of the person who asked for it.
[[nodiscard]] Result<void> noteRewriting(store::Transaction& transaction, const User& actor,
                                         const Rewriting& rewriting);

/// The latest that the person asked for, as long as it is the draft's text and has not gone out.
[[nodiscard]] std::optional<Rewriting> lastRewriting(const store::Session& session,
                                                     const User& user);

/// Makes the text of before the draft's text again, as a new revision by the person. Refused "undo.nothing" where
/// the text has moved on, and those of mayEdit.
[[nodiscard]] Result<void> takeRewritingBack(store::Transaction& transaction, const User& actor,
                                             const Rewriting& rewriting, const QDateTime& now);

} // namespace countersign
