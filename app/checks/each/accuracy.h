// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/each/all.h"

namespace countersign::checks {

/// A finding for each claim whose fault this check reports. Category claims and promises have checks of their
/// own, which are reported instead of accuracy.unsupported.
void reportFaults(Context& context, const char* check, Findings& findings);

} // namespace countersign::checks
