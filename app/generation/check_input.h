// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/input.h"
#include "app/generation/composition.h"
#include "app/generation/sources.h"

namespace countersign::generation {

/// The prospect as the checks want to know them.
[[nodiscard]] checks::Addressee addresseeOf(const ProspectDossier& dossier);

/// A passage under a label, with the name of whom it is about.
[[nodiscard]] checks::LabelledEvidence labelled(const Evidence& evidence, const QString& label,
                                                const ProspectDossier& dossier);

/// What the checks are given for a composition. `base` brings what a dossier does not hold (peers, other
/// names, suppressions); its draft, evidence, prospect, boundaries, language and rules are filled in here.
[[nodiscard]] checks::CheckInput checkInputFor(const Composition& composition,
                                               const ProspectDossier& dossier,
                                               checks::CheckInput base = {});

} // namespace countersign::generation
