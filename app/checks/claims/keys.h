// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"

#include <QString>

namespace countersign::checks {

/// The form in which content words are compared: the stem, or the head of its group in
/// `lexicon/synonyms.h`. Takes a folded word.
[[nodiscard]] QString keyOf(const QString& folded, text::Language language);

/// True if the two mean opposite things ("rise" and "fall"). Takes keys.
[[nodiscard]] bool areOpposites(const QString& a, const QString& b);

} // namespace countersign::checks
