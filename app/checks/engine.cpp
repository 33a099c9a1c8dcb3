// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/engine.h"

#include "app/checks/claims/judge.h"
#include "app/checks/each/all.h"
#include "app/checks/reading/context.h"
#include "app/checks/skeleton_match.h"
#include "app/text/sms.h"

#include <algorithm>
#include <exception>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

constexpr CheckInfo table[] = {
    {"accuracy.unsupported", 1, Severity::Blocker, checkAccuracyUnsupported},
    {"accuracy.contradicted", 1, Severity::Blocker, checkAccuracyContradicted},
    {"accuracy.unknown_citation", 1, Severity::Blocker, checkAccuracyUnknownCitation},
    {"accuracy.identity", 1, Severity::Blocker, checkAccuracyIdentity},
    {"accuracy.quote", 1, Severity::Blocker, checkAccuracyQuote},
    {"accuracy.stale", 1, Severity::Warning, checkAccuracyStale},
    {"specificity.swap", 2, Severity::Blocker, checkSpecificitySwap},
    {"claim.category", 3, Severity::Warning, checkClaimCategory},
    {"claim.commitment", 3, Severity::Blocker, checkClaimCommitment},
    {"ask.count", 4, Severity::Warning, checkAskCount},
    {"ask.effort", 4, Severity::Note, checkAskEffort},
    {"structure.repeated", 5, Severity::Warning, checkStructureRepeated},
    {"persona.duplicate", 5, Severity::Warning, checkPersonaDuplicate},
    {"persona.framing", 5, Severity::Note, checkPersonaFraming},
    {"boundary.violation", 6, Severity::Blocker, checkBoundaryViolation},
    {"placeholder.unfilled", 6, Severity::Blocker, checkPlaceholderUnfilled},
    {"recipient.name", 6, Severity::Blocker, checkRecipientName},
    {"output.residue", 6, Severity::Blocker, checkOutputResidue},
    {"security.injection", 6, Severity::Blocker, checkSecurityInjection},
    {"channel.length", 7, Severity::Blocker, checkChannelLength},
    {"channel.shape", 7, Severity::Warning, checkChannelShape},
    {"compliance.suppressed", 7, Severity::Blocker, checkComplianceSuppressed},
    {"compliance.opt_out", 7, Severity::Warning, checkComplianceOptOut},
    {"compliance.hours", 7, Severity::Note, checkComplianceHours},
    {"language.mismatch", 8, Severity::Blocker, checkLanguageMismatch},
    {"language.spelling", 8, Severity::Note, checkLanguageSpelling},
    {"language.encoding", 8, Severity::Blocker, checkLanguageEncoding},
    {"style.deliverability", 8, Severity::Note, checkStyleDeliverability},
    {"style.length", 8, Severity::Note, checkStyleLength},
};

/// Tells what a check found as loudly as the workspace has it. Of findings of several severities the worst
/// are raised, and those above the level are lowered; that a check could not look is told in any case.
void setLevel(const CheckInfo& info, const Rules& rules, std::vector<Finding>& found)
{
    const auto it = rules.levels.find(QLatin1String(info.id));
    if (it == rules.levels.end())
        return;
    const CheckLevel level = it->second;
    const auto isFound = [](const Finding& finding) { return finding.reason != "not_checked"_L1; };
    if (level == CheckLevel::Off) {
        std::erase_if(found, isFound);
        return;
    }
    for (Finding& finding : found) {
        if (isFound(finding) &&
            (finding.severity == info.severity || levelFor(finding.severity) > level))
            finding.severity = static_cast<Severity>(static_cast<int>(level) - 1);
    }
}

void run(const CheckInfo& info, Context& context, std::vector<Finding>& findings)
{
    std::vector<Finding> own;
    try {
        info.run(context, own);
    } catch (const std::exception& problem) {
        own = {notChecked(info.id, {QString::fromUtf8(problem.what())})};
    } catch (...) {
        own = {notChecked(info.id, {u"failed"_s})};
    }
    if (!context.input.rules.levels.empty())
        setLevel(info, context.input.rules, own);
    std::stable_sort(own.begin(), own.end(),
                     [](const Finding& a, const Finding& b) { return a.start < b.start; });
    std::move(own.begin(), own.end(), std::back_inserter(findings));
}

Metrics metricsOf(Context& context)
{
    Metrics metrics;
    const text::Reading& reading = context.readability();
    metrics.words = reading.words;
    metrics.characters = static_cast<int>(context.sentText().size());
    metrics.sentences = reading.sentences;
    metrics.readingGrade = reading.grade;
    for (const Sentence& sentence : context.reading().sentences)
        metrics.asks += sentence.asks;
    for (const JudgedClaim& claim : context.claims()) {
        ++metrics.claims;
        metrics.claimsSupported += claim.verdict.isSupported();
    }
    metrics.specificity = context.specificity();
    if (context.isChannel(Channel::Sms)) {
        const text::SmsCount sms = text::smsCount(context.sentText());
        const bool isGsm = sms.encoding == text::SmsCount::Encoding::Gsm7;
        metrics.sms = SmsMetrics{isGsm ? u"GSM-7"_s : u"UCS-2"_s, sms.units, sms.segments};
    }
    return metrics;
}

Overall overallOf(const std::vector<Finding>& findings)
{
    Overall worst = Overall::Pass;
    for (const Finding& finding : findings) {
        if (finding.severity == Severity::Blocker)
            return Overall::Block;
        if (finding.severity == Severity::Warning)
            worst = Overall::Warn;
    }
    return worst;
}

} // namespace

std::span<const CheckInfo> allChecks()
{
    return table;
}

struct Checker::Kept {
    const SpellChecker* spelling = nullptr;
    PatternStore patterns;
    SkeletonStore skeletons;
    ClaimJudge judge;
};

Checker::Checker(const SpellChecker* spelling)
    : m_kept(std::make_unique<Kept>())
{
    m_kept->spelling = spelling;
}

Checker::~Checker() = default;
Checker::Checker(Checker&&) noexcept = default;
Checker& Checker::operator=(Checker&&) noexcept = default;

Report Checker::check(const CheckInput& input, const std::stop_token& stop)
{
    Context context(input, m_kept->patterns, m_kept->skeletons, m_kept->judge, m_kept->spelling);
    Report report;
    for (const CheckInfo& info : table) {
        if (stop.stop_requested())
            report.findings.push_back(notChecked(info.id, {u"stopped"_s}));
        else
            run(info, context, report.findings);
    }
    report.overall = overallOf(report.findings);
    if (stop.stop_requested())
        return report;
    try {
        report.metrics = metricsOf(context);
        report.masked = masked(input.text, context.ownNames());
    } catch (...) {
        // The checks that need these figures have said already that they could not be run.
        report.metrics = {};
    }
    return report;
}

std::vector<Finding> Checker::checkBoundaries(const CheckInput& input)
{
    Context context(input, m_kept->patterns, m_kept->skeletons, m_kept->judge, m_kept->spelling);
    std::vector<Finding> findings;
    for (const CheckInfo& info : table) {
        if (info.run == checkBoundaryViolation)
            run(info, context, findings);
    }
    return findings;
}

Report check(const CheckInput& input, const std::stop_token& stop, const SpellChecker* spelling)
{
    return Checker(spelling).check(input, stop);
}

Metrics metricsOf(const CheckInput& input)
{
    PatternStore patterns;
    SkeletonStore skeletons;
    ClaimJudge judge;
    Context context(input, patterns, skeletons, judge, nullptr);
    try {
        return metricsOf(context);
    } catch (...) {
        return {};
    }
}

} // namespace countersign::checks
