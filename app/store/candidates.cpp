// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/candidates.h"

#include "app/store/connection.h"

#include <algorithm>
#include <limits>

namespace countersign::store {

namespace {

/// Up to so many drafts of one account, owner, … are read at once and sorted here.
constexpr int mostSorted = 1500;

/// The column that a place stands in: those of one account and so on answer all three.
qint64 placeIn(const Query& row, QueueSort sort)
{
    switch (sort) {
    case QueueSort::Priority:
        return row.number(8);
    case QueueSort::Due:
        return row.number(9);
    case QueueSort::Worst:
        return row.number(10);
    case QueueSort::Newest:
        return row.number(1);
    }
    return row.number(1);
}

bool isBeyond(const QueueRequest& request, qint64 place)
{
    if (!request.from)
        return true;
    return readsAscending(request.sort, request.direction) ? place > request.from->place
                                                           : place < request.from->place;
}

/// A way to read only the drafts that have one of the filter's properties.
struct Way {
    const char* rows = nullptr;
    const char* count = nullptr; ///< up to a limit, from the index alone
    std::optional<Row> property;
};

/// All drafts that have the rarest of the filter's properties; nothing if none is rare.
std::optional<std::vector<Candidate>> rareCandidates(Connection& db, const QueuePlan& plan,
                                                     QueueSort sort)
{
    std::optional<Row> language;
    if (plan.languages().size() == 1)
        language = *plan.languages().begin();
    const Way ways[] = {
        {"queue/of_account", "queue/count_account", plan.account()},
        {"queue/of_check", "queue/count_check", plan.check()},
        {"queue/of_owner", "queue/count_owner", plan.owner()},
        {"queue/of_language", "queue/count_language", language},
        {"queue/of_persona", "queue/count_persona", plan.persona()},
    };
    const Way* rarest = nullptr;
    qint64 fewest = mostSorted + 1;
    for (const Way& way : ways) {
        if (!way.property)
            continue;
        const qint64 n = db.number(way.count, *way.property, mostSorted + 1);
        if (n < fewest) {
            rarest = &way;
            fewest = n;
        }
    }
    if (!rarest)
        return std::nullopt;
    std::vector<Candidate> found;
    for (Query row = db.query(rarest->rows, *rarest->property); row.step();) {
        found.push_back(candidateFrom(row));
        found.back().place = placeIn(row, sort);
    }
    return found;
}

Candidates sorted(std::vector<Candidate> all, const QueuePlan& plan, const QueueRequest& request)
{
    const bool ascending = readsAscending(request.sort, request.direction);
    std::erase_if(all, [&](const Candidate& candidate) {
        return !isBeyond(request, candidate.place) || !plan.bucketFits(candidate.bucket);
    });
    std::sort(all.begin(), all.end(), [ascending](const Candidate& a, const Candidate& b) {
        return ascending ? a.place < b.place : a.place > b.place;
    });
    Candidates candidates;
    for (const Candidate& candidate : all) {
        if (!plan.residualFits(candidate))
            continue;
        if (static_cast<int>(candidates.found.size()) == request.limit) {
            candidates.more = true;
            break;
        }
        candidates.found.push_back(candidate);
        candidates.end = QueueKey{candidate.place};
    }
    return candidates;
}

/// Takes from `next` what fits, until there is enough or enough was looked at.
template<class Next>
Candidates taken(const QueuePlan& plan, const QueueRequest& request, int mostLookedAt, Next next)
{
    Candidates candidates;
    if (request.from)
        candidates.end = *request.from;
    for (int looked = 0; looked < mostLookedAt; ++looked) {
        const std::optional<Candidate> candidate = next();
        if (!candidate) {
            candidates.more = false;
            return candidates;
        }
        const bool isWanted = plan.bucketFits(candidate->bucket) && plan.residualFits(*candidate);
        if (isWanted && static_cast<int>(candidates.found.size()) == request.limit) {
            candidates.more = true;
            return candidates;
        }
        if (isWanted)
            candidates.found.push_back(*candidate);
        candidates.end = QueueKey{candidate->place};
    }
    candidates.more = true;
    return candidates;
}

Candidates searched(Connection& db, const QueuePlan& plan, const QueueRequest& request,
                    int mostLookedAt)
{
    const bool ascending = readsAscending(QueueSort::Newest, request.direction);
    const qint64 beginning = ascending ? 0 : std::numeric_limits<qint64>::max();
    Query hits = db.query(ascending ? "search/up" : "search/down", plan.searchExpression(),
                          request.from ? request.from->place : beginning);
    return taken(plan, request, mostLookedAt, [&]() -> std::optional<Candidate> {
        while (hits.step()) {
            Query entry = db.query("queue/candidate", hits.number(0));
            if (entry.step())
                return candidateFrom(entry);
        }
        return std::nullopt;
    });
}

} // namespace

Candidates findCandidates(Connection& db, const QueuePlan& plan, const QueueRequest& request,
                          int mostLookedAt)
{
    if (plan.isEmpty())
        return {};
    if (!plan.searchExpression().isEmpty())
        return searched(db, plan, request, mostLookedAt);
    if (plan.hasResidual()) {
        if (std::optional<std::vector<Candidate>> all = rareCandidates(db, plan, request.sort))
            return sorted(std::move(*all), plan, request);
    }
    MergedScan scan(db, request.sort, request.direction, request.from, plan);
    return taken(plan, request, mostLookedAt, [&scan] { return scan.next(); });
}

bool fits(Connection& db, const QueuePlan& plan, Row draft)
{
    if (plan.isEmpty())
        return false;
    Query entry = db.query("queue/candidate", draft);
    if (!entry.step())
        return false;
    const Candidate candidate = candidateFrom(entry);
    return plan.bucketFits(candidate.bucket) && plan.residualFits(candidate) &&
           (plan.searchExpression().isEmpty() ||
            db.has("search/has", plan.searchExpression(), draft));
}

} // namespace countersign::store
