// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/schema.h"

#include "app/store/failure.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <SQLiteCpp/Column.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

std::vector<std::string> statementsIn(const QString& folder)
{
    std::vector<std::string> statements;
    const QDir directory(folder);
    for (const QString& name : directory.entryList({u"*.sql"_s}, QDir::Files, QDir::Name)) {
        QFile file(directory.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            statements.push_back(file.readAll().toStdString());
    }
    return statements;
}

void setVersion(Connection& connection, int version)
{
    connection.execute(("PRAGMA user_version = " + std::to_string(version)).c_str());
}

/// Without the white space that SQLite places otherwise than we do where a migration adds a column.
QString comparable(const std::string& sql)
{
    static const QRegularExpression aroundMarks(u"\\s*([(),])\\s*"_s);
    return QString::fromStdString(sql).simplified().replace(aroundMarks, u"\\1"_s);
}

QStringList schemaIn(const SQLite::Database& database)
{
    QStringList schema;
    SQLite::Statement statement(database, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL");
    while (statement.executeStep())
        schema.append(comparable(statement.getColumn(0).getString()));
    schema.sort();
    return schema;
}

quint32 bigEndian(const QByteArray& header, qsizetype at)
{
    quint32 value = 0;
    for (qsizetype i = at; i < at + 4; ++i)
        value = (value << 8) | static_cast<unsigned char>(header.at(i));
    return value;
}

} // namespace

std::vector<Migration> shippedMigrations()
{
    std::vector<Migration> migrations;
    const QDir folder(u":/countersign/sql/migrations"_s);
    for (const QString& name : folder.entryList(QDir::Dirs, QDir::Name))
        migrations.push_back({name.toInt(), statementsIn(folder.filePath(name))});
    // By number: "10" comes before "2" by name.
    std::sort(migrations.begin(), migrations.end(),
              [](const Migration& a, const Migration& b) { return a.to < b.to; });
    return migrations;
}

int schemaVersion()
{
    const std::vector<Migration> migrations = shippedMigrations();
    return migrations.empty() ? 1 : migrations.back().to;
}

void createSchema(Connection& connection)
{
    for (const std::string& statement : statementsIn(u":/countersign/sql/setup"_s))
        connection.execute(statement.c_str());
    connection.execute(("PRAGMA application_id = " + std::to_string(applicationId)).c_str());
    setVersion(connection, schemaVersion());
}

void checkHeader(const QString& path)
{
    constexpr qsizetype headerSize = 100;
    constexpr qsizetype applicationIdAt = 68;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw StoreFailure(
            storeError(ErrorCode::ReadOnly, u"workspace.cannot_open"_s, {}, file.errorString()));
    const QByteArray header = file.read(headerSize);
    // A picture or an empty file by our name never was a workspace; zeros are what a crash leaves of one.
    const bool begins = header.startsWith("SQLite format 3") || header.startsWith('\0');
    if (!begins)
        throw StoreFailure(
            storeError(ErrorCode::Damaged, u"workspace.not_ours"_s, {}, u"not a database"_s));
    if (header.size() < headerSize || !header.startsWith("SQLite format 3"))
        throw StoreFailure(
            storeError(ErrorCode::Damaged, u"workspace.damaged"_s, {}, u"not a database"_s));
    if (bigEndian(header, applicationIdAt) != static_cast<quint32>(applicationId))
        throw StoreFailure(storeError(ErrorCode::Damaged, u"workspace.not_ours"_s, {},
                                      u"another program's database"_s));
}

void refuseNewer(Connection& connection, int known)
{
    const qint64 version = connection.pragma("PRAGMA user_version");
    if (version > known) {
        Error error = storeError(ErrorCode::NewerVersion, u"workspace.newer"_s, {},
                                 u"schema "_s + QString::number(version));
        error.args = {QString::number(version), QString::number(known)};
        throw StoreFailure(error);
    }
    if (version < 1)
        throw StoreFailure(
            storeError(ErrorCode::Damaged, u"workspace.damaged"_s, {}, u"no schema"_s));
}

void migrate(Connection& connection, const std::vector<Migration>& migrations)
{
    refuseNewer(connection, migrations.empty() ? 1 : migrations.back().to);
    for (const Migration& migration : migrations) {
        if (connection.pragma("PRAGMA user_version") >= migration.to)
            continue;
        connection.execute("BEGIN IMMEDIATE");
        try {
            // Another process may have been quicker while this one waited for the lock.
            if (connection.pragma("PRAGMA user_version") < migration.to) {
                for (const std::string& statement : migration.statements)
                    connection.execute(statement.c_str());
                setVersion(connection, migration.to);
            }
            connection.execute("COMMIT");
        } catch (...) {
            connection.rollBack();
            throw;
        }
    }
}

QStringList schemaOf(Connection& connection)
{
    return schemaIn(connection.database());
}

QStringList freshSchema()
{
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE);
    for (const std::string& statement : statementsIn(u":/countersign/sql/setup"_s))
        database.exec(statement);
    return schemaIn(database);
}

} // namespace countersign::store
