// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"

#include <QString>

#include <vector>

namespace countersign::checks {

/// UTF-8 that was read as Windows-1252: "Ã¼" for "ü", "â€™" for "’", "Â°" for "°".
struct Mojibake {
    text::Span span;
    QString meant;
};

/// Only sequences whose bytes are valid UTF-8 of a character that copy is written with, so that honest
/// text ("„Ä“", "naïve”") is left alone.
[[nodiscard]] std::vector<Mojibake> mojibakeIn(QStringView text);

} // namespace countersign::checks
