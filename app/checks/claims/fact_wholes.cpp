// SPDX-License-Identifier: GPL-3.0-or-later
// All for some, a fraction that nobody gave, a figure beside another's date.
#include "app/checks/claims/fact_pairs.h"
#include "app/checks/claims/facts.h"
#include "app/checks/lexicon/word_set.h"

#include <algorithm>

namespace countersign::checks {

using text::DateMention;
using text::Quantity;
using text::Span;
using text::Token;

/// "all 52 trailers" where the evidence has 18 of them.
std::optional<FactFault> FactChecker::wholeForPart() const
{
    const TokenRange tokens = m_draft.text.tokensIn(m_claim);
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        if (!m_draft.tags[i].has(Tag::Universal) || m_draft.tags[i].has(Tag::NoUniversal))
            continue;
        const bool hasUniversal =
            std::any_of(m_items.begin(), m_items.end(), [](const EvidenceItem& item) {
                const TokenRange all{0, item.prose().tags.size()};
                return item.prose().hasTag(all, Tag::Universal);
            });
        if (!hasUniversal) {
            const Span span = m_draft.text.token(i).span;
            return FactFault{Fault::WholeMissing, span, {written(span)}, {}};
        }
    }
    return std::nullopt;
}

/// "a third", "twice": figures in words that are no count.
std::optional<FactFault> FactChecker::fractionMissing() const
{
    static const WordSet fractions(
        u"half third thirds quarter quarters fifth fifths tenth tenths twice "
        u"thrice double triple dozen dozens hälfte drittel viertel fünftel "
        u"zehntel doppelt moitié tiers quart cinquième dixième double triple");
    const TokenRange tokens = m_draft.text.tokensIn(m_claim);
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        const Token& token = m_draft.text.token(i);
        const bool isRead = !m_draft.text.analysis.quantitiesIn(token.span).empty() ||
                            std::any_of(m_dates.begin(), m_dates.end(), [&token](const auto* date) {
                                return date->span.overlaps(token.span);
                            });
        if (!fractions.contains(token.folded) || isRead || hasWord(token))
            continue;
        return FactFault{Fault::NumberMissing, token.span, {written(token.span)}, {}};
    }
    return std::nullopt;
}

/// Each figure stands with its own date: "$3.4m in 2025, against $3.1m in 2024".
std::optional<FactFault> FactChecker::otherDate() const
{
    if (m_quantities.size() != 1 || m_dates.size() != 1)
        return std::nullopt;
    for (size_t i = 0; i < m_items.size(); ++i) {
        const Prose& prose = m_items[i].prose();
        for (const Quantity& other : prose.text.analysis.quantities) {
            if (!matches(*m_quantities.front(), m_items[i], other))
                continue;
            const DateMention* own = dateOf(prose, other);
            if (own && text::conflicts(*m_dates.front(), *own))
                return FactFault{
                    Fault::DateConflict,
                    m_dates.front()->span,
                    {written(m_dates.front()->span), own->span.of(prose.string()).toString()},
                    {i}};
        }
    }
    return std::nullopt;
}

} // namespace countersign::checks
