// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/reading/context.h"
#include "app/domain/finding.h"

#include <vector>

namespace countersign::checks {

// The checks themselves, each in the file of its name. What each finds stands in its CheckInfo and in the
// list of checks; `engine.cpp` holds the table.

using Findings = std::vector<Finding>;

void checkAccuracyUnsupported(Context& context, Findings& findings);
void checkAccuracyContradicted(Context& context, Findings& findings);
void checkAccuracyUnknownCitation(Context& context, Findings& findings);
void checkAccuracyIdentity(Context& context, Findings& findings);
void checkAccuracyQuote(Context& context, Findings& findings);
void checkAccuracyStale(Context& context, Findings& findings);
void checkSpecificitySwap(Context& context, Findings& findings);
void checkClaimCategory(Context& context, Findings& findings);
void checkClaimCommitment(Context& context, Findings& findings);
void checkAskCount(Context& context, Findings& findings);
void checkAskEffort(Context& context, Findings& findings);
void checkStructureRepeated(Context& context, Findings& findings);
void checkPersonaDuplicate(Context& context, Findings& findings);
void checkPersonaFraming(Context& context, Findings& findings);
void checkBoundaryViolation(Context& context, Findings& findings);
void checkPlaceholderUnfilled(Context& context, Findings& findings);
void checkRecipientName(Context& context, Findings& findings);
void checkOutputResidue(Context& context, Findings& findings);
void checkSecurityInjection(Context& context, Findings& findings);
void checkChannelLength(Context& context, Findings& findings);
void checkChannelShape(Context& context, Findings& findings);
void checkComplianceSuppressed(Context& context, Findings& findings);
void checkComplianceOptOut(Context& context, Findings& findings);
void checkComplianceHours(Context& context, Findings& findings);
void checkLanguageMismatch(Context& context, Findings& findings);
void checkLanguageSpelling(Context& context, Findings& findings);
void checkLanguageEncoding(Context& context, Findings& findings);
void checkStyleDeliverability(Context& context, Findings& findings);
void checkStyleLength(Context& context, Findings& findings);

} // namespace countersign::checks
