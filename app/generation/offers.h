// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/evidence.h"
#include "app/generation/languages/language_rules.h"

#include <QString>

#include <vector>

namespace countersign::generation {

/// One thing that the knowledge base says may be sent.
struct Offer {
    EvidenceId evidence;
    QString
        item; ///< "one-page sheet (dock minutes)", "anonymised sample file (ice cream, 3 pages)"

    friend bool operator==(const Offer&, const Offer&) = default;
};

/// The things of a passage that lists what may be sent ("One-page sheets: dock minutes, lane sketch."),
/// without those that are only in other languages. Empty for any other passage.
[[nodiscard]] std::vector<Offer> offersOf(const Evidence& passage, const LanguageRules& rules);

} // namespace countersign::generation
