// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/review_service.h"

#include "app/policy/counting_decisions.h"
#include "app/services/acting.h"
#include "app/services/check_service.h"
#include "app/services/draft_view.h"
#include "app/store/checked.h"
#include "app/store/controls.h"
#include "app/store/decisions.h"
#include "app/store/drafts.h"
#include "app/store/history.h"
#include "app/store/personas.h"

namespace countersign {

namespace {

/// Decisions an hour, of those of the last hour, from the first of them on; 0 while that is not ten minutes
/// ago: one decision in its first minute is no pace.
qint64 paceOf(const store::Session& session, const UserId& actor, const QDateTime& now)
{
    constexpr int hour = 60; // minutes
    constexpr int fewest = 10;
    constexpr int step = 5;
    const auto within = [&](int minutes) {
        return session.decisions().countSince(actor, now.addSecs(qint64(-60) * minutes));
    };
    const qint64 decided = within(hour);
    if (decided == within(fewest - 1))
        return 0;
    int since = fewest;
    while (since < hour && within(since) < decided)
        since += step;
    return qRound64(double(decided * hour) / double(since));
}

} // namespace

ReviewService::ReviewService(Context context, const CheckService& checks)
    : m_context(context)
    , m_checks(checks)
{}

Result<DraftView> ReviewService::viewOf(const DraftId& draft) const
{
    const UserId actor = m_context.session.userId();
    return m_context.workspace.read([&](store::Reader& reader) -> Result<DraftView> {
        const Result<policy::DraftHistory> history = store::historyOf(reader, draft);
        if (!history)
            return history.error();
        const std::shared_ptr<const CheckBasis> basis = m_checks.basisForReading(reader);
        const DraftViewSources sources{.session = reader,
                                       .basis = *basis,
                                       .actor = reader.users().find(actor),
                                       .today = m_context.clock.today()};
        return draftViewOf(*history, sources);
    });
}

Result<std::map<DraftId, RevisionId>>
ReviewService::headsOf(const std::vector<DraftId>& drafts) const
{
    using Heads = std::map<DraftId, RevisionId>;
    return m_context.workspace.read([&drafts](store::Reader& reader) -> Result<Heads> {
        Heads heads;
        for (const DraftId& draft : drafts) {
            if (const std::optional<Revision> head = reader.drafts().headOf(draft))
                heads.emplace(draft, head->id);
        }
        return heads;
    });
}

Result<policy::ReviewState> ReviewService::stateOf(const DraftId& draft) const
{
    return m_context.workspace.read([&](store::Reader& reader) -> Result<policy::ReviewState> {
        const Result<policy::DraftHistory> history = store::historyOf(reader, draft);
        if (!history)
            return history.error();
        return policy::reviewState(*history);
    });
}

Result<store::QueuePage> ReviewService::page(const store::QueueRequest& request,
                                             std::stop_token stop) const
{
    return m_context.workspace.read(
        [&request](store::Reader& reader) -> Result<store::QueuePage> {
            return reader.queue().page(request);
        },
        std::move(stop));
}

Result<std::optional<store::QueueRow>> ReviewService::row(const DraftId& draft,
                                                          store::QueueSort sort) const
{
    using Row = std::optional<store::QueueRow>;
    return m_context.workspace.read(
        [&](store::Reader& reader) -> Result<Row> { return reader.queue().row(draft, sort); });
}

Result<bool> ReviewService::matches(const DraftId& draft, const store::QueueFilter& filter) const
{
    return m_context.workspace.read([&](store::Reader& reader) -> Result<bool> {
        return reader.queue().matches(draft, filter);
    });
}

Result<store::QueueCount> ReviewService::count(const store::QueueFilter& filter,
                                               std::stop_token stop) const
{
    return m_context.workspace.read(
        [&filter](store::Reader& reader) -> Result<store::QueueCount> {
            return reader.queue().count(filter);
        },
        std::move(stop));
}

Result<std::map<policy::ReviewState, qint64>>
ReviewService::countsByState(const store::QueueFilter& filter) const
{
    using Counts = std::map<policy::ReviewState, qint64>;
    return m_context.workspace.read([&filter](store::Reader& reader) -> Result<Counts> {
        return reader.queue().countsByState(filter);
    });
}

Result<std::vector<store::SegmentCounts>> ReviewService::countsBySegment() const
{
    using Counts = std::vector<store::SegmentCounts>;
    return m_context.workspace.read(
        [](store::Reader& reader) -> Result<Counts> { return reader.queue().countsBySegment(); });
}

Result<ReviewService::FilterChoices> ReviewService::filterChoices() const
{
    return m_context.workspace.read([](store::Reader& reader) -> Result<FilterChoices> {
        FilterChoices choices;
        for (const policy::SegmentPolicy& segment : reader.controls().segmentPolicies())
            choices.segments.emplace_back(segment.segment.id, segment.segment.name);
        for (const Persona& persona : reader.personas().all())
            choices.personas.emplace_back(persona.id, persona.name);
        choices.languages = reader.queue().languages();
        choices.owners = reader.queue().owners();
        choices.checks = reader.checked().countsByCheck();
        return choices;
    });
}

Result<ReviewService::Pace> ReviewService::pace() const
{
    const UserId actor = m_context.session.userId();
    const QDateTime now = m_context.clock.now();
    const QDateTime midnight = now.toLocalTime().date().startOfDay();
    return m_context.workspace.read([&](store::Reader& reader) -> Result<Pace> {
        return Pace{.today = reader.decisions().countSince(actor, midnight),
                    .lastHour = paceOf(reader, actor, now)};
    });
}

} // namespace countersign
