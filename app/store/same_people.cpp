// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/same_people.h"

#include "app/store/connection.h"
#include "app/store/rows.h"

#include <set>

namespace countersign::store {

std::vector<Row> sameRows(Connection& connection, Row prospect)
{
    std::set<Row> known{prospect};
    std::vector<Row> open{prospect};
    while (!open.empty()) {
        const Row next = open.back();
        open.pop_back();
        for (Query row = connection.query("twin/same_as", next); row.step();) {
            if (known.insert(row.number(0)).second)
                open.push_back(row.number(0));
        }
    }
    return {known.begin(), known.end()};
}

std::vector<ProspectId> samePeople(Connection& connection, const ProspectId& prospect)
{
    const Row row = rowOf(connection, prospect);
    if (row == 0)
        return {prospect};
    const std::vector<Row> rows = sameRows(connection, row);
    if (rows.size() == 1)
        return {prospect};
    std::vector<ProspectId> ids;
    for (const Row one : rows) {
        Query id = connection.query("ids/prospect", one);
        if (id.step())
            ids.push_back(id.id<ProspectId>(0));
    }
    return ids;
}

} // namespace countersign::store
