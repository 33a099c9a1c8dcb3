// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/judge.h"

#include "app/checks/claims/unit_judge.h"

#include <algorithm>

namespace countersign::checks {
namespace {

using text::Span;

/// How much of a claim must stand in its evidence, chosen by cross-validation on the public set of
/// statements and on the project's own copy (`./dev bench claims`). Copy says a thing in fewer words than
/// its source, under a mark that points at it; a statement by itself must say it more fully.
constexpr double copyScore = 0.66;
constexpr double statementScore = 0.75;

/// "Yes!", "It really is.": nothing in it could be looked up.
bool hasContent(const Prose& prose, Span sentence)
{
    const TokenRange words = prose.wordsIn(sentence);
    for (size_t i = words.first; i < words.last; ++i) {
        if (!prose.tags[prose.words[i].token].has(Tag::Interjection))
            return true;
    }
    return false;
}

} // namespace

std::vector<JudgedClaim> ClaimJudge::judge(const CheckInput& input, const Prose& draft,
                                           const SentenceReading& reading,
                                           const std::vector<OwnName>& names)
{
    OwnForms forms = ownForms(input.prospect, input.rules.vendor);
    forms.words.append(senderWords(draft.text, reading));
    return judgeUnits(input, draft, claimUnits(draft.text, reading), names, std::move(forms),
                      false);
}

std::vector<JudgedClaim> ClaimJudge::judgeAll(const CheckInput& input, const Prose& draft)
{
    QStringList labels;
    for (const LabelledEvidence& one : input.evidence)
        labels.append(one.label);
    const text::Analysis& analysis = draft.text.analysis;
    std::vector<ClaimUnit> units;
    for (size_t i = 0; i < analysis.sentences.size(); ++i) {
        const Span& span = analysis.sentences[i];
        if (hasContent(draft, span))
            units.push_back({span, i, span.start, false, labels});
    }
    return judgeUnits(input, draft, units, ownNames(analysis, input.prospect),
                      ownForms(input.prospect, input.rules.vendor), true);
}

std::vector<JudgedClaim> ClaimJudge::judgeUnits(const CheckInput& input, const Prose& draft,
                                                const std::vector<ClaimUnit>& units,
                                                const std::vector<OwnName>& names, OwnForms forms,
                                                bool standsAlone)
{
    if (units.empty())
        return {};
    OwnSpans own = ownSpansIn(draft, names, forms);
    JudgeScene scene{input,
                     draft,
                     {},
                     std::move(forms),
                     std::move(own),
                     standsAlone ? statementScore : copyScore,
                     standsAlone};
    for (size_t i = 0; i < input.evidence.size(); ++i)
        scene.all.push_back(
            {&input.evidence[i], i, m_passages.passageOf(input.evidence[i], input.language)});
    UnitJudge judge(scene);
    std::vector<JudgedClaim> claims;
    claims.reserve(units.size());
    for (const ClaimUnit& unit : units)
        claims.push_back(judge.judge(unit));
    return claims;
}

} // namespace countersign::checks
