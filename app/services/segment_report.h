// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/rule_book.h"
#include "app/services/control_service.h"

namespace countersign {

namespace store {
class Session;
}

/// NotFound "segment.unknown".
[[nodiscard]] Result<SegmentReport> segmentReportOf(const store::Session& session,
                                                    const SegmentId& segment, QDate today = {});
/// Adds what the sample exposes: findings by check, what edits teach, why drafts were sent back.
void addExposed(const store::Session& session, SegmentReport& report);
/// How often the findings of each check are set aside, on the latest drafts of a scope.
[[nodiscard]] std::vector<DismissalRate> findingRates(const store::Session& session,
                                                      const RuleScope& scope);
/// Of a change of directives in one segment or in all: those that have decisions to lose.
[[nodiscard]] std::vector<ChangeCost> changeCosts(const store::Session& session,
                                                  const std::optional<SegmentId>& segment);
/// In the order in which they are tried.
[[nodiscard]] std::vector<SegmentSummary> segmentSummaries(const store::Session& session);

} // namespace countersign
