// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/quotes.h"

#include "app/checks/lexicon/lexicon.h"
#include "app/checks/lexicon/word_set.h"
#include "app/text/quotations.h"
#include "app/text/tokens.h"

#include <algorithm>
#include <optional>

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

/// A piece of a quotation between ellipses, as folded words.
using Words = std::vector<QString>;

bool isEllipsis(QStringView text, const Token& token)
{
    const QStringView written = token.span.of(text);
    return written.startsWith(u"..") || written.contains(u'…');
}

bool isWordOfQuote(const Token& token)
{
    return token.folded == u"&" ||
           (token.kind != Token::Kind::Punctuation && token.kind != Token::Kind::Mark);
}

QString wordOfQuote(const Token& token)
{
    return token.folded == u"&" ? QStringLiteral("and") : token.folded;
}

std::vector<Words> piecesOf(QStringView inside)
{
    std::vector<Words> pieces(1);
    for (const Token& token : text::tokens(inside)) {
        if (isEllipsis(inside, token))
            pieces.emplace_back();
        else if (isWordOfQuote(token))
            pieces.back().push_back(wordOfQuote(token));
    }
    pieces.erase(std::remove_if(pieces.begin(), pieces.end(),
                                [](const Words& piece) { return piece.empty(); }),
                 pieces.end());
    return pieces;
}

/// The words of the source, with where its sentences break.
struct Source {
    Words words;
    std::vector<bool> breaksAfter; ///< a sentence ends behind this word
    std::vector<TagSet> tags;
};

Source sourceOf(const QString& text)
{
    const std::vector<Token> tokens = text::tokens(text);
    // Which language it is does not matter for the words that turn a sentence: all are looked up.
    std::vector<TagSet> tags(tokens.size());
    for (const text::Language language :
         {text::Language::English, text::Language::German, text::Language::French}) {
        const std::vector<TagSet> more = Lexicon::of(language).tagsOf(tokens);
        for (size_t i = 0; i < tags.size(); ++i)
            tags[i].add(more[i]);
    }
    Source source;
    for (size_t i = 0; i < tokens.size(); ++i) {
        if (!isWordOfQuote(tokens[i])) {
            const QChar c = text.at(tokens[i].span.start);
            if (!source.words.empty() && (c == u'.' || c == u'!' || c == u'?'))
                source.breaksAfter.back() = true;
            continue;
        }
        source.words.push_back(wordOfQuote(tokens[i]));
        source.tags.push_back(tags[i]);
        source.breaksAfter.push_back(false);
    }
    return source;
}

std::optional<size_t> findPiece(const Source& source, const Words& piece, size_t from)
{
    const auto at = std::search(source.words.begin() + static_cast<std::ptrdiff_t>(from),
                                source.words.end(), piece.begin(), piece.end());
    if (at == source.words.end())
        return std::nullopt;
    return static_cast<size_t>(at - source.words.begin());
}

bool turns(TagSet tags)
{
    return tags.has(Tag::Negation) || tags.has(Tag::ClauseNegation) || tags.has(Tag::Limit) ||
           tags.has(Tag::Denial) || tags.has(Tag::Condition);
}

bool anyTurns(const Source& source, size_t first, size_t last)
{
    for (size_t i = first; i < std::min(last, source.tags.size()); ++i) {
        if (turns(source.tags[i]))
            return true;
    }
    return false;
}

constexpr size_t widestGap = 25; ///< words that an ellipsis may leave out
/// How near a word before a quotation must stand to turn it: "not [going to]", but "not trust [the quay]".
constexpr size_t reach = 1;

bool startsSentence(const Source& source, size_t at)
{
    return at == 0 || source.breaksAfter[at - 1];
}

/// "not" right before what is quoted, or "until" right behind it, in the same sentence.
bool isCutAtEdge(const Source& source, size_t first, size_t last)
{
    size_t before = first;
    while (before > 0 && first - before < reach && !startsSentence(source, before))
        --before;
    if (anyTurns(source, before, first))
        return true;
    if (last >= source.words.size() || source.breaksAfter[last - 1])
        return false;
    // "not this, only that": what is left out only says what instead.
    static const WordSet instead(u"only just nur bloß seulement");
    if (instead.contains(source.words[last]) && anyTurns(source, first, last))
        return false;
    return source.tags[last].has(Tag::Limit) || source.tags[last].has(Tag::Condition);
}

} // namespace

std::vector<Quote> quotesIn(QStringView text)
{
    std::vector<Quote> quotes;
    for (const Span& whole : text::quotations(text)) {
        Span inside{whole.start + 1, whole.end - 1};
        while (inside.start < inside.end && text.at(inside.start).isSpace())
            ++inside.start;
        while (inside.end > inside.start && text.at(inside.end - 1).isSpace())
            --inside.end;
        quotes.push_back({whole, inside});
    }
    return quotes;
}

QuoteFault compareQuote(QStringView inside, const QString& source)
{
    const std::vector<Words> pieces = piecesOf(inside);
    if (pieces.empty())
        return QuoteFault::None;
    const Source words = sourceOf(source);
    QuoteFault best = QuoteFault::NotTheirWords;
    // A piece may stand in the source more than once: one reading without a fault is enough.
    for (size_t from = 0;;) {
        const auto first = findPiece(words, pieces.front(), from);
        if (!first)
            return best;
        from = *first + 1;
        size_t end = *first + pieces.front().size();
        bool isWhole = true;
        bool isTurned = false;
        for (size_t p = 1; p < pieces.size() && isWhole; ++p) {
            const auto next = findPiece(words, pieces[p], end);
            isWhole = next && *next - end <= widestGap;
            if (!isWhole)
                break;
            isTurned = isTurned || anyTurns(words, end, *next);
            end = *next + pieces[p].size();
        }
        if (!isWhole)
            continue;
        if (!isTurned && !isCutAtEdge(words, *first, end))
            return QuoteFault::None;
        best = QuoteFault::CutNegation;
    }
}

} // namespace countersign::checks
