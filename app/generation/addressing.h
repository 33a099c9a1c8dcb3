// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/languages/language_rules.h"
#include "app/generation/parties.h"

#include <QString>

#include <optional>

namespace countersign::generation {

/// Turns what a sentence tells of the prospect into the same told to them: "She wants one page." →
/// "You want one page.", "Ana Lund, head of quality at Kite, wants …" → "You want …", "…, Ana Lund told the
/// board." → "You told the board that …". Nothing changes but the person of pronouns and verbs; nothing is
/// returned if that cannot be done for sure, or the sentence is not about the prospect.
///
/// `isNote`: the sentence is from a note about the prospect, in which he, she, or no subject at all ("Wants
/// one page.") is the prospect.
[[nodiscard]] std::optional<QString> addressedTo(const QString& sentence, const Parties& parties,
                                                 const LanguageRules& rules, bool isNote);

/// Only turns pronouns ("takes her team six hours" → "takes your team six hours"), for a sentence of a note
/// whose subject is somebody or something else. Nothing if there is none to turn.
[[nodiscard]] std::optional<QString> withTurnedPronouns(const QString& sentence,
                                                        const LanguageRules& rules);

} // namespace countersign::generation
