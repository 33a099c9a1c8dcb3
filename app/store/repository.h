// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace countersign::store {

class Connection;
class Transaction;

/// What the repositories share: a connection, and the transaction when it may write.
class Repository {
public:
    Repository(Connection& connection, Transaction* transaction)
        : m_connection(connection)
        , m_transaction(transaction)
    {}
    Repository(const Repository&) = delete;
    Repository& operator=(const Repository&) = delete;

protected:
    ~Repository() = default;

    [[nodiscard]] Connection& db() const { return m_connection; }
    [[nodiscard]] Transaction& tx() { return *m_transaction; }

private:
    Connection& m_connection;
    Transaction* m_transaction;
};

} // namespace countersign::store
