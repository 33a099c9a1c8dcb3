// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace countersign::store {

class Accounts;
class AuditLog;
class ChangeQueue;
class Checked;
class Connection;
class Controls;
class Decisions;
class Deliveries;
class Drafts;
class EvidenceRecords;
class Knowledge;
class Personas;
class Prospects;
class Queue;
class Remote;
class Segments;
class Sequences;
class Settings;
class Suppressions;
class Transaction;
class Users;
class WorkInProgress;
struct Repositories;

/// A view of the workspace at one moment, and the repositories that read it, one an aggregate. Each
/// repository's header says what it has. Used on one thread, inside `Workspace::read` or `write`.
class Session {
public:
    virtual ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    [[nodiscard]] const Accounts& accounts() const;
    [[nodiscard]] const AuditLog& audit() const;
    [[nodiscard]] const ChangeQueue& changes() const;
    [[nodiscard]] const Checked& checked() const;
    [[nodiscard]] const Controls& controls() const;
    [[nodiscard]] const Decisions& decisions() const;
    [[nodiscard]] const Deliveries& deliveries() const;
    [[nodiscard]] const Drafts& drafts() const;
    [[nodiscard]] const EvidenceRecords& evidence() const;
    [[nodiscard]] const Knowledge& knowledge() const;
    [[nodiscard]] const Personas& personas() const;
    [[nodiscard]] const Prospects& prospects() const;
    [[nodiscard]] const Queue& queue() const;
    [[nodiscard]] const Remote& remote() const;
    [[nodiscard]] const Segments& segments() const;
    [[nodiscard]] const Sequences& sequences() const;
    [[nodiscard]] const Settings& settings() const;
    [[nodiscard]] const Suppressions& suppressions() const;
    [[nodiscard]] const Users& users() const;
    [[nodiscard]] const WorkInProgress& workInProgress() const;

    [[nodiscard]] Connection& connection() const { return m_connection; } ///< for this room only

protected:
    Session(Connection& connection, Transaction* transaction);
    [[nodiscard]] Repositories& repositories() const { return *m_repositories; }

private:
    Connection& m_connection;
    std::unique_ptr<Repositories> m_repositories;
};

/// A session that only reads.
class Reader final : public Session {
public:
    explicit Reader(Connection& connection);
};

} // namespace countersign::store
