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

/// True if a word has an opposite at all. Takes a key.
[[nodiscard]] bool hasOpposites(const QString& key);

/// The word for the same deal from its other side: "sell" for "buy". Takes and gives keys; empty for none.
[[nodiscard]] QString otherSideOf(const QString& key);

} // namespace countersign::checks
