// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign {

/// One line that says what a setting is, translated; empty for one we have no words for.
[[nodiscard]] QString configLabel(const QString& key);

} // namespace countersign
