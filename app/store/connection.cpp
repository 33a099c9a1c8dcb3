// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/connection.h"

#include "app/store/failure.h"
#include "app/store/sql_functions.h"
#include "app/store/sqlite_error.h"

#include <QFile>
#include <QUrl>

#include <SQLiteCpp/Column.h>
#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

/// How long a write waits for another process's, in milliseconds.
constexpr int busyTimeout = 5000;

/// A file that nobody can write, in a folder that nobody can write, has no log to share: SQLite reads it
/// only when told so.
bool isFrozen(const QString& path)
{
    return !QFile::exists(path + u"-wal"_s) && !QFile::exists(path + u"-shm"_s);
}

std::string uriOf(const QString& path, const char* parameters)
{
    const QByteArray escaped = QUrl::toPercentEncoding(path, "/");
    return "file:" + escaped.toStdString() + parameters;
}

SQLite::Database opened(const QString& path, Connection::Access access)
{
    const std::string file = path.toStdString();
    if (access == Connection::Access::ReadWrite)
        return {file, SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX, busyTimeout};
    SQLite::Database database(file, SQLite::OPEN_READONLY | SQLite::OPEN_NOMUTEX, busyTimeout);
    // Who may make no log beside it hears "cannot open" or "read-only folder", by the system's mood.
    const int code = database.tryExec("SELECT 1 FROM sqlite_schema") & 0xff;
    if ((code == SQLITE_CANTOPEN || code == SQLITE_READONLY) && isFrozen(path))
        return {uriOf(path, "?immutable=1"),
                SQLite::OPEN_READONLY | SQLite::OPEN_URI | SQLite::OPEN_NOMUTEX, busyTimeout};
    return database;
}

} // namespace

std::string sqlText(const QString& name)
{
    QFile file(u":/countersign/sql/queries/"_s + name + u".sql"_s);
    if (!file.open(QIODevice::ReadOnly))
        throw StoreFailure(storeError(ErrorCode::Internal, u"store.no_statement"_s, {}, name));
    return file.readAll().toStdString();
}

Connection::Connection(const QString& path, Access access)
    : m_database(opened(path, access))
{
    sqlite3_extended_result_codes(m_database.getHandle(), 1);
    registerFunctions(m_database.getHandle());
    setUp(access);
}

Connection::~Connection() = default;

void Connection::setUp(Access access)
{
    execute("PRAGMA foreign_keys = ON");
    expect("PRAGMA foreign_keys", 1);
    execute("PRAGMA trusted_schema = OFF");
    expect("PRAGMA trusted_schema", 0);
    execute("PRAGMA temp_store = MEMORY");
    if (access == Access::ReadOnly) {
        execute("PRAGMA query_only = ON");
        expect("PRAGMA query_only", 1);
        execute("PRAGMA cache_size = -16384");
        return;
    }
    SQLite::Statement journal(m_database, "PRAGMA journal_mode = WAL");
    if (!journal.executeStep() || journal.getColumn(0).getString() != "wal")
        throw StoreFailure(errorFromSqlite(SQLITE_READONLY, u"no write-ahead log here"_s));
    execute("PRAGMA synchronous = FULL");
    expect("PRAGMA synchronous", 2);
    execute("PRAGMA cache_size = -32768");
    execute("PRAGMA journal_size_limit = 67108864");
}

void Connection::expect(const char* pragmaSql, qint64 value)
{
    if (pragma(pragmaSql) != value)
        throw StoreFailure(
            errorFromSqlite(SQLITE_INTERNAL, QString::fromLatin1(pragmaSql) + u" is not in force"));
}

void Connection::execute(const char* sql)
{
    m_database.exec(sql);
}

qint64 Connection::pragma(const char* sql)
{
    SQLite::Statement statement(m_database, sql);
    return statement.executeStep() ? statement.getColumn(0).getInt64() : 0;
}

Row Connection::lastRow() const
{
    return m_database.getLastInsertRowid();
}

void Connection::rollBack() noexcept
{
    if (sqlite3_get_autocommit(m_database.getHandle()) == 0)
        m_database.tryExec("ROLLBACK");
}

bool Connection::hasMoved()
{
    int moved = 0;
    return sqlite3_file_control(m_database.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved) ==
               SQLITE_OK &&
           moved != 0;
}

void Connection::interrupt()
{
    m_interrupted = true;
    sqlite3_interrupt(m_database.getHandle());
}

void Connection::throwInterrupted()
{
    throw StoreFailure(errorFromSqlite(SQLITE_INTERRUPT, u"stopped"_s));
}

Query Connection::prepared(const char* name)
{
    std::shared_ptr<Query::Slot>& kept = m_statements[name];
    if (kept && !kept->inUse)
        return Query(kept);
    auto fresh = std::make_shared<Query::Slot>(
        Query::Slot{SQLite::Statement(m_database, sqlText(QString::fromLatin1(name))), false});
    // One that is being stepped stays the kept one; the second lives as long as its query.
    if (!kept)
        kept = fresh;
    return Query(std::move(fresh));
}

} // namespace countersign::store
