// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/engine.h"
#include "app/policy/history.h"
#include "app/services/acting.h"
#include "app/services/inputs_service.h"
#include "app/store/controls.h"
#include "app/store/drafts.h"
#include "app/store/history.h"
#include "app/store/knowledge.h"
#include "app/store/queue.h"
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

/// One boundary, looked for in one draft after the other.
class Search {
public:
    explicit Search(const Boundary& boundary) { m_input.boundaries = {boundary}; }

    [[nodiscard]] bool finds(const Revision& head)
    {
        m_input.subject = text::withoutMarks(head.subject);
        m_input.text = text::withoutMarks(head.text);
        const std::vector<Finding> findings = m_checker.checkBoundaries(m_input);
        return std::any_of(findings.begin(), findings.end(), [](const Finding& finding) {
            return finding.reason != "not_checked"_L1;
        });
    }

private:
    checks::Checker m_checker; ///< keeps the compiled pattern
    checks::CheckInput m_input;
};

/// What is looked for and what came of it so far.
struct Trying {
    explicit Trying(const Boundary& boundary)
        : after(boundary)
    {}

    Search after;
    std::optional<Search> before; ///< as it stands now
    BoundaryTrial trial;
    std::set<QString> demoted;
};

void look(const store::Session& session, const DraftId& draft, Trying& trying)
{
    const std::optional<Revision> head = session.drafts().headOf(draft);
    if (!head)
        return;
    ++trying.trial.looked;
    const bool before = trying.before && trying.before->finds(*head);
    const bool after = trying.after.finds(*head);
    if (before)
        trying.trial.before.push_back(draft);
    if (after)
        trying.trial.after.push_back(draft);
    if (after && !before)
        addDemoted(session, draft, trying.demoted);
}

/// Drafts that are looked at in one view of the workspace: a long one would keep the log of what others
/// write from being emptied.
constexpr int lookSize = 500;

} // namespace

Result<BoundaryTrial> InputsService::tryBoundary(const Boundary& boundary, std::stop_token stop,
                                                 const ProgressHandler& progress) const
{
    if (Result<void> holds = patternHolds(boundary);
        !holds && holds.error().id != "boundary.probe"_L1)
        return holds.error();
    Trying trying(boundary);
    BoundaryTrial& trial = trying.trial;
    trial.hasProbe = !boundary.probe.trimmed().isEmpty();
    trial.trips = trial.hasProbe && tripsOn(boundary, boundary.probe);
    Progress done;
    const Result<void> begun = m_context.workspace.read(
        [&](store::Reader& reader) -> Result<void> {
            if (const std::optional<Boundary> now = standing(reader, boundary.id))
                trying.before.emplace(*now);
            done.total = reader.drafts().count();
            return {};
        },
        stop);
    if (!begun)
        return begun.error();
    store::QueueRequest request;
    request.sort = store::QueueSort::Newest;
    request.limit = lookSize;
    for (bool more = true; more;) {
        const Result<void> looked = m_context.workspace.read(
            [&](store::Reader& reader) -> Result<void> {
                const store::QueuePage page = reader.queue().page(request);
                for (const store::QueueRow& row : page.rows) {
                    if (stop.stop_requested())
                        return stopped();
                    look(reader, row.draft, trying);
                }
                done.done += static_cast<qint64>(page.rows.size());
                more = page.more;
                request.from = page.end;
                return {};
            },
            stop);
        if (!looked)
            return looked.error();
        if (progress)
            progress(done);
    }
    std::reverse(trial.before.begin(), trial.before.end());
    std::reverse(trial.after.begin(), trial.after.end());
    trial.segments = QStringList(trying.demoted.begin(), trying.demoted.end());
    return std::move(trial);
}

} // namespace countersign
