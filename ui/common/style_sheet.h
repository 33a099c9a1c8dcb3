// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/roles.h"

#include <QString>

namespace countersign {

/// `resources/style/countersign.qss` with the colours of `roles` in its places ("@accent@").
[[nodiscard]] QString styleSheetOf(const Roles& roles);

} // namespace countersign
