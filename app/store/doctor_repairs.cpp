// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/controls.h"
#include "app/store/doctor_work.h"
#include "app/store/effects.h"
#include "app/store/identities.h"
#include "app/store/projection.h"
#include "app/store/search_index.h"

namespace countersign::store {

namespace {

void repairStandings(Transaction& transaction)
{
    Connection& db = transaction.connection();
    for (Query row = db.query("account/tiers"); row.step();) {
        const Tier tier =
            policy::tierOf(transaction.controls().ofSubject(row.text(0), ControlKind::Tier));
        if (tier != row.word<Tier>(1))
            db.run("account/set_tier", row.number(2), toText(tier));
    }
    for (Query row = db.query("step/regulations"); row.step();)
        db.run("step/set_regulated", row.number(2),
               transaction.controls().isRegulated(StepId(row.text(0))));
}

} // namespace

void repairHeads(Transaction& transaction)
{
    transaction.connection().run("doctor/repair_heads");
}

void repairIdentities(Transaction& transaction)
{
    Identities(transaction).makeAnew();
}

void repairProjection(Transaction& transaction)
{
    Connection& db = transaction.connection();
    repairStandings(transaction);
    Projection projection(transaction);
    projection.refreshAudiences();
    for (Query row = db.query("doctor/drafts"); row.step();)
        transaction.effects().facts.insert(row.number(0));
    transaction.settle();
    repairCounts(transaction);
}

void repairCounts(Transaction& transaction)
{
    transaction.connection().run("doctor/repair_counts");
}

void repairSearchIndex(Transaction& transaction)
{
    Connection& db = transaction.connection();
    db.run("doctor/clear_search_entries");
    db.run("doctor/fill_search_entries");
    db.run("doctor/clear_search_stale");
    db.execute("INSERT INTO search (search) VALUES ('rebuild')");
}

} // namespace countersign::store
