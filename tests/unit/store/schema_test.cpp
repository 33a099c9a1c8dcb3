// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/audit_chain.h"
#include "app/store/audit_witness.h"
#include "app/store/doctor.h"
#include "app/store/log_upgrade.h"
#include "app/store/rows.h"
#include "app/store/schema.h"
#include "tests/unit/store/support/examples.h"
#include "tests/unit/store/support/temp_workspace.h"
#include "tests/unit/store/support/written_draft.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Makes a database of a frozen fixture.
void makeFrom(const QString& fixture, const QString& path)
{
    const QByteArray sql =
        bytesOf(QString(QStringLiteral(COUNTERSIGN_TEST_DATA "/store/") + fixture));
    QVERIFY(!sql.isEmpty());
    SQLite::Database database(path.toStdString(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(sql.toStdString());
}

qint64 versionOf(const QString& path)
{
    SQLite::Database database(path.toStdString(), SQLite::OPEN_READONLY);
    return database.execAndGet("PRAGMA user_version").getInt64();
}

} // namespace

/// The schema from version to version, and files of which it is none.
class SchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_workspace = std::make_unique<TempWorkspace>(); }
    void migratedIsFresh_data();
    void migratedIsFresh();
    void aMigratedWorkspaceIsSearchedThrough();
    void theLogOfAMigratedWorkspaceIsBroughtUpToDate();
    void onlyOnce_data();
    void onlyOnce();
    void migrationsAscendByOne();
    void failedMigrationLeavesTheVersionBefore();
    void olderIsNotReadWithoutMigration();
    void newerIsLeftAsItIs();
    void damagedIsLeftAsItIs_data();
    void damagedIsLeftAsItIs();

private:
    [[nodiscard]] Error openError(OpenMode mode) const;
    /// Writes a text and an attestation of which the log says nothing; answers the latter's id.
    QString writeUnlogged();
    /// One entry, signed, as a version before schema 4 began a log.
    void writeOldLog();
    /// The rule that holds draft(1) back, empty if the log carries it.
    QString heldBy();

    std::unique_ptr<TempWorkspace> m_workspace;
};

Error SchemaTest::openError(OpenMode mode) const
{
    const auto opened = Workspace::open(m_workspace->path(), mode, m_workspace->surroundings());
    return opened.ok() ? Error{} : opened.error();
}

void SchemaTest::migratedIsFresh_data()
{
    QTest::addColumn<QString>("fixture");
    for (int version = 1; version <= schemaVersion(); ++version) {
        const QString fixture = QString(u"version_"_s + QString::number(version) + u".sql"_s);
        if (version < schemaVersion() || version == 1)
            QTest::addRow("version %d", version) << fixture;
    }
}

void SchemaTest::migratedIsFresh()
{
    QFETCH(const QString, fixture);
    makeFrom(fixture, m_workspace->path());
    m_workspace->open();
    m_workspace->check([](Reader& reader) {
        QCOMPARE(schemaOf(reader.connection()), freshSchema());
        QCOMPARE(reader.accounts().find(AccountId(u"account:a1"_s))->name, u"Rook Works"_s);
        QCOMPARE(reader.users().find(UserId(u"user:mara-lind"_s))->role, Role::Manager);
        QCOMPARE(reader.settings().rules().emailWordsMax, 90);
    });
    m_workspace->write([](Transaction& tx) { must(tx.accounts().put(account(2))); });
    m_workspace->close();
    QCOMPARE(versionOf(m_workspace->path()), schemaVersion());
    const Diagnosis diagnosis = must(examine(m_workspace->path(), m_workspace->surroundings()));
    QVERIFY2(diagnosis.isSound(),
             diagnosis.isSound() ? "" : qPrintable(diagnosis.ailments.front().detail));
}

void SchemaTest::aMigratedWorkspaceIsSearchedThrough()
{
    makeFrom(u"version_2.sql"_s, m_workspace->path());
    {
        Connection before(m_workspace->path(), Connection::Access::ReadWrite);
        for (const char* sql :
             {"INSERT INTO prospect (row, id, known, name) VALUES (1, 'prospect:p', 1, 'Ada Rook')",
              "INSERT INTO draft (row, id, known, prospect) VALUES (1, 'draft:d', 1, 1)",
              "INSERT INTO revision (row, hash, draft, author, head, origin, subject, text) "
              "VALUES (1, x'01', 1, (SELECT min(row) FROM user), 1, 'imported', '', "
              "'Temperatures')",
              "INSERT INTO search_entry (draft, revision, person, company) "
              "VALUES (1, 1, 'Ada Rook', '')",
              "INSERT INTO search (rowid, subject, text, person, company) "
              "SELECT draft, subject, text, person, company FROM search_content"})
            before.execute(sql);
    }
    m_workspace->open();
    m_workspace->close();
    Connection after(m_workspace->path(), Connection::Access::ReadWrite);
    after.execute("INSERT INTO search (search, rank) VALUES ('integrity-check', 1)");
    for (const char* typed : {"te", "tempera", "temperatures", "ro"}) {
        const std::string sql =
            std::string("SELECT count(*) FROM search WHERE search MATCH '\"") + typed + "\"*'";
        QCOMPARE(after.pragma(sql.c_str()), 1);
    }
}

QString SchemaTest::writeUnlogged()
{
    QString id;
    m_workspace->write([&id](Transaction& tx) {
        const Revision first = writeDraft(tx);
        const Generation attests = generation(first, user(u"Worker"_s, Role::Worker).id);
        tx.setOrigin(WriteOrigin::Server);
        must(tx.drafts().put(attests));
        id = attests.id.text();
    });
    return id;
}

void SchemaTest::writeOldLog()
{
    DeviceKeys& keys = *m_workspace->surroundings().deviceKeys;
    m_workspace->write([&keys](Transaction& tx) {
        must(tx.audit().append({user(u"Worker"_s, Role::Worker).id, u"import.drafts"_s, {}}));
        Connection& db = tx.connection();
        const QString device = tx.audit().devices().front();
        QString previous;
        std::vector<AuditEntry> entries = tx.audit().list({.limit = 0, .after = {}});
        std::sort(entries.begin(), entries.end(),
                  [](const AuditEntry& a, const AuditEntry& b) { return a.seq < b.seq; });
        db.execute("DELETE FROM audit");
        for (AuditEntry& entry : entries) {
            entry.detail = u"{}"_s;
            entry.previous = previous;
            entry.hash = previous = auditHash(entry);
            db.run("audit/add", device, entry.seq, internRow(db, entry.by), entry.action,
                   entry.subject, entry.detail, entry.previous, entry.hash,
                   must(keys.sign(device, entry.hash.toLatin1())), entry.at);
        }
        const qint64 last = entries.back().seq;
        db.run("audit/set_head", device, last, previous,
               must(keys.sign(device, auditHeadMessage(device, last, previous))));
    });
}

QString SchemaTest::heldBy()
{
    return m_workspace->read([](Reader& reader) {
        const Result<void> carried = logCarries(reader, history(reader));
        return carried ? QString() : carried.error().id;
    });
}

void SchemaTest::theLogOfAMigratedWorkspaceIsBroughtUpToDate()
{
    makeFrom(u"version_3.sql"_s, m_workspace->path());
    {
        Connection migrated(m_workspace->path(), Connection::Access::ReadWrite);
        migrate(migrated, shippedMigrations());
        QVERIFY(isLogBehind(migrated));
    }
    m_workspace->open();
    m_workspace->check([](Reader& reader) { QVERIFY(!isLogBehind(reader.connection())); });
    m_workspace->close();

    // With a text that was generated before the log named any.
    m_workspace = std::make_unique<TempWorkspace>();
    m_workspace->create();
    writeOldLog();
    const QString text = writeUnlogged();
    QCOMPARE(heldBy(), u"audit.unlogged"_s);
    m_workspace->write(
        [](Transaction& tx) { tx.connection().run("setting/put", u"_log_behind"_s, u"4"_s); });
    m_workspace->reopen();
    QCOMPARE(heldBy(), QString());
    m_workspace->check([&text](Reader& reader) {
        const std::vector<AuditEntry> entries = reader.audit().about(draft(1).id.text());
        QVERIFY(std::any_of(entries.begin(), entries.end(), [&text](const AuditEntry& entry) {
            return entry.action == u"generate.text"_s && entry.detail.contains(text);
        }));
        QVERIFY(reader.audit().verify().holds());
        QVERIFY(!isLogBehind(reader.connection()));
    });
}

void SchemaTest::onlyOnce_data()
{
    QTest::addColumn<QString>("log");
    QTest::newRow("brought up to date before") << u"log.upgrade"_s;
    QTest::newRow("names a text already") << u"generate.text"_s;
    QTest::newRow("begun by this schema") << u"import.drafts"_s;
    QTest::newRow("burnt") << QString();
}

/// Who asks for it again has nothing forged vouched for.
void SchemaTest::onlyOnce()
{
    QFETCH(QString, log);
    m_workspace->create();
    m_workspace->write([&log](Transaction& tx) {
        if (!log.isEmpty())
            must(tx.audit().append({user(u"Worker"_s, Role::Worker).id, log, {}}));
    });
    (void)writeUnlogged();
    m_workspace->write(
        [](Transaction& tx) { tx.connection().run("setting/put", u"_log_behind"_s, u"4"_s); });
    m_workspace->reopen();
    QCOMPARE(heldBy(), u"audit.unlogged"_s);
}

void SchemaTest::migrationsAscendByOne()
{
    int version = 1;
    for (const Migration& migration : shippedMigrations()) {
        QCOMPARE(migration.to, ++version);
        QVERIFY(!migration.statements.empty());
    }
    QCOMPARE(schemaVersion(), version);
}

void SchemaTest::failedMigrationLeavesTheVersionBefore()
{
    m_workspace->create();
    m_workspace->close();
    const int now = schemaVersion();
    Connection connection(m_workspace->path(), Connection::Access::ReadWrite);
    const QStringList before = schemaOf(connection);
    const std::vector<Migration> steps{
        {now + 1, {"CREATE TABLE first (row INTEGER PRIMARY KEY)"}},
        {now + 2, {"CREATE TABLE second (row INTEGER PRIMARY KEY)", "CREATE TABLE account (row)"}}};
    QVERIFY_THROWS_EXCEPTION(std::exception, migrate(connection, steps));
    // The first step stands, nothing of the second does, and nothing is left open.
    QCOMPARE(connection.pragma("PRAGMA user_version"), now + 1);
    QCOMPARE(schemaOf(connection).size(), before.size() + 1);
    QVERIFY(sqlite3_get_autocommit(connection.database().getHandle()) != 0);
    QVERIFY_THROWS_EXCEPTION(std::exception, migrate(connection, steps));
    QCOMPARE(connection.pragma("PRAGMA user_version"), now + 1);
}

void SchemaTest::olderIsNotReadWithoutMigration()
{
    QVERIFY(!(schemaVersion() == 1));
    makeFrom(u"version_1.sql"_s, m_workspace->path());
    const QByteArray bytes = bytesOf(m_workspace->path());
    QCOMPARE(openError(OpenMode::ReadOnly).id, u"workspace.older"_s);
    QCOMPARE(bytesOf(m_workspace->path()), bytes);
}

void SchemaTest::newerIsLeftAsItIs()
{
    m_workspace->create();
    m_workspace->close();
    const int newer = schemaVersion() + 1;
    SQLite::Database(m_workspace->path().toStdString(), SQLite::OPEN_READWRITE)
        .exec("PRAGMA user_version = " + std::to_string(newer));
    const QByteArray bytes = bytesOf(m_workspace->path());
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
        const Error error = openError(mode);
        QCOMPARE(error.code, ErrorCode::NewerVersion);
        QCOMPARE(error.id, u"workspace.newer"_s);
        QCOMPARE(error.args,
                 (QStringList{QString::number(newer), QString::number(schemaVersion())}));
        QCOMPARE(bytesOf(m_workspace->path()), bytes);
    }
    QCOMPARE(examine(m_workspace->path(), m_workspace->surroundings()).error().code,
             ErrorCode::NewerVersion);
    QCOMPARE(bytesOf(m_workspace->path()), bytes);
}

void SchemaTest::damagedIsLeftAsItIs_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("length");
    QTest::newRow("the list of tables") << 100 << 3000;
    QTest::newRow("the schema number's neighbours") << 16 << 40;
    QTest::newRow("everything after the first page") << 4096 << -1;
}

void SchemaTest::damagedIsLeftAsItIs()
{
    QFETCH(const int, from);
    QFETCH(const int, length);
    m_workspace->create();
    m_workspace->close();
    QByteArray bytes = bytesOf(m_workspace->path());
    if (length < 0)
        bytes.truncate(from);
    else
        bytes.replace(from, length, QByteArray(length, '\x5a'));
    QFile file(m_workspace->path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
    file.close();
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
        const Error error = openError(mode);
        QCOMPARE(error.code, ErrorCode::Damaged);
        QCOMPARE(bytesOf(m_workspace->path()), bytes);
    }
}

QTEST_GUILESS_MAIN(SchemaTest)
#include "schema_test.moc"
