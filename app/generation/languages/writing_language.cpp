// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/languages/writing_language.h"

#include "app/generation/languages/language_rules.h"

#include <algorithm>

namespace countersign::generation {

text::Language languageOf(const Evidence& evidence, const Rules& rules)
{
    if (!evidence.language.isEmpty())
        return text::languageFromTag(evidence.language);
    return text::detectLanguage(evidence.text)
        .value_or(text::languageFromTag(rules.defaultLanguage));
}

text::Language writingLanguage(const ProspectDossier& dossier, QStringList& notes)
{
    const text::Language fallback = text::languageFromTag(dossier.rules.defaultLanguage);
    const QString tag = dossier.language.isEmpty() ? dossier.prospect.language : dossier.language;
    if (tag.isEmpty())
        return fallback;
    const text::Language wanted = text::languageFromTag(tag);
    const bool known =
        std::any_of(dossier.evidence.cbegin(), dossier.evidence.cend(), [&](const Evidence& item) {
            return item.input == Input::Knowledge && languageOf(item, dossier.rules) == wanted;
        });
    if (wanted == fallback || (known && canWrite(wanted)))
        return wanted;
    notes.append(QString(u"language_not_in_knowledge:" + tag));
    return fallback;
}

} // namespace countersign::generation
