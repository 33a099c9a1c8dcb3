// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/alignment.h"
#include "app/checks/claims/passage.h"
#include "app/checks/claims/verdict.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace countersign::checks {

/// A figure, date or name of a claim that its evidence does not have.
struct FactFault {
    Fault fault = Fault::None;
    text::Span span;  ///< in the draft
    QStringList args; ///< what the draft says; what the evidence says, if it says another thing
    std::vector<size_t> against; ///< indices into the items
};

/// Compares the hard facts of a claim with its evidence (checks, "Claims and support"): figures with their unit
/// or currency, dates (relative ones against the day the evidence was seen), names.
class FactChecker {
public:
    /// `knownWords` are folded words of names that need no evidence: the prospect's, the company's, ours.
    FactChecker(const Prose& draft, text::Span claim, std::span<const EvidenceItem> items,
                const QStringList& knownWords);

    /// One entry for each figure, then for each date, that is to be checked.
    [[nodiscard]] const std::vector<FactPlaces>& places() const { return m_places; }
    /// The first that does not match, or nothing. `alignment` says which sentence of the evidence speaks of
    /// the same thing.
    [[nodiscard]] std::optional<FactFault> firstFault(const Alignment& alignment) const;
    [[nodiscard]] bool hasFigures() const { return !m_quantities.empty() || !m_dates.empty(); }

private:
    using Places = std::vector<FactPlaces::Place>;

    [[nodiscard]] bool isChecked(const text::Quantity& quantity) const;
    [[nodiscard]] bool isChecked(const text::NameMention& name) const;
    [[nodiscard]] Places placesOf(const text::Quantity& quantity) const;
    [[nodiscard]] Places placesOf(const text::DateMention& date) const;
    [[nodiscard]] bool matches(const text::Quantity& mine, const EvidenceItem& item,
                               const text::Quantity& theirs) const;
    [[nodiscard]] bool isSameCount(const text::Quantity& mine, const EvidenceItem& item,
                                   const text::Quantity& theirs) const;
    [[nodiscard]] bool isOfOneYear(const text::Quantity& mine, const EvidenceItem& item,
                                   const text::Quantity& theirs) const;
    [[nodiscard]] bool isOfNamedPeriod(const text::Quantity& mine,
                                       const text::Quantity& theirs) const;
    [[nodiscard]] bool hasDigits(const text::Quantity& quantity, const EvidenceItem& item) const;
    [[nodiscard]] std::optional<qsizetype> fractionIn(const text::Quantity& quantity,
                                                      const EvidenceItem& item) const;
    [[nodiscard]] bool isDayOfContact(const text::DateMention& date,
                                      const EvidenceItem& item) const;
    [[nodiscard]] bool has(const text::NameMention& name) const;
    [[nodiscard]] bool isDamaged(const text::NameMention& name) const;
    [[nodiscard]] bool hasWord(const text::Token& token) const;
    [[nodiscard]] bool isKnown(const text::Token& token) const;
    [[nodiscard]] FactFault faultOf(const text::Quantity& quantity,
                                    const Alignment& alignment) const;
    [[nodiscard]] FactFault faultOf(const text::DateMention& date,
                                    const Alignment& alignment) const;
    [[nodiscard]] std::optional<FactFault> otherThing(const Alignment& alignment) const;
    [[nodiscard]] std::optional<FactFault> wholeForPart() const;
    [[nodiscard]] std::optional<FactFault> fractionMissing() const;
    [[nodiscard]] std::optional<FactFault> otherDate() const;
    [[nodiscard]] QString written(text::Span span) const;

    const Prose& m_draft;
    text::Span m_claim;
    std::span<const EvidenceItem> m_items;
    const QStringList& m_known;
    /// Of a whole in the evidence the part that it gives, looked up once.
    mutable std::map<const text::Quantity*, const text::Quantity*> m_parts;
    std::vector<const text::Quantity*> m_quantities;
    std::vector<const text::DateMention*> m_dates;
    std::vector<FactPlaces> m_places;
};

} // namespace countersign::checks
