// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"
#include "app/text/span.h"

#include <vector>

namespace countersign::text {

/// Splits one sentence where a new statement begins: at semicolons, colons and dashes, and at commas or
/// coordinating words that are followed by something with a verb of its own. Commas of a list, of a
/// greeting and inside brackets or quotation marks do not split. The clauses cover the sentence, ascending
/// and apart, each trimmed; a sentence without such a place is one clause.
std::vector<Span> clauses(QStringView text, Span sentence, Language language = Language::English);

} // namespace countersign::text
