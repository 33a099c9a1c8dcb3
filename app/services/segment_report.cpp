// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/segment_report.h"

#include "app/checks/structure.h"
#include "app/domain/document.h"
#include "app/domain/finding_keys.h"
#include "app/policy/counting_decisions.h"
#include "app/services/acting.h"
#include "app/services/autopilot_watch.h"
#include "app/services/gate_record.h"
#include "app/store/checked.h"
#include "app/store/controls.h"
#include "app/store/decisions.h"
#include "app/store/history.h"
#include "app/store/knowledge.h"
#include "app/store/prospects.h"
#include "app/store/queue.h"
#include "app/store/sequences.h"

#include <QSet>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

constexpr int latestDrafts = 50;
/// For a rate over the whole workspace or a channel.
constexpr int latestOfAll = 500;
/// Two that are alike are no group yet (app/checks/structure).
constexpr size_t smallestGroup = 3;
/// From here on it is no writing problem of single drafts any more, but the segment's.
constexpr double sameProblemFrom = 0.5;

qint64 cleanAmong(const std::vector<GateEntry>& entries)
{
    return std::count_if(entries.begin(), entries.end(),
                         [](const GateEntry& entry) { return entry.clean; });
}

std::vector<Step> stepsOf(const store::Session& session, const SegmentId& segment)
{
    std::vector<Step> steps;
    for (const Sequence& sequence : session.sequences().all()) {
        if (sequence.segment != segment)
            continue;
        for (Step& step : session.sequences().stepsOf(sequence.id))
            steps.push_back(std::move(step));
    }
    return steps;
}

/// Groups among the segment's latest drafts, largest first.
std::vector<StructureGroup> groupsOf(const store::Session& session, const SegmentId& segment)
{
    store::QueueRequest request;
    request.filter.segments = {segment};
    request.sort = store::QueueSort::Newest;
    request.limit = latestDrafts;
    std::vector<QString> skeletons;
    std::vector<DraftId> drafts;
    for (const store::QueueRow& row : session.queue().page(request).rows) {
        const auto checked = session.checked().ofDraft(row.draft);
        if (!checked || checked->skeleton.isEmpty())
            continue;
        skeletons.push_back(checked->skeleton);
        drafts.push_back(row.draft);
    }
    std::vector<StructureGroup> groups;
    for (const std::vector<qsizetype>& members : checks::structureGroups(skeletons)) {
        if (members.size() < smallestGroup)
            continue;
        StructureGroup group;
        for (const qsizetype member : members)
            group.drafts.push_back(drafts[static_cast<size_t>(member)]);
        group.share = double(members.size()) / double(drafts.size());
        groups.push_back(std::move(group));
    }
    return groups;
}

/// The checks of which something was set aside, the highest rate first.
std::vector<DismissalRate> dismissalsIn(const store::Session& session, const SegmentId& segment)
{
    std::vector<DismissalRate> rates = findingRates(session, {.segment = segment});
    std::erase_if(rates, [](const DismissalRate& rate) { return rate.dismissed == 0; });
    std::stable_sort(
        rates.begin(), rates.end(),
        [](const DismissalRate& a, const DismissalRate& b) { return a.rate() > b.rate(); });
    return rates;
}

/// The rate after each day on which something was decided.
std::vector<TrendPoint> trendOf(const std::vector<GateEntry>& entries)
{
    std::vector<TrendPoint> trend;
    qint64 decided = 0;
    qint64 clean = 0;
    for (const GateEntry& entry : entries) {
        ++decided;
        clean += entry.clean ? 1 : 0;
        const QDate day = entry.at.toLocalTime().date();
        if (trend.empty() || trend.back().day != day)
            trend.push_back({.day = day});
        TrendPoint& point = trend.back();
        point.decided = decided;
        point.approvedClean = clean;
        point.rate = double(clean) / double(decided);
        const policy::Bounds bounds = policy::clopperPearson(clean, decided, policy::gateError);
        point.lower = bounds.lower;
        point.upper = bounds.upper;
    }
    return trend;
}

void addRecord(SegmentReport& report, const GateRecord& record)
{
    report.decided = static_cast<qint64>(record.entries.size());
    report.approvedClean = cleanAmong(record.entries);
    report.rate = report.decided > 0 ? double(report.approvedClean) / double(report.decided) : 0.0;
    const policy::Bounds bounds =
        policy::clopperPearson(report.approvedClean, report.decided, policy::gateError);
    report.lower = bounds.lower;
    report.upper = bounds.upper;
    report.leftOut = record.leftOut;
    report.trend = trendOf(record.entries);
}

policy::GateFigures figuresOf(const store::Session& session, const GateRecord& record,
                              const SegmentReport& report, const std::vector<Step>& steps)
{
    policy::GateFigures figures;
    for (const GateEntry& entry : record.entries)
        figures.decided.push_back({.clean = entry.clean, .accurate = entry.accurate});
    for (const Boundary& boundary : session.knowledge().boundaries()) {
        ++figures.boundaries;
        if (!boundary.probe.trimmed().isEmpty() && tripsOn(boundary, boundary.probe))
            ++figures.boundariesTripping;
    }
    figures.leastCoverage = report.coverage.empty() ? 0.0 : 1.0;
    for (const InputCoverage& input : report.coverage)
        figures.leastCoverage =
            std::min(figures.leastCoverage, std::min(input.share, input.freshShare));
    figures.largestGroup = report.groups.empty() ? 0.0 : report.groups.front().share;
    for (const Step& step : steps) {
        ++figures.steps;
        figures.stepsWithChannel += step.channel ? 1 : 0;
    }
    return figures;
}

std::optional<ModeSetting> modeSettingOf(const store::Session& session, const SegmentId& segment)
{
    const std::vector<Control> standing =
        policy::counting(session.controls().ofSubject(segment.text(), ControlKind::Mode));
    if (standing.empty())
        return std::nullopt;
    const Control& last = standing.back();
    const std::optional<User> by = session.users().find(last.by);
    return ModeSetting{
        .by = by ? by->name : keyPart(last.by.text()), .reason = last.reason, .at = last.at};
}

/// What was said of drafts that were not as they should be, of those decisions that nobody took back.
std::vector<ObjectionGroup> objectionsIn(const store::Session& session, const SegmentId& segment)
{
    std::vector<ObjectionGroup> groups;
    store::DecisionFilter filter;
    filter.segment = segment;
    for (const Verdict verdict : {Verdict::RequestChanges, Verdict::Reject}) {
        filter.verdict = verdict;
        for (const Decision& decision : session.decisions().list(
                 filter, {.limit = std::numeric_limits<int>::max(), .after = {}})) {
            const Result<policy::DraftHistory> history = store::historyOf(session, decision.draft);
            const std::optional<QString> why =
                history ? policy::whyNotCounting(*history, decision) : u"role"_s;
            if (why == u"withdrawn"_s || why == u"reversed"_s || why == u"role"_s)
                continue;
            auto group = std::find_if(groups.begin(), groups.end(), [&](const ObjectionGroup& one) {
                return one.verdict == verdict &&
                       one.reason.compare(decision.reason, Qt::CaseInsensitive) == 0;
            });
            if (group == groups.end())
                group = groups.insert(
                    groups.end(), {.verdict = verdict, .reason = decision.reason, .drafts = {}});
            group->drafts.push_back(decision.draft);
        }
    }
    std::stable_sort(groups.begin(), groups.end(),
                     [](const ObjectionGroup& a, const ObjectionGroup& b) {
                         return a.drafts.size() > b.drafts.size();
                     });
    return groups;
}

qint64 peopleIn(const std::vector<InputCoverage>& coverage)
{
    return coverage.empty() ? 0 : coverage.front().people;
}

} // namespace

std::vector<DismissalRate> findingRates(const store::Session& session, const RuleScope& scope)
{
    store::QueueRequest request;
    if (scope.segment)
        request.filter.segments = {*scope.segment};
    if (scope.channel)
        request.filter.channels = {*scope.channel};
    request.sort = store::QueueSort::Newest;
    request.limit = scope.segment ? latestDrafts : latestOfAll;
    std::map<QString, DismissalRate> rates;
    for (const store::QueueRow& row : session.queue().page(request).rows) {
        const auto checked = session.checked().ofDraft(row.draft);
        if (!checked)
            continue;
        QSet<QString> aside;
        for (const Dismissal& dismissal : session.decisions().dismissalsOf(row.draft)) {
            if (dismissal.revision == checked->revision)
                aside.insert(dismissal.finding);
        }
        const std::vector<QString> keys = findingKeys(checked->findings);
        for (size_t i = 0; i < keys.size(); ++i) {
            DismissalRate& rate = rates[checked->findings[i].check];
            rate.check = checked->findings[i].check;
            ++rate.found;
            rate.dismissed += aside.contains(keys[i]);
        }
    }
    std::vector<DismissalRate> result;
    result.reserve(rates.size());
    for (const auto& [check, rate] : rates)
        result.push_back(rate);
    return result;
}

Result<SegmentReport> segmentReportOf(const store::Session& session, const SegmentId& segment,
                                      QDate today)
{
    const auto segmentPolicy = session.controls().segmentPolicy(segment);
    if (!segmentPolicy)
        return notFound(u"segment.unknown"_s, segment.text());
    SegmentReport report;
    report.policy = *segmentPolicy;
    for (const UserId& id : segmentPolicy->approvers) {
        const std::optional<User> user = session.users().find(id);
        report.approvers.append(user ? user->name : keyPart(id.text()));
    }
    store::QueueFilter filter;
    filter.segments = {segment};
    report.states = session.queue().countsByState(filter);
    for (const auto& [state, count] : report.states)
        report.drafts += count;
    report.coverage = coverageOf(session, segment, today);
    report.people = peopleIn(report.coverage);
    report.weakestInput = weakestIn(report.coverage);
    report.groups = groupsOf(session, segment);
    report.dismissals = dismissalsIn(session, segment);
    report.sameProblem = !report.groups.empty() && report.groups.front().share > sameProblemFrom;
    const std::vector<Step> steps = stepsOf(session, segment);
    for (const Step& step : steps) {
        if (!step.channel)
            report.stepsWithoutChannel.push_back(step.position);
    }
    const GateRecord record = gateRecordOf(session, segment);
    addRecord(report, record);
    report.gate = policy::gateConditions(figuresOf(session, record, report, steps));
    report.modeSetting = modeSettingOf(session, segment);
    if (segmentPolicy->mode == Mode::Autopilot)
        report.watch = watchRecordOf(session, *segmentPolicy);
    return report;
}

void addExposed(const store::Session& session, SegmentReport& report)
{
    const SegmentId& segment = report.policy.segment.id;
    report.findings = store::findingsIn(session, segment);
    report.objections = objectionsIn(session, segment);
}

std::vector<ChangeCost> changeCosts(const store::Session& session,
                                    const std::optional<SegmentId>& segment)
{
    std::vector<ChangeCost> costs;
    for (const policy::SegmentPolicy& one : session.controls().segmentPolicies()) {
        if (segment && one.segment.id != *segment)
            continue;
        ChangeCost cost{
            .segment = one.segment.id,
            .name = one.segment.name,
            .decided = static_cast<qint64>(gateRecordOf(session, one.segment.id).entries.size()),
            .autopilot = one.mode == Mode::Autopilot};
        if (cost.decided > 0 || cost.autopilot)
            costs.push_back(std::move(cost));
    }
    return costs;
}

std::vector<SegmentSummary> segmentSummaries(const store::Session& session)
{
    std::vector<SegmentSummary> summaries;
    for (const policy::SegmentPolicy& segmentPolicy : session.controls().segmentPolicies()) {
        SegmentSummary summary;
        const SegmentId id = segmentPolicy.segment.id;
        store::QueueFilter filter;
        filter.segments = {id};
        for (const auto& [state, count] : session.queue().countsByState(filter))
            summary.drafts += count;
        const std::vector<InputCoverage> coverage = coverageOf(session, id);
        summary.people = peopleIn(coverage);
        summary.weakestInput = weakestIn(coverage);
        summary.decided = static_cast<qint64>(gateRecordOf(session, id).entries.size());
        summary.policy = segmentPolicy;
        summaries.push_back(std::move(summary));
    }
    return summaries;
}

} // namespace countersign
