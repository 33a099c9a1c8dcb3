// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"
#include "app/text/span.h"
#include "app/text/tokens.h"

#include <QStringView>

#include <vector>

namespace countersign::text {

struct Reading {
    int words = 0;
    int sentences = 0;    ///< those with at least one word; greeting and signature lines included
    int longest = 0;      ///< words of the longest sentence
    Span longestSentence; ///< where it stands
    double grade =
        0.0; ///< years of school it takes, 0 for a text without words; see readingGrade()
};

/// School grade of a text. English: Flesch–Kincaid (Kincaid et al. 1975). German: first Wiener
/// Sachtextformel (Bamberger and Vanecek 1984). French, Spanish and others: Flesch–Kincaid with the
/// language's syllables. Never below 0. Under about 100 words it is a rough figure.
double readingGrade(QStringView text, Language language = Language::English);

Reading reading(QStringView text, Language language = Language::English);
Reading reading(QStringView text, const std::vector<Token>& tokens,
                const std::vector<Span>& sentences, Language language);

/// Syllables by the vowel groups of the language; at least 1 for a word with a letter.
int syllables(QStringView word, Language language = Language::English);

} // namespace countersign::text
