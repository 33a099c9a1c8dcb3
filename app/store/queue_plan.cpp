// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/queue_plan.h"

#include "app/policy/governance.h"
#include "app/store/connection.h"
#include "app/store/controls.h"
#include "app/store/rows.h"
#include "app/store/search_terms.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

template<class T>
bool isOneOf(const std::vector<T>& list, const T& value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

std::set<Row> audiencesOf(Connection& db, const std::vector<SegmentId>& segments)
{
    std::set<Row> audiences;
    for (const SegmentId& segment : segments) {
        for (Query row = db.query("audience/with_segment", segment); row.step();)
            audiences.insert(row.number(0));
    }
    return audiences;
}

std::set<Row> audiencesUnder(Connection& db, const FirstSegment& first)
{
    std::set<Row> audiences;
    Query row =
        first.id ? db.query("audience/under_segment", *first.id) : db.query("audience/under_none");
    while (row.step())
        audiences.insert(row.number(0));
    return audiences;
}

} // namespace

QueuePlan::QueuePlan(Connection& db, const QueueFilter& filter)
    : m_db(db)
{
    chooseBuckets(filter);
    chooseResidual(filter);
}

void QueuePlan::chooseBuckets(const QueueFilter& filter)
{
    const bool onlySignOff = filter.signer.has_value();
    const std::set<Row> audiences = audiencesOf(m_db, filter.segments);
    const std::set<Row> under =
        filter.under ? audiencesUnder(m_db, *filter.under) : std::set<Row>();
    for (Query row = m_db.query("queue/buckets"); row.step();) {
        const policy::ReviewState state =
            policy::reviewState(policy::factsFromCode(row.integer(2)),
                                row.word<Mode>(5, Mode::Approval), row.integer(6));
        const std::optional<Channel> channel = fromText<Channel>(row.text(3));
        const bool fits =
            (filter.segments.empty() || audiences.contains(row.number(1))) &&
            (!filter.under || under.contains(row.number(1))) &&
            (filter.states.empty() || isOneOf(filter.states, state)) &&
            (filter.channels.empty() || (channel && isOneOf(filter.channels, *channel))) &&
            (!onlySignOff || state == policy::ReviewState::NeedsSignOff);
        if (!fits) {
            m_allBuckets = false;
            continue;
        }
        m_buckets.push_back(row.number(0));
        m_bucketSet.insert(row.number(0));
        m_bucketCount += row.number(4);
    }
    m_empty = m_bucketCount == 0;
}

template<class Id>
std::optional<Row> QueuePlan::wanted(const Id& id)
{
    m_hasResidual = true;
    const Row row = rowOf(m_db, id);
    m_empty |= row == 0;
    return row;
}

void QueuePlan::chooseResidual(const QueueFilter& filter)
{
    if (filter.account)
        m_account = wanted(*filter.account);
    if (filter.persona)
        m_persona = wanted(*filter.persona);
    if (!filter.check.isEmpty()) {
        m_hasResidual = true;
        m_check = m_db.number("rows/check_name", filter.check);
        m_empty |= *m_check == 0;
    }
    if (!filter.owner.isEmpty()) {
        m_hasResidual = true;
        m_owner = m_db.number("rows/word", filter.owner);
        m_empty |= *m_owner == 0;
    }
    for (const QString& language : filter.languages) {
        for (Query row = m_db.query("queue/language_words", language); row.step();)
            m_languages.insert(row.number(0));
    }
    if (!filter.languages.isEmpty()) {
        m_hasResidual = true;
        m_empty |= m_languages.empty();
    }
    if (filter.signer)
        chooseSigner(*filter.signer);
    m_search = store::searchExpression(filter.search);
}

void QueuePlan::chooseSigner(const UserId& signer)
{
    m_signer = wanted(signer);
    const Controls controls(m_db, nullptr);
    std::vector<SegmentId> segments;
    for (const policy::SegmentPolicy& segment : controls.segmentPolicies()) {
        if (segment.approvers.contains(signer))
            segments.push_back(segment.segment.id);
    }
    m_signerAudiences = audiencesOf(m_db, segments);
    for (Query row = m_db.query("control/accounts_with_approvers"); row.step();) {
        const AccountId account = row.id<AccountId>(0);
        if (controls.approversOf(account).contains(signer))
            m_signerAccounts.insert(rowOf(m_db, account));
    }
}

bool QueuePlan::bucketFits(Row bucket) const
{
    return m_allBuckets || m_bucketSet.contains(bucket);
}

bool QueuePlan::residualFits(const Candidate& candidate) const
{
    if (!m_hasResidual)
        return true;
    if (m_account && candidate.account != *m_account)
        return false;
    if (m_persona && candidate.persona != *m_persona)
        return false;
    if (m_owner && candidate.owner != *m_owner)
        return false;
    if (!m_languages.empty() && !m_languages.contains(candidate.language))
        return false;
    if (m_check && !m_db.has("finding/has_open", *m_check, candidate.draft))
        return false;
    if (!m_signer)
        return true;
    const bool isNamed =
        m_signerAccounts.contains(candidate.account) ||
        m_signerAudiences.contains(m_db.number("queue/audience_of", candidate.bucket));
    // Nobody signs a text that is partly their own, whoever wrote on it last: policy::humanAuthors.
    return isNamed &&
           m_db.number("revision/wrote_since_generation", candidate.draft, *m_signer) == 0;
}

} // namespace countersign::store
