// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/reading/tagged_text.h"

#include <algorithm>

namespace countersign::checks {

TokenRange TaggedText::tokensIn(text::Span span) const
{
    const auto& tokens = analysis.tokens;
    const auto startsBefore = [](const text::Token& token, qsizetype at) {
        return token.span.start < at;
    };
    const auto first = std::lower_bound(tokens.begin(), tokens.end(), span.start, startsBefore);
    auto last = std::lower_bound(first, tokens.end(), span.end, startsBefore);
    while (last != first && std::prev(last)->span.end > span.end)
        --last;
    return {static_cast<size_t>(first - tokens.begin()),
            static_cast<size_t>(last - tokens.begin())};
}

bool TaggedText::hasAny(TokenRange range, Tag tag) const
{
    for (size_t i = range.first; i < range.last; ++i) {
        if (tags[i].has(tag))
            return true;
    }
    return false;
}

int TaggedText::wordsIn(TokenRange range) const
{
    using Kind = text::Token::Kind;
    int count = 0;
    for (size_t i = range.first; i < range.last; ++i) {
        const Kind kind = analysis.tokens[i].kind;
        count += kind == Kind::Word || kind == Kind::Number || kind == Kind::Url ||
                 kind == Kind::Email || kind == Kind::Mention;
    }
    return count;
}

TaggedText tagged(text::Analysis analysis)
{
    TaggedText result;
    result.tags = Lexicon::of(analysis.language).tagsOf(analysis.tokens);
    result.analysis = std::move(analysis);
    return result;
}

} // namespace countersign::checks
