// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/evidence.h"
#include "app/generation/languages/language_rules.h"
#include "app/generation/sources.h"

#include <QSet>
#include <QStringList>

namespace countersign::generation {

/// True for a passage on the product that may be used in copy. Positioning and differentiation teach writers
/// how to speak, transcripts are the words of others, price notes are internal: they are for people and models.
[[nodiscard]] bool isProductPassage(const Evidence& evidence);

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
