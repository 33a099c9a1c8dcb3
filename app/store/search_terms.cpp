// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/search_terms.h"

#include <QStringList>

namespace countersign::store {

namespace {

/// What the index's tokenizer (unicode61) takes for a part of a word.
bool isWordCharacter(char32_t character)
{
    return QChar::isLetterOrNumber(character) || QChar::isMark(character) ||
           QChar::category(character) == QChar::Other_PrivateUse;
}

qsizetype lettersIn(const QString& word)
{
    qsizetype letters = 0;
    for (const char32_t character : word.toUcs4())
        letters += !QChar::isMark(character);
    return letters;
}

} // namespace

QString searchExpression(const QString& typed)
{
    // More words than these narrow nothing down and only cost time.
    constexpr qsizetype mostWords = 12;
    QStringList words{QString()};
    for (const char32_t character : typed.normalized(QString::NormalizationForm_C).toUcs4()) {
        if (isWordCharacter(character))
            words.last() += QString::fromUcs4(&character, 1);
        else if (!words.last().isEmpty())
            words.append(QString());
    }
    QStringList terms;
    for (const QString& word : words) {
        if (lettersIn(word) >= 2 && terms.size() < mostWords)
            terms.append(QString(u'"' + word + u"\"*"));
    }
    return terms.join(u' ');
}

} // namespace countersign::store
