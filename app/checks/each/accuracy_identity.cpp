// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/accuracy.h"

namespace countersign::checks {

void checkAccuracyIdentity(Context& context, Findings& findings)
{
    reportFaults(context, "accuracy.identity", findings);
}

} // namespace countersign::checks
