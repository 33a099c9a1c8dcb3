// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/accuracy.h"

#include "app/checks/claims/judge.h"
#include "app/text/citation_marks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

/// A mark may stand behind a blank or the stop of its sentence.
constexpr qsizetype markGap = 2;
/// Under this share of its words a claim has no support at all.
constexpr double littleContent = 0.34;

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

/// A claim without a mark that something in hand bears out: cite it. One with a single mark that is the wrong one:
/// put the right one there.
std::optional<Fix> citation(Context& context, const JudgedClaim& claim)
{
    const Verdict& verdict = claim.verdict;
    if (verdict.bearer.isEmpty())
        return std::nullopt;
    if (claim.unit.labels.isEmpty()) {
        const text::TextEdit edit =
            text::markInsertion(context.input.text, claim.unit.span.end, verdict.bearer);
        return Fix{edit.position, edit.position + edit.removed, edit.inserted};
    }
    const auto& marks = context.draft().analysis.marks;
    const text::Span reach{claim.unit.span.start, claim.unit.span.end + markGap};
    const text::CitationMark* only = nullptr;
    for (const text::CitationMark& mark : marks) {
        if (!reach.overlaps(mark.span))
            continue;
        if (only)
            return std::nullopt;
        only = &mark;
    }
    if (!only || claim.unit.labels.size() != 1 ||
        only->label.compare(claim.unit.labels.front(), Qt::CaseInsensitive) != 0)
        return std::nullopt;
    return Fix{only->span.start, only->span.end, QString(u"[@"_s + verdict.bearer + u']')};
}

/// Nothing in hand bears a whole sentence out, and the message does without it: another claim holds, and it asks.
/// Then it is cut, with the blank behind it, or before it at the end of a paragraph.
std::optional<Fix> cut(Context& context, const JudgedClaim& claim)
{
    const SentenceReading& reading = context.reading();
    const Sentence& sentence = reading.sentences[claim.unit.sentence];
    const Fault fault = claim.verdict.fault;
    const bool isBare = fault == Fault::NoCitation || fault == Fault::Words;
    const bool isWhole = claim.unit.span.start <= sentence.body.start &&
                         sentence.body.start == sentence.span.start && !sentence.isPoint;
    const auto isOne = [&claim](const JudgedClaim& other) {
        return other.unit.sentence == claim.unit.sentence && other.unit.span != claim.unit.span;
    };
    const auto& claims = context.claims();
    const bool hasOther = std::any_of(claims.begin(), claims.end(), [](const JudgedClaim& other) {
        return other.verdict.isSupported();
    });
    const bool asks =
        std::any_of(reading.sentences.begin(), reading.sentences.end(),
                    [](const Sentence& other) { return other.role == SentenceRole::Ask; });
    if (!isBare || !isWhole || !hasOther || !asks || claim.verdict.contentShare > littleContent ||
        std::any_of(claims.begin(), claims.end(), isOne))
        return std::nullopt;
    const QString& text = context.input.text;
    qsizetype start = sentence.span.start;
    qsizetype end = sentence.span.end;
    for (const text::CitationMark& mark : context.draft().analysis.marks) {
        if (mark.span.start >= start && mark.span.start <= end + 1)
            end = std::max(end, mark.span.end);
    }
    while (end < text.size() && text.at(end) == u' ')
        ++end;
    const bool isLast = end == text.size() || text.at(end) == u'\n';
    while (isLast && start > 0 && text.at(start - 1) == u' ')
        --start;
    return Fix{start, end, {}};
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
        if (!finding.fix)
            finding.fix = cut(context, claim);
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
