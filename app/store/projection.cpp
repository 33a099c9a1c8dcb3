// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/projection.h"

#include "app/store/accounts.h"
#include "app/store/audiences.h"
#include "app/store/connection.h"
#include "app/store/effects.h"
#include "app/store/prospects.h"
#include "app/store/queue_entry.h"
#include "app/store/same_people.h"
#include "app/store/transaction.h"

#include <algorithm>

namespace countersign::store {

Projection::Projection(Transaction& transaction)
    : m_transaction(transaction)
    , m_connection(transaction.connection())
{}

void Projection::refresh(const std::set<Row>& drafts)
{
    QueueEntries entries(m_connection);
    for (const Row draft : drafts)
        entries.refresh(m_transaction, draft);
    entries.flush();
}

void Projection::remove(Row draft)
{
    QueueEntries entries(m_connection);
    entries.remove(draft);
    entries.flush();
}

void Projection::refreshModes()
{
    Audiences(m_transaction).refreshModes();
}

void Projection::refreshPerson(Row prospect, const Prospect& record, bool named)
{
    const std::vector<Row> records = sameRows(m_connection, prospect);
    if (records.size() == 1)
        Audiences(m_transaction).refresh(prospect, record);
    else
        std::for_each(records.begin(), records.end(), [this](Row row) { refreshAudience(row); });
    touchDraftsOf(prospect);
    if (named)
        touchTextsOf(prospect);
}

void Projection::refreshAudience(Row prospect)
{
    Query id = m_connection.query("ids/prospect", prospect);
    if (!id.step())
        return;
    if (const auto person = m_transaction.prospects().person(id.id<ProspectId>(0)))
        Audiences(m_transaction).refresh(prospect, *person);
}

void Projection::refreshPeopleOfAccount(Row account, bool named)
{
    (void)Audiences(m_transaction).refreshOfAccount(account);
    Query row = m_connection.query("prospect/rows_of_account", account);
    while (row.step()) {
        touchDraftsOf(row.number(0));
        if (named)
            touchTextsOf(row.number(0));
    }
}

void Projection::refreshAudiences()
{
    for (const Row prospect : Audiences(m_transaction).refreshAll())
        touchDraftsOf(prospect);
    m_transaction.effects().modes = true;
}

void Projection::refreshAudiencesOfPersona(Row persona)
{
    for (const Row prospect : Audiences(m_transaction).refreshOfPersona(persona))
        touchDraftsOf(prospect);
}

void Projection::refreshGovernanceOfAccount(Row account)
{
    forgetAccount(account);
    refreshPeopleOfAccount(account, false);
}

void Projection::touchAll(Query drafts)
{
    while (drafts.step())
        m_transaction.effects().facts.insert(drafts.number(0));
}

void Projection::touchDraftsOf(Row prospect)
{
    for (const Row record : sameRows(m_connection, prospect))
        touchAll(m_connection.query("draft/rows_of_prospect", record));
}

void Projection::touchTextsOf(Row prospect)
{
    Query row = m_connection.query("draft/rows_of_prospect", prospect);
    while (row.step())
        m_transaction.effects().texts.insert(row.number(0));
}

void Projection::touchDraftsOfStep(Row step)
{
    touchAll(m_connection.query("draft/rows_of_step", step));
}

void Projection::touchDraftsOfSegment(Row segment)
{
    touchAll(m_connection.query("draft/rows_in", segment));
}

void Projection::touchSigned(Row segment)
{
    touchAll(m_connection.query("draft/rows_signed_in", segment));
}

void Projection::touchCiting(Row evidence)
{
    touchAll(m_connection.query("draft/rows_citing", evidence));
}

void Projection::touchIdentity(qint64 key)
{
    for (Query row = m_connection.query("identity/prospects", key); row.step();)
        touchDraftsOf(row.number(0));
}

void Projection::forgetAccount(Row account)
{
    Query row = m_connection.query("ids/account", account);
    if (row.step())
        m_transaction.effects().accounts.erase(row.id<AccountId>(0));
    else
        m_transaction.effects().accounts.clear();
}

} // namespace countersign::store
