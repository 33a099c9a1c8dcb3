// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/policy/history.h"
#include "app/services/generation_service.h"

#include <vector>

namespace countersign {

namespace store {
class Session;
}

/// A draft that is to be written.
struct PlannedDraft {
    policy::DraftHistory history; ///< of a draft that is not stored yet: without revisions
    int position = 0;             ///< of its step
    bool isNew = true;
};

/// The drafts that a request asks for: each step of a prospect's sequence that has none, and with a
/// directive for named prospects also those that stand and nobody decided on for good. People without a
/// sequence and steps without a channel go into `report.failed`.
[[nodiscard]] Result<std::vector<PlannedDraft>> plannedDrafts(const store::Session& session,
                                                              const GenerateRequest& request,
                                                              GenerateReport& report);

} // namespace countersign
