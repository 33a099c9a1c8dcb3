// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

namespace countersign::generation {

/// What a job answers when it was asked to stop: Cancelled "generation.stopped".
[[nodiscard]] Error stopped();

} // namespace countersign::generation
