// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/pausing.h"

#include "app/policy/permissions.h"

#include <set>

namespace countersign::policy {

std::vector<PauseId> standingPauses(const std::vector<Pause>& pauses,
                                    const std::map<UserId, Role>& roles)
{
    std::set<PauseId> lifted;
    for (const Pause& pause : pauses) {
        const auto known = roles.find(pause.by);
        if (!pause.on && known != roles.end() && may(known->second, Action::Resume))
            lifted.insert(pause.after.begin(), pause.after.end());
    }
    std::vector<PauseId> standing;
    for (const Pause& pause : pauses) {
        if (pause.on && !lifted.contains(pause.id))
            standing.push_back(pause.id);
    }
    return standing;
}

} // namespace countersign::policy
