// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/reading/context.h"

namespace countersign::checks {

/// The share of what a draft claims, in content words, whose evidence belongs to this prospect or this account
/// alone (checks, "Swap test"). What the other prospects' drafts say too, word for word, is not the
/// prospect's. 0 for a draft that claims nothing.
[[nodiscard]] double specificityOf(Context& context);

} // namespace countersign::checks
