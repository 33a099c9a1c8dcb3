// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/delivery.h"
#include "app/domain/user.h"

#include <map>
#include <vector>

namespace countersign::policy {

/// "Stop everything" by what each pause saw, never by a clock: one that is on stops everything until one
/// that is off, by somebody whom the store knows as one who may resume, names it in `after`. Of two people
/// who pause without knowing of each other, each has to be answered.
[[nodiscard]] std::vector<PauseId> standingPauses(const std::vector<Pause>& pauses,
                                                  const std::map<UserId, Role>& roles);

} // namespace countersign::policy
