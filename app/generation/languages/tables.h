// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/languages/language_rules.h"
#include "app/generation/languages/phrases.h"

#include <QRegularExpression>
#include <QStringList>

namespace countersign::generation {

/// The words of a list written with blanks between them.
[[nodiscard]] inline QStringList words(QStringView list)
{
    return list.toString().split(u' ', Qt::SkipEmptyParts);
}

/// A pattern in any case, over Unicode.
[[nodiscard]] inline QRegularExpression pattern(QStringView text)
{
    return QRegularExpression(text.toString(), QRegularExpression::CaseInsensitiveOption |
                                                   QRegularExpression::UseUnicodePropertiesOption);
}

[[nodiscard]] const LanguageRules& englishRules();
[[nodiscard]] const LanguageRules& germanRules();
[[nodiscard]] const LanguageRules& frenchRules();

[[nodiscard]] const Phrases& englishPhrases();
[[nodiscard]] const Phrases& germanPhrases();
[[nodiscard]] const Phrases& frenchPhrases();

} // namespace countersign::generation
