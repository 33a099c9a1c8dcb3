// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Token;

/// The share of words that two messages must have in common to be one message.
constexpr double sameShare = 0.8;

using WordBag = QHash<QString, int>;

/// The words of a message, without the reader's own names and the greeting's.
WordBag wordsOf(const std::vector<Token>& tokens, const std::vector<OwnName>& names, int& count)
{
    WordBag bag;
    for (const Token& token : tokens) {
        const bool counts = token.isWord() || token.kind == Token::Kind::Number;
        const bool isName = std::any_of(names.begin(), names.end(), [&token](const OwnName& name) {
            return name.span.overlaps(token.span);
        });
        if (!counts || isName)
            continue;
        ++bag[token.folded];
        ++count;
    }
    return bag;
}

double sharedWords(const WordBag& a, const WordBag& b)
{
    int common = 0;
    for (auto it = a.begin(); it != a.end(); ++it)
        common += std::min(it.value(), b.value(it.key()));
    return common;
}

bool isSamePerson(const Addressee& a, const Addressee& b)
{
    return text::fold(a.name) == text::fold(b.name);
}

} // namespace

void checkPersonaDuplicate(Context& context, Findings& findings)
{
    const CheckInput& input = context.input;
    int own = 0;
    const WordBag words = wordsOf(context.draft().analysis.tokens, context.ownNames(), own);
    for (const Peer& peer : input.peers) {
        if (input.prospect.company.isEmpty() ||
            text::fold(peer.prospect.company) != text::fold(input.prospect.company) ||
            isSamePerson(peer.prospect, input.prospect))
            continue;
        text::Analysis analysis;
        analysis.text = peer.text;
        analysis.tokens = text::tokens(peer.text);
        int theirs = 0;
        const WordBag other = wordsOf(analysis.tokens, ownNames(analysis, peer.prospect), theirs);
        const int longer = std::max(own, theirs);
        if (longer > 0 && sharedWords(words, other) >= sameShare * longer)
            findings.push_back(context.finding("persona.duplicate", Severity::Warning, {},
                                               u"same_message"_s, {peer.prospect.name}));
    }
}

} // namespace countersign::checks
