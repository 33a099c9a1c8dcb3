// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace countersign::text {

/// The languages whose rules this room knows. `Other` gets the rules that hold everywhere.
enum class Language { English, German, French, Spanish, Other };

/// Reads a language tag or locale name ("de-DE", "fr_FR.UTF-8", "EN"). An empty tag is English, which is
/// what a workspace starts with; a language that is not one of ours is Other.
Language languageFromTag(QStringView tag);

/// The primary subtag ("en", "de", "fr", "es"; "und" for Other).
QString languageTag(Language language);

/// Guesses the language from function words and telling letters. Returns nothing when the text has too
/// few words to tell (under about four telling words) or two languages are close; returns Other for a
/// text that is plainly in a language this room has no rules for (Dutch, Danish, Polish, Cyrillic …).
/// Citation marks, addresses, numbers and capitalised words inside a sentence do not count.
std::optional<Language> detectLanguage(QStringView text);

/// The language that a text too short for detectLanguage() is most likely in: the one of ours with the most
/// telling words, number words too ("forty minutes"). `fallback` if nothing tells, or where it is one of
/// two that tell as much.
Language likelyLanguage(QStringView text, Language fallback);

} // namespace countersign::text
