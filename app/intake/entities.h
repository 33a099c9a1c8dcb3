// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::intake {

/// The text with the character references that documents and subtitles use replaced ("&amp;", "&#8211;",
/// "&nbsp;" …). Others stay as they are.
[[nodiscard]] QString withoutEntities(const QString& text);

} // namespace countersign::intake
