// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/acting.h"
#include "app/services/inputs_service.h"
#include "app/store/accounts.h"
#include "app/store/evidence_reach.h"
#include "app/store/prospects.h"
#include "app/store/settings.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace countersign {

namespace {

/// How much is missing of an input: all of it, what is not too old, what is about the person.
int gapOf(const ProspectCoverage::Reach& reach)
{
    if (reach.passages == 0)
        return 3;
    if (reach.fresh == 0)
        return 2;
    return reach.own == 0 && reach.input != Input::Knowledge ? 1 : 0;
}

std::optional<Input> weakestOf(const std::vector<ProspectCoverage::Reach>& inputs)
{
    const auto worst =
        std::max_element(inputs.begin(), inputs.end(),
                         [](const auto& a, const auto& b) { return gapOf(a) < gapOf(b); });
    return worst == inputs.end() || gapOf(*worst) == 0 ? std::nullopt : std::optional(worst->input);
}

int gapsOf(const ProspectCoverage& row)
{
    int gaps = 0;
    for (const ProspectCoverage::Reach& reach : row.inputs)
        gaps += gapOf(reach);
    return gaps;
}

ProspectCoverage rowOf(const store::Session& session, const Prospect& prospect, const Rules& rules,
                       QDate today)
{
    ProspectCoverage row;
    row.prospect = prospect.id;
    row.name = prospect.name;
    if (prospect.account) {
        if (const std::optional<Account> account = session.accounts().find(*prospect.account))
            row.company = account->name;
    }
    std::map<Input, store::InputReach> reach = store::reachFor(session, prospect.id, rules, today);
    for (const Input input : allInputs) {
        const store::InputReach& one = reach[input];
        row.inputs.push_back(
            {.input = input,
             .passages = one.passages,
             .own = one.own,
             .fresh = one.fresh,
             .ageDays = one.newest ? std::optional(static_cast<int>(one.newest->daysTo(today)))
                                   : std::nullopt});
    }
    row.weakest = weakestOf(row.inputs);
    return row;
}

} // namespace

Result<std::vector<ProspectCoverage>>
InputsService::coverageByPerson(const std::optional<SegmentId>& segment, int limit,
                                const std::optional<ProspectId>& prospect) const
{
    using Rows = std::vector<ProspectCoverage>;
    const QDate today = m_context.clock.today();
    return m_context.workspace.read([&](store::Reader& reader) -> Result<Rows> {
        const Rules rules = reader.settings().rules();
        Rows rows;
        store::ProspectFilter filter;
        filter.segment = segment;
        for (const Prospect& person : reader.prospects().list(
                 filter, {.limit = std::numeric_limits<int>::max(), .after = {}})) {
            if (!prospect || person.id == *prospect)
                rows.push_back(rowOf(reader, person, rules, today));
        }
        std::stable_sort(rows.begin(), rows.end(),
                         [](const ProspectCoverage& a, const ProspectCoverage& b) {
                             return std::tuple(-gapsOf(a), a.name) < std::tuple(-gapsOf(b), b.name);
                         });
        if (limit > 0 && rows.size() > static_cast<size_t>(limit))
            rows.resize(static_cast<size_t>(limit));
        return rows;
    });
}

} // namespace countersign
