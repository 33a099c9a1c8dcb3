// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/policy/history.h"
#include "app/store/history.h"

namespace countersign::store {

// The signed log as a witness of what lets a message out. Somebody with the database in hand can write a
// row with a hash that fits, or take one away; they cannot sign the entry that belongs to it. So whoever
// hands over compares the two, both ways.

/// The log itself, the segments' controls and the pauses: once before a run. Refused:
///
/// | rule | when |
/// |---|---|
/// | audit.broken | the log was tampered with; args: the entry, what is wrong with it |
/// | audit.unlogged | a document that lets out has no entry in the log; args: the document |
/// | audit.lost | the log has an entry for a document that is gone or was changed; args: the document |
[[nodiscard]] Result<void> logHolds(const Session& session);

/// The decisions, findings set aside, edits, attestations, withdrawals, suppressions and controls of one
/// draft, and whether it was claimed before: "audit.unlogged", "audit.lost", "audit.claimed"; and
/// "audit.evidence" (args: the label) for a cited passage that is gone or was changed. Of a team's
/// documents the server vouches for those that have no entry here, once the log says that the workspace
/// joined a team ("team.join").
[[nodiscard]] Result<void> logCarries(const Session& session, const policy::DraftHistory& history);

} // namespace countersign::store
