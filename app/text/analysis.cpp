// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/analysis.h"

#include "app/text/scanners.h"

#include <algorithm>

namespace countersign::text {
namespace {

/// The items whose span lies wholly within another; items are ascending and apart.
template<typename Item>
std::span<const Item> itemsIn(const std::vector<Item>& items, Span span)
{
    const auto first =
        std::lower_bound(items.begin(), items.end(), span.start,
                         [](const Item& item, qsizetype start) { return item.span.start < start; });
    auto last = first;
    while (last != items.end() && last->span.end <= span.end)
        ++last;
    return {items.data() + (first - items.begin()), static_cast<std::size_t>(last - first)};
}

} // namespace

std::span<const Token> Analysis::tokensIn(Span span) const
{
    return itemsIn(tokens, span);
}

std::span<const Quantity> Analysis::quantitiesIn(Span span) const
{
    return itemsIn(quantities, span);
}

std::span<const DateMention> Analysis::datesIn(Span span) const
{
    return itemsIn(dates, span);
}

std::span<const NameMention> Analysis::namesIn(Span span) const
{
    return itemsIn(names, span);
}

qsizetype Analysis::sentenceAt(qsizetype offset) const
{
    const auto after = std::upper_bound(
        sentences.begin(), sentences.end(), offset,
        [](qsizetype position, const Span& sentence) { return position < sentence.start; });
    if (after == sentences.begin() || !std::prev(after)->contains(offset))
        return -1;
    return std::prev(after) - sentences.begin();
}

Analysis analyse(const QString& text, Language language, std::optional<QDate> observedOn)
{
    Analysis result;
    result.text = text;
    result.language = language;
    result.plain = plainText(text);
    result.marks = citationMarks(text);
    result.tokens = tokens(text);
    result.sentences = sentences(text, language);
    result.dates = scanDates(text, result.tokens, language, observedOn);
    result.quantities = scanQuantities(text, result.tokens, result.dates, language);
    result.names = scanNames(text, result.tokens, result.sentences, language);
    result.cited = citedSpans(text, result.sentences, language);
    return result;
}

} // namespace countersign::text
