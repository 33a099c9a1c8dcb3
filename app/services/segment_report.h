// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/control_service.h"

namespace countersign {

namespace store {
class Session;
}

/// NotFound "segment.unknown".
[[nodiscard]] Result<SegmentReport> segmentReportOf(const store::Session& session,
                                                    const SegmentId& segment);
/// In the order in which they are tried.
[[nodiscard]] std::vector<SegmentSummary> segmentSummaries(const store::Session& session);

} // namespace countersign
