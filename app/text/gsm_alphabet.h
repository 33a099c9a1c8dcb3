// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::text {

/// Septets of a character in GSM 03.38: 1 for the default alphabet, 2 for its extension table, 0 if it has
/// none.
int gsmSeptets(char32_t character);

/// What could stand for a character in GSM 03.38; empty if nothing is close.
QString gsmReplacement(char32_t character);

} // namespace countersign::text
