// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/session.h"

#include "app/store/repositories.h"

namespace countersign::store {

Session::Session(Connection& connection, Transaction* transaction)
    : m_connection(connection)
    , m_repositories(std::make_unique<Repositories>(connection, transaction))
{}

Session::~Session() = default;

Reader::Reader(Connection& connection)
    : Session(connection, nullptr)
{}

const Accounts& Session::accounts() const
{
    return m_repositories->accounts;
}

const AuditLog& Session::audit() const
{
    return m_repositories->audit;
}

const ChangeQueue& Session::changes() const
{
    return m_repositories->changes;
}

const Checked& Session::checked() const
{
    return m_repositories->checked;
}

const Controls& Session::controls() const
{
    return m_repositories->controls;
}

const Decisions& Session::decisions() const
{
    return m_repositories->decisions;
}

const Deliveries& Session::deliveries() const
{
    return m_repositories->deliveries;
}

const Drafts& Session::drafts() const
{
    return m_repositories->drafts;
}

const EvidenceRecords& Session::evidence() const
{
    return m_repositories->evidence;
}

const Knowledge& Session::knowledge() const
{
    return m_repositories->knowledge;
}

const Personas& Session::personas() const
{
    return m_repositories->personas;
}

const Prospects& Session::prospects() const
{
    return m_repositories->prospects;
}

const Queue& Session::queue() const
{
    return m_repositories->queue;
}

const Remote& Session::remote() const
{
    return m_repositories->remote;
}

const Segments& Session::segments() const
{
    return m_repositories->segments;
}

const Sequences& Session::sequences() const
{
    return m_repositories->sequences;
}

const Settings& Session::settings() const
{
    return m_repositories->settings;
}

const Suppressions& Session::suppressions() const
{
    return m_repositories->suppressions;
}

const Users& Session::users() const
{
    return m_repositories->users;
}

const WorkInProgress& Session::workInProgress() const
{
    return m_repositories->workInProgress;
}

} // namespace countersign::store
