// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/salutation.h"
#include "app/generation/sources.h"
#include "app/text/language.h"

#include <QSet>
#include <QString>

namespace countersign::generation {

/// What the wording of every draft to one person needs, worked out once.
struct Voice {
    Salutation salutation;
    /// Words that the evidence writes with a small letter: they are no names.
    QSet<QString> smallWords;
};

[[nodiscard]] Voice voiceFor(const ProspectDossier& dossier, text::Language language);

/// The words of a text that begin with a small letter.
[[nodiscard]] QSet<QString> smallWordsOf(QStringView text);

} // namespace countersign::generation
