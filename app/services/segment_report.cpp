// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/segment_report.h"

#include "app/checks/structure.h"
#include "app/domain/document.h"
#include "app/services/acting.h"
#include "app/services/gate_record.h"
#include "app/store/checked.h"
#include "app/store/controls.h"
#include "app/store/knowledge.h"
#include "app/store/prospects.h"
#include "app/store/queue.h"
#include "app/store/sequences.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

// The gate (design, "The gate").
constexpr qint64 wantedDecisions = 50;
constexpr double wantedBound = 0.80;
/// The error is shared over the six looks at 50, 75, 100, 125, 150 and 175.
constexpr double errorOfALook = 0.05 / 6;
constexpr double wantedCoverage = 0.90;
constexpr double structureLimit = 0.25;
constexpr int latestDrafts = 50;
/// Two that are alike are no group yet (checks, "Structure").
constexpr size_t smallestGroup = 3;
/// From here on it is no writing problem of single drafts any more (brief, "Reading generated copy well").
constexpr double sameProblemFrom = 0.5;

QString percent(double share)
{
    return QString(QString::number(qRound(share * 100)) + u'%');
}

QString nOf(qint64 n, qint64 of)
{
    return u"%1/%2"_s.arg(n).arg(of);
}

/// The number of decisions that the last look was taken at; 0 before the first.
qint64 lookAt(qint64 decided)
{
    constexpr qint64 last = 175;
    if (decided < wantedDecisions)
        return 0;
    return std::min(last, decided - (decided - wantedDecisions) % 25);
}

qint64 cleanAmong(const std::vector<GateEntry>& entries, size_t first)
{
    return std::count_if(entries.begin(), entries.begin() + std::min(first, entries.size()),
                         [](const GateEntry& entry) { return entry.clean; });
}

GateCondition lowerBoundCondition(const GateRecord& record)
{
    const qint64 look = lookAt(static_cast<qint64>(record.entries.size()));
    const qint64 clean = cleanAmong(record.entries, static_cast<size_t>(look));
    const double lower = clopperPearson(clean, look, errorOfALook).lower;
    return {.condition = u"lower_bound"_s,
            .figure = QString::number(lower, 'f', 2),
            .wanted = QString::number(wantedBound, 'f', 2),
            .met = look > 0 && lower >= wantedBound};
}

GateCondition accuracyCondition(const GateRecord& record)
{
    const size_t from = record.entries.size() > size_t(wantedDecisions)
                            ? record.entries.size() - size_t(wantedDecisions)
                            : 0;
    const auto wrong =
        std::count_if(record.entries.begin() + static_cast<std::ptrdiff_t>(from),
                      record.entries.end(), [](const GateEntry& entry) { return !entry.accurate; });
    return {.condition = u"accuracy"_s,
            .figure = QString::number(wrong),
            .wanted = u"0"_s,
            .met = wrong == 0 && !record.entries.empty()};
}

GateCondition boundaryCondition(const store::Session& session)
{
    const std::vector<Boundary> boundaries = session.knowledge().boundaries();
    const auto all = static_cast<qint64>(boundaries.size());
    const qint64 tripping =
        std::count_if(boundaries.begin(), boundaries.end(), [](const Boundary& boundary) {
            return !boundary.probe.trimmed().isEmpty() && tripsOn(boundary, boundary.probe);
        });
    return {.condition = u"boundaries"_s,
            .figure = nOf(tripping, all),
            .wanted = nOf(all, all),
            .met = tripping == all && all > 0};
}

GateCondition inputsCondition(const std::vector<InputCoverage>& coverage)
{
    double least = coverage.empty() ? 0.0 : 1.0;
    for (const InputCoverage& input : coverage)
        least = std::min(least, input.share);
    return {.condition = u"inputs"_s,
            .figure = percent(least),
            .wanted = percent(wantedCoverage),
            .met = least >= wantedCoverage};
}

GateCondition structureCondition(const std::vector<StructureGroup>& groups)
{
    const double largest = groups.empty() ? 0.0 : groups.front().share;
    return {.condition = u"structure"_s,
            .figure = percent(largest),
            .wanted = percent(structureLimit),
            .met = largest <= structureLimit};
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

GateCondition channelCondition(const std::vector<Step>& steps)
{
    const auto all = static_cast<qint64>(steps.size());
    const qint64 with = std::count_if(steps.begin(), steps.end(),
                                      [](const Step& step) { return step.channel.has_value(); });
    return {.condition = u"channels"_s,
            .figure = nOf(with, all),
            .wanted = nOf(all, all),
            .met = with == all && all > 0};
}

std::optional<Input> weakestOf(const std::vector<InputCoverage>& coverage)
{
    const auto it = std::min_element(
        coverage.begin(), coverage.end(), [](const InputCoverage& a, const InputCoverage& b) {
            return std::tuple(a.share, a.passages) < std::tuple(b.share, b.passages);
        });
    return it == coverage.end() || it->people == 0 ? std::nullopt : std::optional(it->input);
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
        const Bounds bounds = clopperPearson(clean, decided, errorOfALook);
        point.lower = bounds.lower;
        point.upper = bounds.upper;
    }
    return trend;
}

void addRecord(SegmentReport& report, const GateRecord& record)
{
    report.decided = static_cast<qint64>(record.entries.size());
    report.approvedClean = cleanAmong(record.entries, record.entries.size());
    report.rate = report.decided > 0 ? double(report.approvedClean) / double(report.decided) : 0.0;
    const Bounds bounds = clopperPearson(report.approvedClean, report.decided, errorOfALook);
    report.lower = bounds.lower;
    report.upper = bounds.upper;
    report.leftOut = record.leftOut;
    report.trend = trendOf(record.entries);
}

qint64 peopleIn(const std::vector<InputCoverage>& coverage)
{
    return coverage.empty() ? 0 : coverage.front().people;
}

} // namespace

Result<SegmentReport> segmentReportOf(const store::Session& session, const SegmentId& segment)
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
    report.coverage = coverageOf(session, segment);
    report.people = peopleIn(report.coverage);
    report.weakestInput = weakestOf(report.coverage);
    report.groups = groupsOf(session, segment);
    report.sameProblem = !report.groups.empty() && report.groups.front().share > sameProblemFrom;
    const std::vector<Step> steps = stepsOf(session, segment);
    for (const Step& step : steps) {
        if (!step.channel)
            report.stepsWithoutChannel.push_back(step.position);
    }
    const GateRecord record = gateRecordOf(session, segment);
    addRecord(report, record);
    report.gate = {{.condition = u"decided"_s,
                    .figure = QString::number(report.decided),
                    .wanted = QString::number(wantedDecisions),
                    .met = report.decided >= wantedDecisions},
                   lowerBoundCondition(record),
                   accuracyCondition(record),
                   boundaryCondition(session),
                   inputsCondition(report.coverage),
                   structureCondition(report.groups),
                   channelCondition(steps)};
    return report;
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
        summary.weakestInput = weakestOf(coverage);
        summary.decided = static_cast<qint64>(gateRecordOf(session, id).entries.size());
        summary.policy = segmentPolicy;
        summaries.push_back(std::move(summary));
    }
    return summaries;
}

Error autopilotRefusal(const SegmentReport& report)
{
    QStringList unmet;
    for (const GateCondition& condition : report.gate) {
        if (!condition.met)
            unmet.append(
                QStringList{condition.condition, condition.figure, condition.wanted}.join(u':'));
    }
    return refusal(u"mode.autopilot_gate"_s, unmet);
}

} // namespace countersign
