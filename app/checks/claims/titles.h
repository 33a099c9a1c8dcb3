// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/aboutness.h"
#include "app/checks/claims/passage.h"
#include "app/checks/claims/prose.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace countersign::checks {

/// A job title in a text, brought to one form: "CFO" and "chief financial officer" are both
/// "chief financial officer".
struct TitleMention {
    text::Span span;
    QString title;
    size_t token = 0; ///< its first
};

[[nodiscard]] std::vector<TitleMention> titlesIn(const TaggedText& text, text::Span within);

/// The first title of a claim that no title of the evidence or of the reader's record bears out: another field
/// ("finance" for "fleet"), another rank ("chief executive" for "operations director"). Where the evidence gives no
/// title, only one that the reader is given outright ("As chairwoman you …") counts.
[[nodiscard]] std::optional<TitleMention> otherTitle(const Prose& draft, text::Span claim,
                                                     std::span<const EvidenceItem> items,
                                                     const Addressee& prospect);

struct TitleChange {
    TitleMention claimed;
    size_t item = 0; ///< the evidence that says otherwise
    QString nowHas;  ///< the title it gives instead; empty if it only says that the old one ended
};

/// A title that the claim gives the reader, and that evidence newer than what it cites has taken from them.
/// The newer evidence wins, cited or not (checks, `accuracy.contradicted`).
[[nodiscard]] std::optional<TitleChange>
titleChange(const Prose& draft, text::Span claim, std::span<const EvidenceItem> all,
            std::span<const EvidenceItem> cited, const OwnForms& own, const Addressee& prospect);

} // namespace countersign::checks
