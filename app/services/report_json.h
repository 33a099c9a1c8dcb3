// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/services/control_service.h"

namespace countersign {

// What `segment`, `account`, `coverage` and the trials of rules print (cli): keys may be added, never renamed.

[[nodiscard]] Json segmentJson(const SegmentReport& report);
/// The same with people, states, rates, coverage and groups: `segment NAME report`.
[[nodiscard]] Json segmentReportJson(const SegmentReport& report);
[[nodiscard]] Json lessonJson(const EditLesson& lesson);
[[nodiscard]] Json changeCostJson(const std::vector<ChangeCost>& costs);
[[nodiscard]] Json coverageJson(const ProspectCoverage& row);
[[nodiscard]] Json trialJson(const BoundaryTrial& trial);
[[nodiscard]] Json accountReportJson(const AccountReport& report);

} // namespace countersign
