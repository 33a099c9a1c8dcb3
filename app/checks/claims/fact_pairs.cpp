// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/fact_pairs.h"

#include <algorithm>
#include <limits>

namespace countersign::checks {
namespace {

using text::DateMention;
using text::Quantity;
using text::Span;

constexpr qsizetype commaWidth = 20; ///< what stands behind a comma is further away than it looks

/// Characters between two stretches.
qsizetype distance(const Prose& prose, Span a, Span b)
{
    const Span between{std::min(a.end, b.end), std::max(a.start, b.start)};
    if (between.isEmpty())
        return 0;
    const QStringView text = between.of(prose.string());
    return between.length() + commaWidth * (text.count(u',') + text.count(u';'));
}

} // namespace

const DateMention* dateOf(const Prose& prose, const Quantity& quantity)
{
    const Span sentence = prose.sentences[prose.sentenceAt(quantity.span.start)];
    const DateMention* nearest = nullptr;
    for (const DateMention& date : prose.text.analysis.datesIn(sentence)) {
        if (date.span.overlaps(quantity.span))
            continue;
        if (!nearest || distance(prose, date.span, quantity.span) <
                            distance(prose, nearest->span, quantity.span))
            nearest = &date;
    }
    if (!nearest)
        return nullptr;
    for (const Quantity& other : prose.text.analysis.quantitiesIn(sentence)) {
        const bool isYear = other.kind == Quantity::Kind::Year;
        if (!isYear && other.span != quantity.span && !other.span.overlaps(nearest->span) &&
            distance(prose, nearest->span, other.span) <
                distance(prose, nearest->span, quantity.span))
            return nullptr;
    }
    return nearest;
}

} // namespace countersign::checks
