// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/connection.h"
#include "app/store/effects.h"
#include "app/store/failure.h"
#include "app/store/projection.h"
#include "app/store/prospects.h"
#include "app/store/rows.h"
#include "app/store/same_people.h"
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

bool Prospects::hasUndecidedTwin(const ProspectId& id) const
{
    const std::vector<Row> records = sameRows(db(), rowOf(db(), id));
    return std::any_of(records.begin(), records.end(),
                       [this](Row row) { return db().has("twin/undecided_of", row); });
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
    touch(rows->first, rows->second);
    return Put::Added;
}

Result<void> Prospects::decideTwins(const ProspectId& a, const ProspectId& b, TwinVerdict verdict)
{
    const auto rows = pairOf(db(), a, b);
    if (!rows)
        return unknownPair(a, b);
    if (verdict == TwinVerdict::SamePerson) {
        // Every record but the leading one is the second of a pair: that is how a list leaves it out.
        const Row first = sameRows(db(), rows->first).front();
        const Row second = sameRows(db(), rows->second).front();
        if (first != second)
            db().run("twin/decide", std::min(first, second), std::max(first, second),
                     toText(verdict));
    }
    db().run("twin/decide", rows->first, rows->second, toText(verdict));
    touch(rows->first, rows->second);
    return {};
}

Result<void> Prospects::takeOut(const ProspectId& id)
{
    const Row row = rowOf(db(), id);
    const std::vector<Row> before = row == 0 ? std::vector<Row>() : sameRows(db(), row);
    if (before.size() < 2)
        return refusal(u"twins.not_merged"_s, {id.text()});
    db().run("twin/take_out", row);
    for (const Row one : before)
        touch(one, one);
    return {};
}

std::vector<std::pair<ProspectId, ProspectId>> Prospects::mergedTwins(int limit) const
{
    std::vector<std::pair<ProspectId, ProspectId>> twins;
    for (Query row = db().query("twin/merged", limit); row.step();)
        twins.emplace_back(row.text(0), row.text(1));
    return twins;
}

/// What was said about them bears on their drafts, on whom they are addressed to, and on their segments.
void Prospects::touch(Row first, Row second)
{
    tx().effects().people = true;
    Projection projection(tx());
    for (const Row row : {first, second}) {
        projection.touchDraftsOf(row);
        for (const Row one : sameRows(db(), row))
            projection.refreshAudience(one);
    }
}

} // namespace countersign::store
