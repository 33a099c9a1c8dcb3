// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/languages/language_rules.h"

#include <QString>
#include <QStringList>

namespace countersign::generation {

/// True for evidence with words meant for language models or with hidden markup. It is data that somebody
/// tampered with: nothing is written from it.
[[nodiscard]] bool addressesModels(const QString& text);

/// True if the sentence can be read without the one before it: no pronoun that points outside, no "The
/// change …", begins like a sentence. What stands in quotation marks is not looked at. `addressed`: it begins
/// with the reader, whose pronoun points at nobody else (German "Sie" is "she" anywhere else).
[[nodiscard]] bool standsAlone(const QString& sentence, const LanguageRules& rules,
                               bool addressed = false);

/// True if nothing in it is hearsay or private.
[[nodiscard]] bool isDecent(const QString& sentence, const LanguageRules& rules);

/// True if the writer of the sentence speaks of themselves, outside quotation marks.
[[nodiscard]] bool speaksInFirstPerson(const QString& sentence, const LanguageRules& rules);

/// The sentence, and shorter ones that end where a clause of it ends, longest first. A part that holds a
/// limit (not, only, until …) or that another clause depends on is never cut off; words are never changed.
[[nodiscard]] QStringList withShorterForms(const QString& sentence, const LanguageRules& rules);

} // namespace countersign::generation
