// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/accuracy.h"

namespace countersign::checks {

void checkAccuracyUnsupported(Context& context, Findings& findings)
{
    reportFaults(context, "accuracy.unsupported", findings);
}

} // namespace countersign::checks
