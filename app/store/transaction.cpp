// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/transaction.h"

#include "app/base/hash.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/projection.h"
#include "app/store/repositories.h"
#include "app/store/search_index.h"

namespace countersign::store {

Transaction::Transaction(Connection& connection, const Surroundings& surroundings, Signing& signing)
    : Session(connection, this)
    , m_surroundings(surroundings)
    , m_signing(signing)
    , m_effects(std::make_unique<Effects>())
{}

Transaction::~Transaction() = default;

void Transaction::changed(DocumentKind kind, qint64 row)
{
    if (m_origin == WriteOrigin::Here)
        connection().run("change/add", static_cast<int>(kind), row, std::nullopt, 0,
                         QByteArray::fromHex(randomHex(16).toLatin1()),
                         m_surroundings.clock->now());
}

void Transaction::removed(DocumentKind kind, qint64 row, const QString& document)
{
    if (m_origin == WriteOrigin::Here)
        connection().run("change/add", static_cast<int>(kind), row, document, 1,
                         QByteArray::fromHex(randomHex(16).toLatin1()),
                         m_surroundings.clock->now());
}

void Transaction::settle()
{
    Projection projection(*this);
    if (m_effects->modes) {
        projection.refreshModes();
        m_effects->modes = false;
    }
    projection.refresh(m_effects->facts);
    m_effects->told.merge(m_effects->facts);
    m_effects->facts.clear();
    for (const Row draft : m_effects->texts) {
        if (m_deferSearch)
            connection().run("search/stale", draft);
        else
            indexDraft(connection(), draft);
    }
    m_effects->told.merge(m_effects->texts);
    m_effects->texts.clear();
}

Committed Transaction::committed()
{
    Committed committed;
    committed.drafts.reserve(m_effects->told.size());
    for (const Row draft : m_effects->told) {
        if (const QString id = documentId(connection(), DocumentKind::Draft, draft); !id.isEmpty())
            committed.drafts.emplace_back(id);
    }
    committed.governance = m_effects->governance;
    committed.people = m_effects->people;
    committed.inputs = m_effects->inputs;
    committed.settings = m_effects->settings;
    return committed;
}

Accounts& Transaction::accounts()
{
    return repositories().accounts;
}

AuditLog& Transaction::audit()
{
    return repositories().audit;
}

ChangeQueue& Transaction::changes()
{
    return repositories().changes;
}

Checked& Transaction::checked()
{
    return repositories().checked;
}

Controls& Transaction::controls()
{
    return repositories().controls;
}

Decisions& Transaction::decisions()
{
    return repositories().decisions;
}

Deliveries& Transaction::deliveries()
{
    return repositories().deliveries;
}

Drafts& Transaction::drafts()
{
    return repositories().drafts;
}

EvidenceRecords& Transaction::evidence()
{
    return repositories().evidence;
}

Knowledge& Transaction::knowledge()
{
    return repositories().knowledge;
}

Personas& Transaction::personas()
{
    return repositories().personas;
}

Prospects& Transaction::prospects()
{
    return repositories().prospects;
}

Remote& Transaction::remote()
{
    return repositories().remote;
}

Segments& Transaction::segments()
{
    return repositories().segments;
}

Sequences& Transaction::sequences()
{
    return repositories().sequences;
}

Settings& Transaction::settings()
{
    return repositories().settings;
}

Suppressions& Transaction::suppressions()
{
    return repositories().suppressions;
}

Users& Transaction::users()
{
    return repositories().users;
}

WorkInProgress& Transaction::workInProgress()
{
    return repositories().workInProgress;
}

Transaction::Mark Transaction::mark() const
{
    return {connection().pragma("PRAGMA data_version"), connection().database().getTotalChanges()};
}

} // namespace countersign::store
