// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/evidence_reach.h"

#include "app/store/connection.h"
#include "app/store/rows.h"

namespace countersign::store {

std::map<Input, InputReach> reachFor(const Session& session, const ProspectId& prospect,
                                     const Rules& rules, QDate today)
{
    Connection& db = session.connection();
    std::map<Input, InputReach> reach;
    for (Query row = db.query("evidence/reach", rowOf(db, prospect), today, rules.staleSignalDays,
                              rules.staleTitleDays, rules.staleResearchDays);
         row.step();) {
        if (const std::optional<Input> input = row.optionalWord<Input>(0))
            reach[*input] = {.passages = row.number(1),
                             .own = row.number(2),
                             .fresh = row.number(4),
                             .newest = row.optionalDay(3)};
    }
    return reach;
}

} // namespace countersign::store
