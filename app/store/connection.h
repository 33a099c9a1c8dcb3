// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/query.h"

#include <QString>

#include <SQLiteCpp/Database.h>

#include <atomic>
#include <memory>
#include <string>
#include <unordered_map>

namespace countersign::store {

/// The text of a statement in resources/sql/queries, by its path there without ".sql".
[[nodiscard]] std::string sqlText(const QString& name);

/// One connection to a workspace, set up and checked, with the statements it has prepared. Used by one
/// thread at a time, except for `interrupt`. Throws what SQLite throws, or StoreFailure.
class Connection {
public:
    enum class Access { ReadWrite, ReadOnly };

    /// Opens a file that exists. For ReadWrite: WAL, foreign keys, synchronous FULL (a decision that was
    /// acknowledged survives a power cut; NORMAL would lose the last ones) and the rest of what the
    /// workspace relies on, each read back.
    Connection(const QString& path, Access access);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// The statement of that name, bound to the values. Prepared once and kept under the address of the
    /// name, which is therefore a literal.
    template<class... Values>
    [[nodiscard]] Query query(const char* name, const Values&... values)
    {
        if (m_interrupted)
            throwInterrupted();
        Query query = prepared(name);
        query.with(values...);
        return query;
    }
    /// Runs a statement without rows; answers how many rows it changed.
    template<class... Values>
    int run(const char* name, const Values&... values)
    {
        return query(name, values...).run();
    }
    /// The first column of the first row: 0 without one.
    template<class... Values>
    [[nodiscard]] qint64 number(const char* name, const Values&... values)
    {
        Query found = query(name, values...);
        return found.step() ? found.number(0) : 0;
    }
    template<class... Values>
    [[nodiscard]] bool has(const char* name, const Values&... values)
    {
        return query(name, values...).step();
    }

    /// SQL that is made here, e.g. a pragma or BEGIN.
    void execute(const char* sql);
    [[nodiscard]] qint64 pragma(const char* sql);
    [[nodiscard]] Row lastRow() const;
    /// Ends the open transaction without its changes; nothing where SQLite has done so already. Never throws.
    void rollBack() noexcept;

    /// The file that is open is no longer the one under its name: it was moved, removed or replaced.
    [[nodiscard]] bool hasMoved();

    /// Ends what is running on this connection, and what is begun on it later, with Cancelled. From any
    /// thread.
    void interrupt();
    void clearInterrupt() { m_interrupted = false; }

    [[nodiscard]] SQLite::Database& database() { return m_database; }

private:
    Query prepared(const char* name);
    [[noreturn]] static void throwInterrupted();
    void setUp(Access access);
    void expect(const char* pragmaSql, qint64 value);

    SQLite::Database m_database;
    std::atomic<bool> m_interrupted = false;
    std::unordered_map<const char*, std::shared_ptr<Query::Slot>> m_statements;
};

/// "CSGN": what the file's header says it is.
inline constexpr int applicationId = 0x4353474e;

} // namespace countersign::store
