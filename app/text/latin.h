// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::text {

/// A text in ASCII letters as ICU transliterates it ("Łódź" → "Lodz", "Бор" → "Bor"). What has no Latin
/// form stays.
QString asciiForm(const QString& text);

} // namespace countersign::text
