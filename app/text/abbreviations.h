// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace countersign::text {

/// What a word with a dot behind it does to the end of a sentence.
enum class DotWord {
    Plain,         ///< an ordinary word: the dot is a full stop
    Never,         ///< never ends one ("Dr.", "e.g.", "z. B.")
    BeforeNumber,  ///< does not before a figure ("No. 5", "Nr. 5", "Jan. 5"), otherwise may
    BeforeCapital, ///< ends one before a capital ("9 a.m. They", "etc. The")
    BeforeStarter ///< ends one only before a word that opens sentences ("Kite Inc. The", "U.S. We")
};

/// `word` in lower case without its last dot; inner dots kept ("a.m", "ph.d").
DotWord dotWord(QStringView word);

/// Words that open sentences and are no names: articles, pronouns, prepositions, adverbs.
bool opensSentences(QStringView lowerWord);

/// Those of them that are not part of names either ("Le", "De" and "May" are not among them).
bool surelyOpensSentence(QStringView lowerWord);

bool isMonthName(QStringView lowerWord);

} // namespace countersign::text
