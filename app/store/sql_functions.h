// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

struct sqlite3;

namespace countersign::store {

/// Functions that views and statements of the workspace use:
/// - `plain_text(text)`: what is sent, the text without its citation marks.
/// - `contains_folded(text, needle)`: 1 if the folded needle (listing.h) stands in the text, without regard
///   to case and to how accents are written.
void registerFunctions(sqlite3* database);

} // namespace countersign::store
