// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/alignment.h"
#include "app/checks/claims/passage.h"
#include "app/checks/claims/verdict.h"
#include "app/checks/reading/masking.h"

#include <optional>
#include <vector>

namespace countersign::checks {

/// The prospect's own names as runs of folded words.
struct OwnForms {
    std::vector<std::vector<QString>> person;  ///< in full, given and family
    std::vector<QString> family;               ///< the surname's words
    std::vector<std::vector<QString>> company; ///< in full, short, by its opening words
    QStringList words;   ///< all words of the names, ours included: they need no evidence
    QString companyCore; ///< folded, without its suffix
};

[[nodiscard]] OwnForms ownForms(const Addressee& prospect, const QString& vendor);

/// Where a text has the reader's own names. A name that goes on as another firm's ("Brightholm Care Homes" to
/// somebody at Brightholm Foods) is none.
struct OwnSpans {
    std::vector<text::Span> person;
    std::vector<text::Span> company;
};
[[nodiscard]] OwnSpans ownSpansIn(const EvidenceItem& item, const OwnForms& own);
[[nodiscard]] OwnSpans ownSpansIn(const Prose& draft, const std::vector<OwnName>& names,
                                  const OwnForms& own);

/// True if a passage names the person or the company (not another firm whose name begins alike).
[[nodiscard]] bool namesPerson(const EvidenceItem& item, const OwnForms& own);
[[nodiscard]] bool namesCompany(const EvidenceItem& item, const OwnForms& own);

/// True if the evidence is filed under the prospect or the company.
[[nodiscard]] bool isFiledUnder(const EvidenceItem& item, const Addressee& prospect);

/// True if a stretch of the draft speaks of the reader or of their company.
[[nodiscard]] bool speaksOfReader(const Prose& draft, text::Span claim, const OwnSpans& own);

struct AboutnessFault {
    Fault fault = Fault::None;
    QString name; ///< whom or what the evidence is about
    size_t item = 0;
};

/// Aboutness must match (checks, "Claims and support"): a namesake, another firm, a colleague's words, or the
/// trade in general do not support a claim about this reader and their company. A `claim` that names the other
/// firm itself is about that. A `claim` that names the other
/// firm itself is about that.
[[nodiscard]] std::optional<AboutnessFault>
aboutnessFault(std::span<const EvidenceItem> items, const Alignment& alignment, const OwnForms& own,
               const Addressee& prospect, bool saidByReader, const QString& claim);

} // namespace countersign::checks
