// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/accuracy.h"

namespace countersign::checks {

void checkAccuracyQuote(Context& context, Findings& findings)
{
    reportFaults(context, "accuracy.quote", findings);
}

} // namespace countersign::checks
