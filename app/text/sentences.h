// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"
#include "app/text/span.h"

#include <vector>

namespace countersign::text {

/// The sentences of a text, ascending and apart, each trimmed of white space. Together they hold every
/// character that is not white space exactly once, whatever the text.
///
/// Rules of our own judge the stops of Latin, Greek and Cyrillic text: they know abbreviations, initials,
/// a.m./p.m., ordinals ("am 3. Mai"), names that begin with a small letter (eBay), quotes and brackets after
/// a stop, ellipses. The stops of all other scripts are ICU's (UAX 29). A quotation of up to 400 characters
/// is not split inside, so that what is said and who says it stay together.
/// A blank line always ends a sentence. A single line break ends one when the line is a greeting, a
/// sign-off, a list item or a short line of its own; otherwise the line is taken for wrapped.
/// A greeting ("Hi Orla,") is a unit of its own. A citation mark belongs to the sentence it ends, before
/// or after the stop. Thread-safe; takes a few µs for 100 words.
std::vector<Span> sentences(QStringView text, Language language = Language::English);

/// True if the dot at `dot` belongs to an abbreviation, an initial or a number and need not end anything.
bool isAbbreviationDot(QStringView text, qsizetype dot, Language language = Language::English);

} // namespace countersign::text
