// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/languages/tables.h"

namespace countersign::generation {

const LanguageRules& rulesFor(text::Language language)
{
    switch (language) {
    case text::Language::German:
        return germanRules();
    case text::Language::French:
        return frenchRules();
    default:
        return englishRules();
    }
}

bool canWrite(text::Language language)
{
    return language == text::Language::English || language == text::Language::German ||
           language == text::Language::French;
}

const Phrases& phrasesFor(text::Language language)
{
    switch (language) {
    case text::Language::German:
        return germanPhrases();
    case text::Language::French:
        return frenchPhrases();
    default:
        return englishPhrases();
    }
}

} // namespace countersign::generation
