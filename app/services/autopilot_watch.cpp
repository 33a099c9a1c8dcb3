// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/autopilot_watch.h"

#include "app/policy/counting_decisions.h"
#include "app/policy/cusum.h"
#include "app/services/control_writing.h"
#include "app/services/gate_record.h"
#include "app/services/inputs_service.h"
#include "app/store/controls.h"
#include "app/store/decisions.h"
#include "app/store/deliveries.h"
#include "app/store/history.h"
#include "app/store/knowledge.h"
#include "app/store/settings.h"
#include "app/store/transaction.h"

#include <algorithm>
#include <limits>
#include <set>

using namespace Qt::StringLiterals;
using countersign::policy::DraftHistory;

namespace countersign {

namespace {

constexpr qint64 all = std::numeric_limits<int>::max();

/// Decisions on the segment's drafts, oldest first as they came here.
std::vector<Decision> decisionsIn(const store::Session& session, const SegmentId& segment)
{
    store::DecisionFilter filter;
    filter.segment = segment;
    std::vector<Decision> decisions =
        session.decisions().list(filter, {.limit = static_cast<int>(all), .after = {}});
    std::reverse(decisions.begin(), decisions.end());
    return decisions;
}

bool isAboutText(const Decision& decision)
{
    return decision.verdict == Verdict::Approve || decision.verdict == Verdict::RequestChanges ||
           decision.verdict == Verdict::Reject;
}

/// Those of the draft's segments that run on autopilot.
std::vector<policy::SegmentPolicy> onAutopilot(const store::Session& session,
                                               const DraftHistory& history)
{
    std::vector<policy::SegmentPolicy> found;
    for (const SegmentId& id : history.governance.segments) {
        std::optional<policy::SegmentPolicy> segment = session.controls().segmentPolicy(id);
        if (segment && segment->mode == Mode::Autopilot)
            found.push_back(*std::move(segment));
    }
    return found;
}

Result<void> demote(store::Transaction& transaction, const User& actor, const SegmentId& segment,
                    const QString& reason, const QDateTime& now)
{
    const Result<bool> put = putControl(transaction, actor, segment.text(), ControlKind::Mode,
                                        toText(Mode::Approval), reason, now);
    return put ? Result<void>() : Result<void>(put.error());
}

bool isDrawn(const QByteArray& teamKey, const DraftId& draft)
{
    return policy::drawn(policy::sampleDraw(teamKey, draft)) != policy::Drawn::Never;
}

} // namespace

Result<void> calibrate(store::Transaction& transaction, const User& actor, const SegmentId& segment,
                       const QDateTime& now)
{
    policy::Calibration calibration;
    for (const GateEntry& entry : gateRecordOf(transaction, segment).entries) {
        if (!entry.recipe.isEmpty())
            calibration.recipes.insert(entry.recipe);
    }
    calibration.handedOver = transaction.deliveries().handedOverIn(segment, all);
    calibration.decisions = static_cast<qint64>(decisionsIn(transaction, segment).size());
    const Result<bool> put =
        putControl(transaction, actor, segment.text(), ControlKind::Calibration,
                   policy::toJsonText(calibration), {}, now);
    return put ? Result<void>() : Result<void>(put.error());
}

WatchRecord watchRecordOf(const store::Session& session, const policy::SegmentPolicy& segment)
{
    WatchRecord record;
    const policy::Calibration calibration = segment.calibration.value_or(policy::Calibration());
    record.sampleOneIn = session.deliveries().sampleOneIn({segment});
    record.handedOver =
        session.deliveries().handedOverIn(segment.segment.id,
                                          calibration.handedOver + policy::sampledCloselyFor) -
        calibration.handedOver;
    const std::vector<Decision> decisions = decisionsIn(session, segment.segment.id);
    const QByteArray teamKey = session.settings().teamKey();
    std::set<DraftId> seen;
    policy::Cusum cusum;
    for (size_t i = 0; i < decisions.size(); ++i) {
        const Decision& decision = decisions[i];
        if (!isAboutText(decision) || !isDrawn(teamKey, decision.draft))
            continue;
        const Result<DraftHistory> history = store::historyOf(session, decision.draft);
        if (!history || policy::isTakenBack(*history, decision) ||
            !seen.insert(decision.draft).second)
            continue;
        // One that was decided before is no sample of what goes out now.
        if (static_cast<qint64>(i) < calibration.decisions)
            continue;
        const bool rejected = decision.verdict != Verdict::Approve;
        ++record.samples;
        record.rejected += rejected ? 1 : 0;
        cusum.add(rejected);
    }
    record.cusum = cusum.value();
    record.hasAlarmed = cusum.hasAlarmed();
    return record;
}

Result<void> watchDecision(store::Transaction& transaction, const User& actor,
                           const DraftHistory& history, const QDateTime& now)
{
    if (policy::drawn(history.sampleDraw) == policy::Drawn::Never)
        return {};
    for (const policy::SegmentPolicy& segment : onAutopilot(transaction, history)) {
        if (!watchRecordOf(transaction, segment).hasAlarmed)
            continue;
        if (Result<void> done =
                demote(transaction, actor, segment.segment.id, u"demoted.cusum"_s, now);
            !done)
            return done;
    }
    return {};
}

Result<void> watchFindings(store::Transaction& transaction, const User& actor,
                           const DraftHistory& history, const std::vector<Finding>& findings,
                           const QDateTime& now)
{
    const auto breach = std::find_if(findings.begin(), findings.end(), [](const Finding& finding) {
        return finding.check == "boundary.violation"_L1 && finding.severity == Severity::Blocker;
    });
    const Revision* head = policy::headOf(history);
    if (breach == findings.end() || !head || !policy::isAttested(history, head->id))
        return {};
    const QString reason = u"demoted.boundary:"_s + breach->excerpt;
    for (const policy::SegmentPolicy& segment : onAutopilot(transaction, history)) {
        if (Result<void> done = demote(transaction, actor, segment.segment.id, reason, now); !done)
            return done;
    }
    return {};
}

Result<void> watchBoundaries(store::Transaction& transaction, const User& actor,
                             const QDateTime& now)
{
    const std::vector<Boundary> boundaries = transaction.knowledge().boundaries();
    const auto failing =
        std::find_if(boundaries.begin(), boundaries.end(), [](const Boundary& boundary) {
            return boundary.probe.trimmed().isEmpty() || !tripsOn(boundary, boundary.probe);
        });
    if (failing == boundaries.end())
        return {};
    const QString name = failing->label.isEmpty() ? failing->title : failing->label;
    // A copy: a control that is put makes the list anew.
    const std::vector<policy::SegmentPolicy> segments = transaction.controls().segmentPolicies();
    for (const policy::SegmentPolicy& segment : segments) {
        if (segment.mode != Mode::Autopilot)
            continue;
        if (Result<void> done =
                demote(transaction, actor, segment.segment.id, u"demoted.probe:"_s + name, now);
            !done)
            return done;
    }
    return {};
}

Result<void> watchGeneration(store::Transaction& transaction, const User& actor,
                             const DraftHistory& history, const Generation& generation,
                             const QDateTime& now)
{
    const QString recipe = policy::recipeOf(generation);
    if (recipe.isEmpty())
        return {};
    for (const policy::SegmentPolicy& segment : onAutopilot(transaction, history)) {
        if (segment.calibration && segment.calibration->recipes.contains(recipe))
            continue;
        if (Result<void> done =
                demote(transaction, actor, segment.segment.id, u"demoted.recipe"_s, now);
            !done)
            return done;
    }
    return {};
}

} // namespace countersign
