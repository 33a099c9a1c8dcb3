// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/checks/claims/judge.h"

using namespace Qt::StringLiterals;

namespace countersign::checks {

void checkClaimCategory(Context& context, Findings& findings)
{
    for (const JudgedClaim& claim : context.claims()) {
        if (claim.isCategory && !claim.isCommitment &&
            checkFor(claim.verdict.fault) == "accuracy.unsupported"_L1)
            findings.push_back(context.finding("claim.category", Severity::Warning, claim.unit.span,
                                               u"category"_s));
    }
}

} // namespace countersign::checks
