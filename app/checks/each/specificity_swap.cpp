// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"
#include "app/checks/each/specificity.h"

#include "app/checks/claims/judge.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

/// A claim is somebody else's too if this share of its word pairs stands in their draft.
constexpr double sharedShare = 0.7;

using Pairs = QSet<QPair<QString, QString>>;

/// Neighbouring words, the prospect's names and marks left out: what masking leaves.
std::vector<QPair<QString, QString>> pairsOf(const std::vector<Token>& tokens,
                                             const std::vector<OwnName>& names, Span within)
{
    std::vector<QPair<QString, QString>> pairs;
    QString previous;
    for (const Token& token : tokens) {
        if (!within.contains(token.span) || token.kind == Token::Kind::Mark ||
            token.kind == Token::Kind::Punctuation)
            continue;
        const bool isName = std::any_of(names.begin(), names.end(), [&token](const OwnName& name) {
            return name.span.overlaps(token.span);
        });
        const QString word = isName ? u"{}"_s : token.folded;
        if (!previous.isEmpty())
            pairs.push_back({previous, word});
        previous = word;
    }
    return pairs;
}

bool isSameFirm(const QString& a, const QString& b)
{
    return !a.isEmpty() && text::fold(a) == text::fold(b);
}

/// What the drafts to other accounts say.
Pairs pairsOfOthers(const CheckInput& input)
{
    Pairs others;
    for (const Peer& peer : input.peers) {
        if (isSameFirm(peer.prospect.company, input.prospect.company))
            continue;
        text::Analysis analysis;
        analysis.text = peer.text;
        analysis.tokens = text::tokens(peer.text);
        for (const auto& pair :
             pairsOf(analysis.tokens, ownNames(analysis, peer.prospect), {0, peer.text.size()}))
            others.insert(pair);
    }
    return others;
}

/// Research, CRM notes and signals about the reader or their firm; not our own knowledge, and not the trade.
/// Whether it is told rightly is for other checks to say.
bool isPersonal(const CheckInput& input, const JudgedClaim& claim)
{
    switch (claim.verdict.fault) {
    case Fault::NoCitation:
    case Fault::UnknownOnly:
    case Fault::OtherPerson:
    case Fault::OtherFirm:
    case Fault::Trade:
        return false;
    default:
        break;
    }
    if (claim.isGeneral || claim.isCategory)
        return false;
    return std::any_of(claim.cited.begin(), claim.cited.end(), [&input](size_t index) {
        return input.evidence[index].evidence.input != Input::Knowledge;
    });
}

} // namespace

double specificityOf(Context& context)
{
    const CheckInput& input = context.input;
    const Pairs others = pairsOfOthers(input);
    double personal = 0.0;
    double all = 0.0;
    for (const JudgedClaim& claim : context.claims()) {
        const double weight = std::max(1, claim.words);
        all += weight;
        if (!isPersonal(input, claim))
            continue;
        if (!others.isEmpty()) {
            const auto pairs =
                pairsOf(context.draft().analysis.tokens, context.ownNames(), claim.unit.span);
            const auto shared =
                std::count_if(pairs.begin(), pairs.end(),
                              [&others](const auto& pair) { return others.contains(pair); });
            if (static_cast<double>(shared) >= sharedShare * static_cast<double>(pairs.size()))
                continue;
        }
        personal += weight;
    }
    return all > 0.0 ? personal / all : 0.0;
}

void checkSpecificitySwap(Context& context, Findings& findings)
{
    const double specificity = context.specificity();
    const Rules& rules = context.input.rules;
    if (specificity >= rules.swapWarning)
        return;
    const Severity severity =
        specificity < rules.swapBlocker ? Severity::Blocker : Severity::Warning;
    bool hasPersonal = false;
    for (const JudgedClaim& claim : context.claims())
        hasPersonal = hasPersonal || isPersonal(context.input, claim);
    const bool hasEvidence =
        std::any_of(context.input.evidence.begin(), context.input.evidence.end(),
                    [](const auto& one) { return one.evidence.input != Input::Knowledge; });
    const QString reason = hasPersonal   ? u"shared_or_thin"_s
                           : hasEvidence ? u"personal_not_cited"_s
                                         : u"personal_missing"_s;
    findings.push_back(context.finding("specificity.swap", severity, {}, reason,
                                       {QString::number(specificity, 'f', 2)}));
}

} // namespace countersign::checks
