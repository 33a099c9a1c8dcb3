// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"

#include <vector>

namespace countersign::store {

/// What a committed write changed, for whoever shows it.
struct Committed {
    std::vector<DraftId> drafts; ///< whose text, decisions, findings or facts may differ now
    bool governance = false; ///< modes, filters, approvers: counts and states of many may differ
    bool people = false;     ///< accounts or prospects
    bool inputs = false;     ///< evidence, knowledge, suppression
    bool settings = false;   ///< settings, rules, users, pause
};

} // namespace countersign::store
