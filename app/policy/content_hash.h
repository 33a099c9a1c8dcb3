// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/policy/history.h"

namespace countersign::policy {

/// What an approval is bound to, version 1: SHA-256 over the canonical form of prospect, account, segment
/// (the one that gives the directives), step, channel, the address used, subject, text and the map of
/// cited evidence (only labels whose mark stands in the text or the subject).
[[nodiscard]] QString contentHash(const DraftHistory& history, const Revision& revision);

/// The evidence that the text really cites: labels of marks that stand in it, resolved.
[[nodiscard]] Citations citedIn(const Revision& revision);

} // namespace countersign::policy
