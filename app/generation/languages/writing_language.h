// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/sources.h"
#include "app/text/language.h"

#include <QStringList>

namespace countersign::generation {

/// In which language the message is written: the dossier's or the prospect's, if the knowledge base has
/// passages in it and we can write it; else the default. Adds a note where they differ.
[[nodiscard]] text::Language writingLanguage(const ProspectDossier& dossier, QStringList& notes);

/// The language of a passage: as recorded, else as it reads, else the workspace's.
[[nodiscard]] text::Language languageOf(const Evidence& evidence, const Rules& rules);

} // namespace countersign::generation
