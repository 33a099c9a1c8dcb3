// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/direction.h"

#include "app/checks/lexicon/word_set.h"

#include <algorithm>
#include <vector>

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

/// A way from one end to the other, each told by its first telling word.
struct Way {
    QString from;
    QString to;
    Span span;
};

/// The first figure, name or content word behind a preposition, within a few words.
std::optional<size_t> endOfWay(const Prose& prose, size_t preposition, size_t last)
{
    constexpr size_t reach = 4;
    for (size_t i = preposition + 1; i < std::min(last, preposition + 1 + reach); ++i) {
        const Token& token = prose.text.token(i);
        if (token.kind == Token::Kind::Number)
            return i;
        if (token.isWord() && !text::isStopWord(token.folded, prose.text.analysis.language))
            return i;
        if (!token.isWord())
            return std::nullopt;
    }
    return std::nullopt;
}

QString keyAt(const Prose& prose, size_t token)
{
    const QString& key = prose.keys[token];
    return key.isEmpty() ? prose.text.token(token).folded : key;
}

std::vector<Way> waysIn(const Prose& prose, TokenRange tokens)
{
    constexpr size_t reach = 8;
    static const WordSet from(u"from von de");
    static const WordSet to(u"to nach auf à");
    std::vector<Way> ways;
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        if (!from.contains(prose.text.token(i).folded))
            continue;
        const auto start = endOfWay(prose, i, tokens.last);
        if (!start)
            continue;
        for (size_t k = *start + 1; k < std::min(tokens.last, *start + reach); ++k) {
            if (!to.contains(prose.text.token(k).folded))
                continue;
            if (const auto end = endOfWay(prose, k, tokens.last))
                ways.push_back({keyAt(prose, *start),
                                keyAt(prose, *end),
                                {prose.text.token(i).span.start, prose.text.token(*end).span.end}});
            break;
        }
    }
    return ways;
}

} // namespace

std::optional<TurnedWay> turnedWay(const Prose& draft, Span claim,
                                   std::span<const EvidenceItem> items)
{
    const std::vector<Way> mine = waysIn(draft, draft.text.tokensIn(claim));
    if (mine.empty())
        return std::nullopt;
    for (size_t i = 0; i < items.size(); ++i) {
        const Prose& prose = items[i].prose();
        for (const Way& theirs : waysIn(prose, {0, prose.tags.size()})) {
            for (const Way& way : mine) {
                if (way.from == theirs.to && way.to == theirs.from && way.from != way.to)
                    return TurnedWay{way.span, theirs.span.of(prose.string()).toString(), i};
            }
        }
    }
    return std::nullopt;
}

} // namespace countersign::checks
