// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/checks/claims/commitments.h"
#include "app/checks/claims/judge.h"

#include <algorithm>

namespace countersign::checks {
namespace {

/// A proof point of the knowledge base says so; or it is no word of ours, but a fact about the reader that
/// research, a signal or a note bears out.
bool isAuthorised(Context& context, const JudgedClaim& claim)
{
    const CheckInput& input = context.input;
    const TaggedText& draft = context.draft();
    const bool isOurs = draft.hasAny(draft.tokensIn(claim.unit.span), Tag::FirstPerson);
    if (claim.verdict.isSupported() && !isOurs)
        return true;
    return claim.verdict.isSupported() &&
           std::any_of(claim.cited.begin(), claim.cited.end(), [&input](size_t index) {
               return input.evidence[index].evidence.input == Input::Knowledge;
           });
}

} // namespace

void checkClaimCommitment(Context& context, Findings& findings)
{
    for (const JudgedClaim& claim : context.claims()) {
        if (!claim.isCommitment || isAuthorised(context, claim))
            continue;
        const auto commitment = commitmentIn(context.draft(), claim.unit.span);
        if (!commitment)
            continue;
        findings.push_back(context.finding("claim.commitment", Severity::Blocker, claim.unit.span,
                                           commitment->reason,
                                           {commitment->span.of(context.input.text).toString()}));
    }
}

} // namespace countersign::checks
