// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/history.h"
#include "app/services/acting.h"
#include "app/services/inputs_service.h"
#include "app/store/controls.h"
#include "app/store/drafts.h"
#include "app/store/history.h"
#include "app/store/knowledge.h"
#include "app/text/citation_marks.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

std::optional<Boundary> standing(const store::Session& session, const BoundaryId& id)
{
    for (Boundary& boundary : session.knowledge().boundaries()) {
        if (boundary.id == id)
            return std::move(boundary);
    }
    return std::nullopt;
}

/// Names of the segments on autopilot that the watch would take off for this draft.
void addDemoted(const store::Session& session, const DraftId& draft, std::set<QString>& segments)
{
    const Result<policy::DraftHistory> history = store::historyOf(session, draft);
    const Revision* head = history ? policy::headOf(*history) : nullptr;
    if (!head || !policy::isAttested(*history, head->id))
        return;
    for (const SegmentId& id : history->governance.segments) {
        const auto segment = session.controls().segmentPolicy(id);
        if (segment && segment->mode == Mode::Autopilot)
            segments.insert(segment->segment.name);
    }
}

bool stops(const Boundary& boundary, const Revision& head)
{
    return tripsOn(boundary, text::withoutMarks(head.text)) ||
           (!head.subject.isEmpty() && tripsOn(boundary, text::withoutMarks(head.subject)));
}

} // namespace

Result<BoundaryTrial> InputsService::tryBoundary(const Boundary& boundary,
                                                 std::stop_token stop) const
{
    if (Result<void> holds = patternHolds(boundary);
        !holds && holds.error().id != "boundary.probe"_L1)
        return holds.error();
    return m_context.workspace.read([&](store::Reader& reader) -> Result<BoundaryTrial> {
        BoundaryTrial trial;
        trial.hasProbe = !boundary.probe.trimmed().isEmpty();
        trial.trips = trial.hasProbe && tripsOn(boundary, boundary.probe);
        const std::optional<Boundary> now = standing(reader, boundary.id);
        std::set<QString> demoted;
        for (const DraftId& draft : allDrafts(reader)) {
            if (stop.stop_requested())
                return stopped();
            const std::optional<Revision> head = reader.drafts().headOf(draft);
            if (!head)
                continue;
            ++trial.looked;
            const bool before = now && stops(*now, *head);
            const bool after = stops(boundary, *head);
            if (before)
                trial.before.push_back(draft);
            if (after)
                trial.after.push_back(draft);
            if (after && !before)
                addDemoted(reader, draft, demoted);
        }
        trial.segments = QStringList(demoted.begin(), demoted.end());
        return trial;
    });
}

} // namespace countersign
