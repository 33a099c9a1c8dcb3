// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

bool hasWord(const TaggedText& draft, const QString& word)
{
    const auto& tokens = draft.analysis.tokens;
    return std::any_of(tokens.begin(), tokens.end(), [&](const text::Token& token) {
        return token.span.of(draft.analysis.text) == word;
    });
}

bool hasOptOutLink(const TaggedText& draft)
{
    const auto& tokens = draft.analysis.tokens;
    return std::any_of(tokens.begin(), tokens.end(), [](const text::Token& token) {
        return token.kind == text::Token::Kind::Url &&
               (token.folded.contains("unsubscribe"_L1) || token.folded.contains("opt-out"_L1) ||
                token.folded.contains("optout"_L1) || token.folded.contains("abmelden"_L1) ||
                token.folded.contains("desinscription"_L1));
    });
}

bool showsWayOut(Context& context)
{
    const auto& sentences = context.reading().sentences;
    return std::any_of(sentences.begin(), sentences.end(), [](const Sentence& sentence) {
        return sentence.role == SentenceRole::OptOut;
    });
}

} // namespace

void checkComplianceOptOut(Context& context, Findings& findings)
{
    const Rules& rules = context.input.rules;
    if (context.isChannel(Channel::Email) && rules.emailOptOutRequired) {
        if (!showsWayOut(context) && !hasOptOutLink(context.draft()))
            findings.push_back(context.finding("compliance.opt_out", Severity::Warning, {},
                                               u"email_opt_out_missing"_s));
    }
    if (context.isChannel(Channel::Sms) && rules.smsOptOutRequired) {
        const bool has = rules.smsOptOutWord.isEmpty()
                             ? showsWayOut(context)
                             : hasWord(context.draft(), rules.smsOptOutWord);
        if (!has)
            findings.push_back(context.finding("compliance.opt_out", Severity::Warning, {},
                                               u"sms_opt_out_missing"_s, {rules.smsOptOutWord}));
    }
}

} // namespace countersign::checks
