// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/accuracy.h"

#include "app/checks/claims/judge.h"
#include "app/text/citation_marks.h"

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

bool isReportedElsewhere(const JudgedClaim& claim)
{
    const Fault fault = claim.verdict.fault;
    if (fault == Fault::UnknownOnly)
        return true; // accuracy.unknown_citation says it
    const bool isUnsupported = checkFor(fault) == "accuracy.unsupported"_L1;
    return isUnsupported && (claim.isCategory || claim.isCommitment);
}

std::vector<EvidenceId> evidenceOf(const Context& context, const JudgedClaim& claim)
{
    const auto& shown = claim.verdict.against.empty() ? claim.cited : claim.verdict.against;
    std::vector<EvidenceId> ids;
    ids.reserve(shown.size());
    for (const size_t index : shown)
        ids.push_back(context.input.evidence[index].evidence.id);
    return ids;
}

/// A claim without a mark that something in hand bears out: cite it.
std::optional<Fix> citation(const Context& context, const JudgedClaim& claim)
{
    if (claim.verdict.fault != Fault::NoCitation || claim.verdict.args.isEmpty())
        return std::nullopt;
    const text::TextEdit edit =
        text::markInsertion(context.input.text, claim.unit.span.end, claim.verdict.args.front());
    return Fix{edit.position, edit.position + edit.removed, edit.inserted};
}

} // namespace

void reportFaults(Context& context, const char* check, Findings& findings)
{
    for (const JudgedClaim& claim : context.claims()) {
        const Verdict& verdict = claim.verdict;
        if (checkFor(verdict.fault) != QLatin1String(check) || isReportedElsewhere(claim))
            continue;
        // A quotation is shown by itself, everything else as the whole claim it makes false.
        const bool isQuote = verdict.fault == Fault::QuoteWords || verdict.fault == Fault::QuoteCut;
        const text::Span span = isQuote ? verdict.span : claim.unit.span;
        Finding finding =
            context.finding(check, Severity::Blocker, span, reasonFor(verdict.fault), verdict.args);
        finding.evidence = evidenceOf(context, claim);
        finding.fix = citation(context, claim);
        if (verdict.fault ==
            Fault::Language) { // neither borne out nor not: for a person to compare
            finding.severity = Severity::Warning;
            finding.reason = u"not_checked"_s;
            finding.args = QStringList{u"other_language"_s};
        }
        findings.push_back(std::move(finding));
    }
}

} // namespace countersign::checks
