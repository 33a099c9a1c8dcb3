// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::delivery {

/// A file name made of texts from outside: no path, no control or reserved character, no name that
/// a system keeps for itself (CON, NUL …), no leading dot, no closing dot or blank, NFC, at most
/// 120 bytes of UTF-8 with the suffix, cut between characters. `suffix` comes with its dot
/// (".eml"). Never empty: where nothing is left it is "message".
[[nodiscard]] QString safeFileName(const QString& stem, const QString& suffix);

} // namespace countersign::delivery
