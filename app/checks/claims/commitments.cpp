// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/commitments.h"

#include "app/checks/lexicon/word_set.h"
#include "app/text/quotations.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Quantity;
using text::Span;

bool isQuoted(const TaggedText& draft, Span span)
{
    const std::vector<Span> quotations = text::quotations(draft.analysis.text);
    return std::any_of(quotations.begin(), quotations.end(),
                       [span](const Span& quotation) { return quotation.contains(span); });
}

bool isNegatedBefore(const TaggedText& draft, TokenRange tokens, size_t at)
{
    constexpr size_t reach = 4;
    for (size_t i = at, steps = 0; i > tokens.first && steps < reach; --i, ++steps) {
        if (draft.tags[i - 1].has(Tag::Negation) || draft.tags[i - 1].has(Tag::ClauseNegation))
            return true;
    }
    return false;
}

std::optional<Commitment> firstTagged(const TaggedText& draft, TokenRange tokens, Tag tag,
                                      const QString& reason)
{
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        if (!draft.tags[i].has(tag) || isNegatedBefore(draft, tokens, i) ||
            isQuoted(draft, draft.token(i).span))
            continue;
        size_t last = i + 1;
        while (last < tokens.last && draft.tags[last].has(tag))
            ++last;
        return Commitment{{draft.token(i).span.start, draft.token(last - 1).span.end}, reason};
    }
    return std::nullopt;
}

/// Us, or what we would do for the reader: not a fact about them. "You told us" and the reader's own words, quoted,
/// are theirs.
bool speaksOfUs(const TaggedText& draft, TokenRange tokens)
{
    static const WordSet objects(u"us me uns mir mich nous moi");
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        if (!draft.tags[i].has(Tag::FirstPerson))
            continue;
        const bool isTold = i > tokens.first && objects.contains(draft.token(i).folded) &&
                            (draft.tags[i - 1].has(Tag::Speech) ||
                             (i > tokens.first + 1 && draft.tags[i - 2].has(Tag::Speech)));
        if (!isTold && !isQuoted(draft, draft.token(i).span))
            return true;
    }
    return false;
}

/// "you will be live by March", "rolled out within two weeks"
bool isOutcomeVerb(const QString& folded)
{
    static const WordSet words(
        u"live running installed deployed implemented integrated onboarded delivered saved save "
        u"saving fall drop rise grow shrink go be come sinken fallen steigen baisser diminuer "
        u"cut reduce reduced halve lower pay see be have get achieve reach recoup produktiv "
        u"einsatzbereit sparen senken sein haben opérationnel déployé économiser réduire");
    return words.contains(folded);
}

std::optional<Commitment> deadlineIn(const TaggedText& draft, Span span, TokenRange tokens)
{
    static const WordSet promises(u"will we'll you'll werden wirst serez sera");
    static const WordSet limits(
        u"by within in before until on from after bis innerhalb binnen am ab "
        u"d'ici sous avant dès le");
    bool promised = false;
    bool outcome = false;
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        const QString& folded = draft.token(i).folded;
        promised = promised || promises.contains(folded);
        outcome = outcome || (promised && isOutcomeVerb(folded));
    }
    if (!promised || !outcome ||
        !(speaksOfUs(draft, tokens) || draft.hasAny(tokens, Tag::SecondPerson)))
        return std::nullopt;
    const auto limited = [&](Span when) -> bool {
        const TokenRange range = draft.tokensIn(when);
        return range.first > tokens.first &&
               (limits.contains(draft.token(range.first - 1).folded) ||
                limits.contains(draft.token(range.first).folded));
    };
    for (const text::DateMention& date : draft.analysis.datesIn(span)) {
        if (limited(date.span))
            return Commitment{date.span, u"deadline"_s};
    }
    for (const Quantity& quantity : draft.analysis.quantitiesIn(span)) {
        if (quantity.kind == Quantity::Kind::Duration && limited(quantity.span))
            return Commitment{quantity.span, u"deadline"_s};
    }
    return std::nullopt;
}

/// "€9 per sensor", "only $4,000 a month": a price of ours.
std::optional<Commitment> priceIn(const TaggedText& draft, Span span, TokenRange tokens)
{
    static const WordSet pricing(
        u"price priced pricing costs cost fee fees preis kostet tarif coûte prix");
    bool isPricing = false;
    for (size_t i = tokens.first; i < tokens.last; ++i)
        isPricing = isPricing || pricing.contains(draft.token(i).folded);
    for (const Quantity& quantity : draft.analysis.quantitiesIn(span)) {
        if (quantity.kind == Quantity::Kind::Money && speaksOfUs(draft, tokens) &&
            (isPricing || quantity.per > 0))
            return Commitment{quantity.span, u"price"_s};
    }
    return std::nullopt;
}

} // namespace

std::optional<Commitment> commitmentIn(const TaggedText& draft, Span span)
{
    const TokenRange tokens = draft.tokensIn(span);
    if (auto found = firstTagged(draft, tokens, Tag::Guarantee, u"guarantee"_s))
        return found;
    if (auto found = firstTagged(draft, tokens, Tag::PriceOffer, u"price"_s))
        return found;
    if (speaksOfUs(draft, tokens)) {
        if (auto found = firstTagged(draft, tokens, Tag::Assurance, u"assurance"_s))
            return found;
    }
    if (auto found = priceIn(draft, span, tokens))
        return found;
    return deadlineIn(draft, span, tokens);
}

} // namespace countersign::checks
