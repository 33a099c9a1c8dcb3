// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/evidence.h"
#include "app/generation/languages/language_rules.h"
#include "app/generation/sources.h"

#include <QSet>
#include <QStringList>

#include <vector>

namespace countersign::generation {

/// The passages on the product that may be used in copy: those of kind "product", or, where there are none,
/// documents of no particular kind. Positioning and differentiation teach writers how to speak, transcripts
/// are the words of others, price notes and what is marked internal are for our own eyes.
[[nodiscard]] std::vector<const Evidence*> productPassages(const ProspectDossier& dossier);

/// The sentences of a passage without list markers; fragments of a list and notes about the document itself
/// ("Owner: product", names of files) are left out.
[[nodiscard]] QStringList statementsOf(const Evidence& evidence, const LanguageRules& rules);

/// Names by which the product passages call our things, folded: those that several passages have, and the
/// vendor. A sentence without one speaks of nothing in particular.
[[nodiscard]] QSet<QString> productTerms(const ProspectDossier& dossier);
[[nodiscard]] bool hasTerm(const QString& sentence, const QSet<QString>& terms);

/// Abbreviations that the product passages only have where they say what is lacking ("SCIM is not
/// supported"), folded.
[[nodiscard]] QSet<QString> lackedTerms(const ProspectDossier& dossier, const LanguageRules& rules);

} // namespace countersign::generation
