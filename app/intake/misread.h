// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace countersign::intake {

/// In how many places a text looks as if it had been read in the wrong code page: a control character, a symbol
/// that begins or parts a word ("£ukasz", "Gro§er"), a capital inside a word of small letters ("JŸrgen"), Latin
/// letters among Cyrillic or Chinese ones, or a Latin word of four letters and more without one of the plain alphabet ("Ïåòðîâ").
/// 0 for text as people write it.
[[nodiscard]] int misreadPlaces(QStringView text);

} // namespace countersign::intake
