// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/voice.h"

namespace countersign::generation {

QSet<QString> smallWordsOf(QStringView text)
{
    QSet<QString> words;
    qsizetype start = -1;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const bool inWord = i < text.size() && text.at(i).isLetterOrNumber();
        if (inWord && start < 0)
            start = i;
        if (inWord || start < 0)
            continue;
        if (text.at(start).isLower())
            words.insert(text.sliced(start, i - start).toString());
        start = -1;
    }
    return words;
}

Voice voiceFor(const ProspectDossier& dossier, text::Language language)
{
    Voice voice;
    voice.salutation = salutationFor(dossier, phrasesFor(language));
    for (const Evidence& evidence : dossier.evidence)
        voice.smallWords += smallWordsOf(evidence.text);
    return voice;
}

} // namespace countersign::generation
