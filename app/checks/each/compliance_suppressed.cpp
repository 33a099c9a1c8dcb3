// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

namespace countersign::checks {

void checkComplianceSuppressed(Context& context, Findings& findings)
{
    for (const SuppressionMatch& match : context.input.suppressions)
        findings.push_back(context.finding("compliance.suppressed", Severity::Blocker, {},
                                           toText(match.kind), {match.reason}));
}

} // namespace countersign::checks
