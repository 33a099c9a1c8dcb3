// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/word_table.h"

namespace countersign::checks {

/// A fixed set of folded words, written as one literal with blanks between them.
using text::WordSet;

} // namespace countersign::checks
