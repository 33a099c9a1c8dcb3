// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/delivery/csv_export.h"
#include "app/policy/history.h"

namespace countersign {

namespace store {
class Session;
}

/// A draft as it stands in an exported or delivered file.
[[nodiscard]] delivery::ExportedDraft exportedDraft(const store::Session& session,
                                                    const policy::DraftHistory& history);

} // namespace countersign
