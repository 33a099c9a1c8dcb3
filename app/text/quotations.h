// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"

#include <QStringView>

#include <vector>

namespace countersign::text {

/// Stretches within quotation marks, the marks included: "…", “…”, „…“, «…», »…«. Ascending and apart
/// (the outermost of nested ones); a mark without its partner in the same paragraph makes none, and
/// neither does a stretch of more than `longest` characters.
std::vector<Span> quotations(QStringView text, qsizetype longest = 400);

} // namespace countersign::text
