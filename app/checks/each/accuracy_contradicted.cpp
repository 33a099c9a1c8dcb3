// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/accuracy.h"

namespace countersign::checks {

void checkAccuracyContradicted(Context& context, Findings& findings)
{
    reportFaults(context, "accuracy.contradicted", findings);
}

} // namespace countersign::checks
