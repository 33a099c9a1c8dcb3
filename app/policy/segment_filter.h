// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/segment.h"

namespace countersign::policy {

/// Reads a filter as setup files and controls write it:
/// {"all":[{"field":"account.industry","is":"Food"},{"field":"account.tier","is_not":"strategic"}]}.
/// Errors: BadInput "segment.filter" with the field or key in `where`.
[[nodiscard]] Result<SegmentFilter> segmentFilterFromJson(const QString& json);

/// The same form, canonical.
[[nodiscard]] QString toJsonText(const SegmentFilter& filter);

} // namespace countersign::policy
