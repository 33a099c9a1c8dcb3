// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {

void checkAccuracyUnknownCitation(Context& context, Findings& findings)
{
    for (const text::CitationMark& mark : context.draft().analysis.marks) {
        const auto& evidence = context.input.evidence;
        const bool known = std::any_of(evidence.begin(), evidence.end(), [&mark](const auto& one) {
            return one.label.compare(mark.label, Qt::CaseInsensitive) == 0;
        });
        if (known)
            continue;
        const bool was = context.input.withdrawn.contains(mark.label, Qt::CaseInsensitive);
        findings.push_back(context.finding("accuracy.unknown_citation", Severity::Blocker,
                                           mark.span, was ? u"withdrawn"_s : u"no_such_evidence"_s,
                                           {mark.label}));
    }
}

} // namespace countersign::checks
