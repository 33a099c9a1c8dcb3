// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/finding.h"
#include "app/store/session.h"

#include <vector>

namespace countersign::store {

/// How often a check speaks up in a segment.
struct CheckCount {
    QString check;
    Severity severity = Severity::Note;
    qint64 drafts =
        0; ///< of those whose people fall in the segment first, with an open finding of it
};

/// Open findings by check and severity, blockers first, then the most frequent.
[[nodiscard]] std::vector<CheckCount> findingsIn(const Session& session, const SegmentId& segment);

} // namespace countersign::store
