// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/checks/each/stale.h"

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

bool isTitleKind(const Evidence& evidence)
{
    return evidence.kind == u"job_change" || evidence.kind == u"profile";
}

} // namespace

int staleAfterDays(const Evidence& evidence, bool givesTitle, const Rules& rules)
{
    if (givesTitle && (isTitleKind(evidence) || evidence.input != Input::Knowledge))
        return rules.staleTitleDays;
    switch (evidence.input) {
    case Input::Signal:
        return rules.staleSignalDays;
    case Input::Research:
        return rules.staleResearchDays;
    case Input::Knowledge:
    case Input::Crm:
        break;
    }
    return 0;
}

bool isStale(const Evidence& evidence, bool givesTitle, const Rules& rules, QDate today)
{
    const int days = staleAfterDays(evidence, givesTitle, rules);
    return days > 0 && evidence.observedOn && today.isValid() &&
           evidence.observedOn->daysTo(today) > days;
}

void checkAccuracyStale(Context& context, Findings& findings)
{
    const CheckInput& input = context.input;
    for (const JudgedClaim& claim : context.claims()) {
        for (const size_t index : claim.cited) {
            const LabelledEvidence& cited = input.evidence[index];
            if (!isStale(cited.evidence, claim.givesTitle, input.rules, input.today))
                continue;
            const int limit = staleAfterDays(cited.evidence, claim.givesTitle, input.rules);
            const qint64 age = cited.evidence.observedOn->daysTo(input.today);
            Finding finding =
                context.finding("accuracy.stale", Severity::Warning, claim.unit.span, u"stale"_s,
                                {cited.label, QString::number(age), QString::number(limit)});
            finding.evidence = {cited.evidence.id};
            findings.push_back(std::move(finding));
        }
    }
}

} // namespace countersign::checks
