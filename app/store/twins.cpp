// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/connection.h"
#include "app/store/effects.h"
#include "app/store/failure.h"
#include "app/store/projection.h"
#include "app/store/prospects.h"
#include "app/store/rows.h"
#include "app/store/transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {
template<>
struct EnumText<store::TwinVerdict> {
    static constexpr std::array words{std::pair{store::TwinVerdict::Undecided, "undecided"},
                                      std::pair{store::TwinVerdict::SamePerson, "same_person"},
                                      std::pair{store::TwinVerdict::TwoPeople, "two_people"}};
};
} // namespace countersign

namespace countersign::store {

namespace {

/// Both rows, the lower first; nothing unless they are two known records.
std::optional<std::pair<Row, Row>> pairOf(Connection& db, const ProspectId& a, const ProspectId& b)
{
    const Row first = rowOf(db, a);
    const Row second = rowOf(db, b);
    if (first == 0 || second == 0 || first == second)
        return std::nullopt;
    return std::minmax(first, second);
}

Error unknownPair(const ProspectId& a, const ProspectId& b)
{
    return storeError(ErrorCode::NotFound, u"prospect.unknown"_s, {a.text(), b.text()});
}

} // namespace

TwinVerdict Prospects::twinVerdict(const ProspectId& a, const ProspectId& b) const
{
    const auto rows = pairOf(db(), a, b);
    if (!rows)
        return TwinVerdict::TwoPeople;
    Query row = db().query("twin/find", rows->first, rows->second);
    return row.step() ? row.word<TwinVerdict>(0) : TwinVerdict::TwoPeople;
}

bool Prospects::hasUndecidedTwin(const ProspectId& id) const
{
    return db().has("twin/undecided_of", rowOf(db(), id));
}

std::vector<std::pair<ProspectId, ProspectId>> Prospects::undecidedTwins(int limit) const
{
    std::vector<std::pair<ProspectId, ProspectId>> twins;
    for (Query row = db().query("twin/undecided", limit); row.step();)
        twins.emplace_back(row.text(0), row.text(1));
    return twins;
}

Result<Put> Prospects::flagTwins(const ProspectId& a, const ProspectId& b)
{
    const auto rows = pairOf(db(), a, b);
    if (!rows)
        return unknownPair(a, b);
    if (db().has("twin/find", rows->first, rows->second))
        return Put::Unchanged;
    db().run("twin/add", rows->first, rows->second, toText(TwinVerdict::Undecided));
    tx().effects().people = true;
    Projection projection(tx());
    projection.touchDraftsOf(rows->first);
    projection.touchDraftsOf(rows->second);
    return Put::Added;
}

Result<void> Prospects::decideTwins(const ProspectId& a, const ProspectId& b, TwinVerdict verdict)
{
    const auto rows = pairOf(db(), a, b);
    if (!rows)
        return unknownPair(a, b);
    db().run("twin/decide", rows->first, rows->second, toText(verdict));
    tx().effects().people = true;
    Projection projection(tx());
    projection.touchDraftsOf(rows->first);
    projection.touchDraftsOf(rows->second);
    return {};
}

} // namespace countersign::store
