// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"
#include "app/store/device_keys.h"

#include <memory>

namespace countersign::store {

/// What a workspace asks of the world around it.
struct Surroundings {
    std::shared_ptr<const Clock> clock;
    std::shared_ptr<DeviceKeys> deviceKeys;
};

} // namespace countersign::store
