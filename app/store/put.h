// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace countersign::store {

/// What a `put` came to. Putting the same thing twice changes nothing the second time.
enum class Put { Added, Changed, Unchanged };

} // namespace countersign::store
