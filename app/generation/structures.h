// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/channel.h"
#include "app/generation/message_plan.h"

#include <vector>

namespace countersign::generation {

/// The orders of moves that read well on a channel: observation first, question first, proof first … Each
/// has the hook and exactly one ask.
[[nodiscard]] const std::vector<std::vector<Move>>& structuresFor(Channel channel);

} // namespace countersign::generation
