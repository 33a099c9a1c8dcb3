// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign {

/// A word of the catalogue where it stands alone or begins a line: "e-mail" → "E-mail".
[[nodiscard]] inline QString capitalised(QString text)
{
    if (!text.isEmpty())
        text.replace(0, 1, text.left(1).toUpper());
    return text;
}

} // namespace countersign
