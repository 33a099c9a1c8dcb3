// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/misread.h"

#include <QChar>

namespace countersign::intake {

namespace {

constexpr int wordOfAccents = 4; ///< letters, from which on a word has a plain one among them

bool isPlain(QChar c)
{
    return c.unicode() < 0x80;
}

/// What stands inside no word; the marks of trade, of quotation and of abbreviation do.
bool isOddSymbol(QChar c)
{
    static constexpr QStringView usual = u"™®©°’‘“”«»„‚‹›–—…·•′\"";
    return !c.isLetterOrNumber() && !c.isSpace() && !usual.contains(c) &&
           (c.isSymbol() || c.isPunct());
}

/// "¿Dirección?" begins with one; "Gra¿yna" has none.
bool opensASentence(QChar c)
{
    return c == u'¿' || c == u'¡';
}

bool isOddNumber(QChar c)
{
    return c.category() == QChar::Number_Other && !isPlain(c);
}

bool isEastern(QChar c)
{
    return c.script() == QChar::Script_Han || c.script() == QChar::Script_Katakana ||
           c.script() == QChar::Script_Hiragana || c.script() == QChar::Script_Hangul;
}

/// One word: letters and what stands between two of them.
int misreadIn(QStringView word)
{
    int places = 0;
    int accented = 0;
    bool latin = false;
    bool cyrillic = false;
    bool eastern = false;
    bool plain = false;
    for (qsizetype i = 0; i < word.size(); ++i) {
        const QChar c = word[i];
        if (!c.isLetter())
            continue;
        latin = latin || c.script() == QChar::Script_Latin;
        cyrillic = cyrillic || c.script() == QChar::Script_Cyrillic;
        eastern = eastern || isEastern(c);
        plain = plain || isPlain(c);
        accented += isPlain(c) ? 0 : 1;
        const bool amongSmall =
            i > 0 && (word[i - 1].isLower() || (i + 1 < word.size() && word[i + 1].isLower()));
        const bool afterAccent =
            i > 0 && !isPlain(word[i - 1]); // "McAllister" is a name, "éRìc" is none
        if (c.isUpper() && amongSmall && (!isPlain(c) || afterAccent))
            ++places;
    }
    if (latin && (cyrillic || eastern))
        ++places;
    if (latin && !plain && accented >= wordOfAccents)
        ++places;
    return places;
}

} // namespace

int misreadPlaces(QStringView text)
{
    int places = 0;
    qsizetype wordStart = -1;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const QChar c = i < text.size() ? text[i] : QChar(u' ');
        const bool before = i > 0 && text[i - 1].isLetter();
        const bool after = i + 1 < text.size() && text[i + 1].isLetter();
        if (i < text.size() && !isPlain(c)) {
            if (c.category() == QChar::Other_Control || c == QChar::ReplacementCharacter)
                places += 2;
            else if ((isOddSymbol(c) && (before || (after && !opensASentence(c)))) ||
                     (isOddNumber(c) && after))
                ++places;
        }
        if (c.isLetter() && wordStart < 0)
            wordStart = i;
        if (!c.isLetter() && wordStart >= 0) {
            places += misreadIn(text.sliced(wordStart, i - wordStart));
            wordStart = -1;
        }
    }
    return places;
}

} // namespace countersign::intake
