// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/checks/claims/passage.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

/// How many of an instruction's words must show up; a word in capitals is enough by itself.
constexpr int tellingWordsMin = 2;

/// Words that the rest of the evidence has as well show nothing.
QSet<QString> honestWords(Context& context)
{
    const CheckInput& input = context.input;
    QSet<QString> words;
    for (const LabelledEvidence& one : input.evidence) {
        const auto passage = context.passageOf(one);
        const auto& hidden = passage->instructions;
        for (const Token& token : text::tokens(one.evidence.text)) {
            const bool isHidden = std::any_of(hidden.begin(), hidden.end(), [&](const auto& part) {
                return part.span.contains(token.span);
            });
            if (!isHidden)
                words.insert(token.folded);
        }
    }
    for (const QString& name :
         {input.prospect.name, input.prospect.company, input.prospect.title, input.rules.vendor}) {
        for (const Token& token : text::tokens(name))
            words.insert(token.folded);
    }
    return words;
}

bool isCapitals(QStringView written)
{
    return written.size() >= 4 && std::all_of(written.begin(), written.end(),
                                              [](QChar c) { return !c.isLetter() || c.isUpper(); });
}

} // namespace

void checkSecurityInjection(Context& context, Findings& findings)
{
    const CheckInput& input = context.input;
    QSet<QString> honest;
    bool isRead = false;
    for (const LabelledEvidence& one : input.evidence) {
        const auto passage = context.passageOf(one);
        for (const EmbeddedInstruction& instruction : passage->instructions) {
            if (!isRead)
                honest = honestWords(context);
            isRead = true;
            std::vector<Span> hits;
            bool isPlain = false;
            QSet<QString> different;
            const auto& draft = context.draft().analysis;
            for (const Token& token : draft.tokens) {
                if (!token.isWord() || honest.contains(token.folded) ||
                    !instruction.telling.contains(token.folded))
                    continue;
                hits.push_back(token.span);
                different.insert(token.folded);
                isPlain = isPlain || isCapitals(token.span.of(draft.text)) ||
                          instruction.named.contains(token.folded);
            }
            if (hits.empty() || (!isPlain && different.size() < tellingWordsMin))
                continue;
            Finding finding =
                context.finding("security.injection", Severity::Blocker, hits.front(), u"obeyed"_s,
                                {one.label, instruction.span.of(one.evidence.text).toString()});
            finding.evidence = {one.evidence.id};
            findings.push_back(std::move(finding));
        }
    }
}

} // namespace countersign::checks
