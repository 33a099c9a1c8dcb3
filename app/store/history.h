// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/policy/history.h"
#include "app/store/session.h"

namespace countersign::store {

/// Which documents count. In a team, delivery counts only those that the server has confirmed.
enum class Counting { Everything, Confirmed };

/// Everything that bears on one draft, from the documents; never from the projection. Documents whose
/// seal is broken are left out. NotFound "draft.unknown", or "draft.no_prospect" while the prospect has
/// not come yet.
[[nodiscard]] Result<policy::DraftHistory> historyOf(const Session& session, const DraftId& draft,
                                                     Counting counting = Counting::Everything);

} // namespace countersign::store
