// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace countersign {

/// Letters without accents and case, so that "Muller" finds "MÜLLER", however it was written.
[[nodiscard]] inline QString plainLetters(const QString& text)
{
    QString letters;
    const QString apart = text.normalized(QString::NormalizationForm_KD);
    for (const QChar character : apart) {
        if (character.category() != QChar::Mark_NonSpacing)
            letters += character;
    }
    return letters.toCaseFolded();
}

/// Every typed word stands somewhere in `text`.
[[nodiscard]] inline bool hasTypedWords(const QString& typed, const QString& text)
{
    const QString whole = plainLetters(text);
    for (const QString& word : plainLetters(typed).split(u' ', Qt::SkipEmptyParts)) {
        if (!whole.contains(word))
            return false;
    }
    return true;
}

} // namespace countersign
