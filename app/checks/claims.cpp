// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims.h"

#include "app/checks/claims/judge.h"
#include "app/checks/claims/likeness.h"
#include "app/checks/each/stale.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

/// The question as a draft whose every sentence cites everything.
CheckInput draftOf(const ClaimQuestion& question)
{
    CheckInput input;
    input.text = text::withoutMarks(question.claim);
    input.prospect = question.about;
    input.evidence = question.evidence;
    input.today = question.today;
    input.language = question.language;
    input.rules = question.rules;
    return input;
}

QString labelOf(const CheckInput& input, size_t index)
{
    return input.evidence[index].label;
}

void addStale(const CheckInput& input, const JudgedClaim& claim, QStringList& checks)
{
    for (const PassageMatch& passage : claim.verdict.passages) {
        if (isStale(input.evidence[passage.evidence].evidence, claim.givesTitle, input.rules,
                    input.today))
            checks.append(u"accuracy.stale"_s);
    }
}

/// What words alone can tell is told by all of them together.
bool isOfWords(const Verdict& verdict)
{
    return verdict.isSupported() || verdict.fault == Fault::Words;
}

bool isRefused(const std::vector<JudgedClaim>& claims)
{
    return std::any_of(claims.begin(), claims.end(),
                       [](const JudgedClaim& claim) { return !isOfWords(claim.verdict); });
}

std::vector<EvidenceItem> itemsOf(const CheckInput& input, ClaimJudge& judge)
{
    std::vector<EvidenceItem> items;
    for (size_t i = 0; i < input.evidence.size(); ++i)
        items.push_back(
            {&input.evidence[i], i, judge.passageOf(input.evidence[i], input.language)});
    return items;
}

/// Of nobody in particular, beside evidence in its own language.
bool isBare(const ClaimQuestion& question, const Prose& draft,
            const std::vector<EvidenceItem>& items)
{
    const auto language = draft.text.analysis.language;
    return question.about.name.isEmpty() && question.about.company.isEmpty() && !items.empty() &&
           std::all_of(items.begin(), items.end(), [language](const EvidenceItem& item) {
               return item.prose().text.analysis.language == language &&
                      item.given->evidence.input != Input::Knowledge;
           });
}

/// No figure, name or turn speaks against it: whether the evidence bears it out is told by all its words.
void decideByWords(const Likeness& likeness, ClaimVerdict& verdict)
{
    constexpr double evenChance = 0.5;
    verdict.score = attributable(likeness);
    const bool isSupported = verdict.score >= evenChance;
    if (isSupported == verdict.supported)
        return;
    verdict.supported = isSupported;
    verdict.checks.removeAll(u"accuracy.unsupported"_s);
    verdict.reason.clear();
    verdict.args.clear();
    if (isSupported)
        return;
    verdict.cited.clear();
    verdict.checks.prepend(u"accuracy.unsupported"_s);
    verdict.reason = reasonFor(Fault::Words);
}

} // namespace

WordLikeness wordLikeness(const ClaimQuestion& question)
{
    const CheckInput input = draftOf(question);
    const Prose draft = readProse(tagged(text::analyse(input.text, input.language, input.today)));
    ClaimJudge judge;
    const std::vector<JudgedClaim> claims = judge.judgeAll(input, draft);
    const Likeness likeness = likenessOf(draft, itemsOf(input, judge));
    return {claims.empty() || isRefused(claims), {likeness.begin(), likeness.end()}};
}

QStringList wordLikenessNames()
{
    QStringList names;
    for (const char* name : likenessNames)
        names.append(QString::fromLatin1(name));
    return names;
}

ClaimVerdict judge(const ClaimQuestion& question)
{
    const CheckInput input = draftOf(question);
    const Prose draft = readProse(tagged(text::analyse(input.text, input.language, input.today)));
    ClaimJudge judge;
    ClaimVerdict verdict;
    double weight = 0.0;
    bool all = true;
    const std::vector<JudgedClaim> claims = judge.judgeAll(input, draft);
    for (const JudgedClaim& claim : claims) {
        const double words = std::max(1, claim.words);
        verdict.score += claim.verdict.score * words;
        weight += words;
        const auto& shown = claim.verdict.against;
        for (const size_t index : shown)
            verdict.cited.append(labelOf(input, index));
        if (shown.empty() && claim.verdict.isSupported()) {
            for (const PassageMatch& passage : claim.verdict.passages)
                verdict.cited.append(labelOf(input, passage.evidence));
        }
        if (!claim.verdict.isSupported()) {
            all = false;
            verdict.checks.append(checkFor(claim.verdict.fault));
            if (verdict.reason.isEmpty()) {
                verdict.reason = reasonFor(claim.verdict.fault);
                verdict.args = claim.verdict.args;
            }
        }
        addStale(input, claim, verdict.checks);
    }
    verdict.supported = !claims.empty() && all && !question.evidence.empty();
    verdict.score = weight > 0.0 ? std::clamp(verdict.score / weight, 0.0, 1.0) : 0.0;
    const std::vector<EvidenceItem> items = itemsOf(input, judge);
    if (!claims.empty() && !isRefused(claims) && isBare(question, draft, items))
        decideByWords(likenessOf(draft, items), verdict);
    if (!verdict.supported && verdict.reason.isEmpty()) {
        verdict.checks.append(u"accuracy.unsupported"_s);
        verdict.reason = u"no_claim"_s;
    }
    verdict.checks.removeDuplicates();
    verdict.cited.removeDuplicates();
    return verdict;
}

std::vector<Support> supportOf(const CheckInput& input)
{
    const Prose draft = readProse(tagged(text::analyse(input.text, input.language, input.today)));
    const SentenceReading reading = readSentences(draft.text);
    ClaimJudge judge;
    std::vector<Support> result;
    for (const Sentence& sentence : reading.sentences) {
        result.emplace_back();
        result.back().sentence = sentence.span;
    }
    for (const JudgedClaim& claim :
         judge.judge(input, draft, reading, ownNames(draft.text.analysis, input.prospect))) {
        Support& support = result[claim.unit.sentence];
        support.supported = claim.verdict.isSupported() && (!support.isClaim || support.supported);
        support.isClaim = true;
        for (const PassageMatch& passage : claim.verdict.passages)
            support.passages.push_back({labelOf(input, passage.evidence), passage.spans});
        const auto& yes = claim.verdict.supportedWords;
        const auto& no = claim.verdict.unsupportedWords;
        support.supportedWords.insert(support.supportedWords.end(), yes.begin(), yes.end());
        support.unsupportedWords.insert(support.unsupportedWords.end(), no.begin(), no.end());
    }
    return result;
}

} // namespace countersign::checks
