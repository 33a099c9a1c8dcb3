// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/queue.h"

#include "app/store/candidates.h"
#include "app/store/connection.h"
#include "app/store/queue_plan.h"
#include "app/store/rows.h"
#include "app/store/search_terms.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

/// A page looks at no more drafts than these, so that it takes a few milliseconds at most.
constexpr int pageLooksAt = 1500;
constexpr int countLooksAt = 20000;

policy::ReviewState stateIn(const Query& row, int facts, int mode, int oneIn)
{
    return policy::reviewState(policy::factsFromCode(row.integer(facts)),
                               row.word<Mode>(mode, Mode::Approval), row.integer(oneIn));
}

qint64 placeIn(const Query& row, QueueSort sort)
{
    switch (sort) {
    case QueueSort::Priority:
        return row.number(28);
    case QueueSort::Due:
        return row.number(29);
    case QueueSort::Worst:
        return row.number(30);
    case QueueSort::Newest:
        return row.number(31);
    }
    return row.number(31);
}

QueueRow rowFrom(const Query& row, QueueSort sort)
{
    QueueRow shown{.draft = row.id<DraftId>(0),
                   .prospect = row.id<ProspectId>(1),
                   .account = row.optionalId<AccountId>(2),
                   .name = row.text(3),
                   .company = row.text(4),
                   .title = row.text(5),
                   .persona = row.text(6),
                   .language = row.text(7),
                   .channel = row.optionalWord<Channel>(8),
                   .step = row.isNull(9) ? std::nullopt : std::optional(row.integer(9)),
                   .segment = row.optionalId<SegmentId>(10),
                   .segmentName = row.text(11),
                   .state = stateIn(row, 12, 13, 32),
                   .facts = policy::factsFromCode(row.integer(12)),
                   .mode = row.word<Mode>(13, Mode::Approval),
                   .blockers = row.integer(14),
                   .warnings = row.integer(15),
                   .notes = row.integer(16),
                   .worstCheck = row.text(17),
                   .priority = row.integer(18),
                   .due = row.optionalDay(19),
                   .subject = row.text(20),
                   .author = row.id<UserId>(21),
                   .authorName = row.text(22),
                   .writtenAt = row.moment(23),
                   .revisions = row.integer(24),
                   .key = QueueKey{placeIn(row, sort)}};
    // Whatever the segment's mode is (app/policy/governance.h).
    const bool strategic = row.word<Tier>(25, Tier::None) == Tier::Strategic;
    if (strategic || row.integer(26) != 0)
        shown.mode = Mode::Approval;
    if (shown.state == policy::ReviewState::Conflict)
        shown.subject.clear();
    return shown;
}

} // namespace

QueueSort orderOf(const QueueFilter& filter, QueueSort sort)
{
    return searchExpression(filter.search).isEmpty() ? sort : QueueSort::Newest;
}

QueuePage Queue::page(const QueueRequest& request) const
{
    QueueRequest asked = request;
    const QueuePlan plan(db(), request.filter);
    if (!plan.searchExpression().isEmpty())
        asked.sort = QueueSort::Newest;
    Candidates candidates = findCandidates(db(), plan, asked, pageLooksAt);
    if (request.direction == Direction::Backward)
        std::reverse(candidates.found.begin(), candidates.found.end());
    QueuePage page{.rows = {}, .more = candidates.more, .end = candidates.end};
    page.rows.reserve(candidates.found.size());
    for (const Candidate& candidate : candidates.found) {
        Query row = db().query("queue/row", candidate.draft);
        if (row.step())
            page.rows.push_back(rowFrom(row, asked.sort));
    }
    return page;
}

std::optional<QueueRow> Queue::row(const DraftId& draft, QueueSort sort) const
{
    Query row = db().query("queue/row", rowOf(db(), draft));
    return row.step() ? std::optional(rowFrom(row, sort)) : std::nullopt;
}

bool Queue::matches(const DraftId& draft, const QueueFilter& filter) const
{
    return fits(db(), QueuePlan(db(), filter), rowOf(db(), draft));
}

QueueCount Queue::count(const QueueFilter& filter, qint64 limit) const
{
    const QueuePlan plan(db(), filter);
    if (plan.isEmpty())
        return {};
    if (!plan.hasResidual() && plan.searchExpression().isEmpty())
        return {.n = plan.bucketCount(), .exact = true};
    const QueueRequest request{.filter = {},
                               .sort = QueueSort::Newest,
                               .direction = Direction::Forward,
                               .from = std::nullopt,
                               .limit = static_cast<int>(std::min<qint64>(limit, countLooksAt))};
    const Candidates candidates = findCandidates(db(), plan, request, countLooksAt);
    return {.n = static_cast<qint64>(candidates.found.size()), .exact = !candidates.more};
}

std::map<policy::ReviewState, qint64> Queue::countsByState(const QueueFilter& filter) const
{
    const QueueFilter some{.segments = filter.segments,
                           .under = filter.under,
                           .states = {},
                           .channels = filter.channels,
                           .check = {},
                           .account = std::nullopt,
                           .persona = std::nullopt,
                           .languages = {},
                           .owner = {},
                           .signer = std::nullopt,
                           .search = {}};
    const QueuePlan plan(db(), some);
    std::map<policy::ReviewState, qint64> counts;
    for (Query row = db().query("queue/buckets"); row.step();) {
        if (plan.bucketFits(row.number(0)))
            counts[stateIn(row, 2, 5, 6)] += row.number(4);
    }
    return counts;
}

std::vector<SegmentCounts> Queue::countsBySegment() const
{
    std::vector<SegmentCounts> segments;
    for (Query row = db().query("queue/buckets_by_segment"); row.step();) {
        const std::optional<SegmentId> segment = row.optionalId<SegmentId>(0);
        if (segments.empty() || segments.back().segment != segment)
            segments.push_back({.segment = segment, .byState = {}});
        segments.back().byState[stateIn(row, 1, 2, 3)] += row.number(4);
    }
    return segments;
}

policy::ReviewState Queue::state(const DraftId& draft) const
{
    const std::optional<QueueRow> found = row(draft, QueueSort::Newest);
    return found ? found->state : policy::ReviewState::NeedsReview;
}

QStringList Queue::languages() const
{
    QStringList texts;
    for (Query row = db().query("queue/languages"); row.step();)
        texts.append(row.text(0));
    return texts;
}

QStringList Queue::owners() const
{
    QStringList texts;
    for (Query row = db().query("queue/owners"); row.step();)
        texts.append(row.text(0));
    return texts;
}

} // namespace countersign::store
