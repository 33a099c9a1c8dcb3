// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/number_words.h"
#include "app/text/word_table.h"

namespace countersign::text {

using NumberTable = WordTable<NumberWord>;

/// Inserts a class of words that share value and unit; the words are separated by blanks.
inline void insertNumberWords(NumberTable& table, NumberWord::Class kind, QStringView words,
                              double value = 0.0, QStringView unit = {})
{
    table.insertWords(words, NumberWord{kind, value, unit});
}

/// One word a value from `first` on, in steps of `step`; alternatives are separated by "|".
void insertNumberRow(NumberTable& table, NumberWord::Class kind, double first, double step,
                     QStringView row);

/// Units, currency codes and signs that are the same in every language.
void insertUnits(NumberTable& table);

NumberTable englishNumbers();
NumberTable germanNumbers();
NumberTable frenchNumbers();
NumberTable spanishNumbers();

} // namespace countersign::text
