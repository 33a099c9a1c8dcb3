// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/segment_findings.h"

#include "app/store/connection.h"

#include <algorithm>
#include <tuple>

namespace countersign::store {

std::vector<CheckCount> findingsIn(const Session& session, const SegmentId& segment)
{
    std::vector<CheckCount> counts;
    for (Query row = session.connection().query("finding/by_check_in_segment", segment);
         row.step();)
        counts.push_back({.check = row.text(0),
                          .severity = row.word<Severity>(1, Severity::Note),
                          .drafts = row.number(2)});
    std::stable_sort(counts.begin(), counts.end(), [](const CheckCount& a, const CheckCount& b) {
        return std::tuple(a.severity, a.drafts) > std::tuple(b.severity, b.drafts);
    });
    return counts;
}

} // namespace countersign::store
