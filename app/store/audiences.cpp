// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/audiences.h"

#include "app/base/json.h"
#include "app/store/connection.h"
#include "app/store/controls.h"
#include "app/store/deliveries.h"
#include "app/store/effects.h"
#include "app/store/prospect_row.h"
#include "app/store/prospects.h"
#include "app/store/rows.h"
#include "app/store/same_people.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

/// How closely an audience is watched.
struct Watch {
    Mode mode = Mode::Review;
    int sampleOneIn = policy::sampleOneInFirst;
};

Watch strictest(const Session& session, const std::vector<policy::SegmentPolicy>& segments)
{
    if (segments.empty())
        return {};
    Watch watch{.mode = Mode::Autopilot, .sampleOneIn = policy::sampleOneInFirst};
    for (const policy::SegmentPolicy& segment : segments)
        watch.mode = std::max(watch.mode, segment.mode);
    if (watch.mode == Mode::Autopilot)
        watch.sampleOneIn = session.deliveries().sampleOneIn(segments);
    return watch;
}

} // namespace

Audiences::Audiences(Transaction& transaction)
    : m_transaction(transaction)
    , m_connection(transaction.connection())
{}

const AccountStanding* Audiences::standingOf(const AccountId& id)
{
    auto& known = m_transaction.effects().accounts;
    auto it = known.find(id);
    if (it == known.end()) {
        std::optional<AccountStanding> standing;
        Query row = m_connection.query("account/by_row", rowOf(m_connection, id));
        if (row.step())
            standing = AccountStanding{accountFrom(row), row.word<Tier>(7, Tier::None)};
        it = known.emplace(id, std::move(standing)).first;
    }
    return it->second ? &*it->second : nullptr;
}

QString Audiences::personaName(const PersonaId& id)
{
    Query row = m_connection.query("persona/find", id);
    return row.step() ? row.text(1) : QString();
}

Row Audiences::audienceFor(const Prospect& prospect)
{
    const std::vector<policy::SegmentPolicy>& policies = m_transaction.controls().segmentPolicies();
    if (policies.empty())
        return nobodysAudience;
    const AccountStanding* standing = prospect.account ? standingOf(*prospect.account) : nullptr;
    const policy::FilterSubject subject{.prospect = prospect,
                                        .account = standing ? &standing->account : nullptr,
                                        .tier = standing ? standing->tier : Tier::None,
                                        .persona = prospect.persona ? personaName(*prospect.persona)
                                                                    : QString()};
    return audienceOf(policy::matchingSegments(policies, subject));
}

Row Audiences::audienceOf(const std::vector<policy::SegmentPolicy>& matching)
{
    std::vector<Row> segments;
    Json rows = Json::array();
    for (const policy::SegmentPolicy& segment : matching) {
        segments.push_back(internRow(m_connection, segment.segment.id));
        rows.push_back(segments.back());
    }
    const QString key = QString::fromUtf8(canonicalJson(rows));
    if (const Row known = m_connection.number("audience/find", key))
        return known;
    const Watch watch = strictest(m_transaction, matching);
    m_connection.run("audience/add", key, toText(watch.mode), watch.sampleOneIn);
    const Row audience = m_connection.lastRow();
    int position = 0;
    for (const Row segment : segments)
        m_connection.run("audience/add_segment", audience, position++, segment);
    return audience;
}

bool Audiences::refresh(Row prospect, const Prospect& record)
{
    return m_connection.run("audience/move", prospect, audienceFor(record)) > 0;
}

std::vector<Row> Audiences::refreshIn(Query rows)
{
    // Found first and moved afterwards: the rows that are stepped through must not change meanwhile.
    std::vector<Found> found;
    while (rows.step()) {
        const Prospect record = prospectFrom(rows);
        const bool isAlone = sameRows(m_connection, rows.number(prospectRowColumn)).size() == 1;
        const Row audience = audienceFor(
            isAlone ? record : m_transaction.prospects().person(record.id).value_or(record));
        if (rows.number(prospectRowColumn - 1) != audience)
            found.push_back({rows.number(prospectRowColumn), audience});
    }
    std::vector<Row> moved;
    for (const Found& one : found) {
        m_connection.run("audience/move", one.prospect, one.audience);
        moved.push_back(one.prospect);
    }
    return moved;
}

std::vector<Row> Audiences::refreshAll()
{
    return refreshIn(m_connection.query("prospect/every"));
}

std::vector<Row> Audiences::refreshOfAccount(Row account)
{
    return refreshIn(m_connection.query("prospect/of_account_row", account));
}

std::vector<Row> Audiences::refreshOfPersona(Row persona)
{
    return refreshIn(m_connection.query("prospect/of_persona", persona));
}

void Audiences::refreshModes()
{
    std::map<SegmentId, policy::SegmentPolicy> byId;
    for (const policy::SegmentPolicy& segment : m_transaction.controls().segmentPolicies())
        byId.emplace(segment.segment.id, segment);
    std::map<Row, std::vector<policy::SegmentPolicy>> audiences;
    for (Query row = m_connection.query("audience/all_segments"); row.step();) {
        const auto it = byId.find(row.id<SegmentId>(1));
        if (it != byId.end())
            audiences[row.number(0)].push_back(it->second);
    }
    for (const auto& [audience, segments] : audiences) {
        const Watch watch = strictest(m_transaction, segments);
        m_connection.run("audience/set_mode", audience, toText(watch.mode), watch.sampleOneIn);
    }
}

} // namespace countersign::store
