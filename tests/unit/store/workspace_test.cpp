// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/connection.h"
#include "app/store/schema.h"
#include "tests/support/file_rights.h"
#include "tests/unit/store/support/examples.h"
#include "tests/unit/store/support/temp_workspace.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <SQLiteCpp/Database.h>

#include <latch>
#include <stdexcept>
#include <thread>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

Error openError(TempWorkspace& workspace, OpenMode mode = OpenMode::ReadWrite)
{
    const auto opened = Workspace::open(workspace.path(), mode, workspace.surroundings());
    return opened.ok() ? Error{} : opened.error();
}

/// Adds the account and answers whether it was stored.
Result<Put> addAccount(Workspace& workspace, int n)
{
    return workspace.writeNow([n](Transaction& tx) { return tx.accounts().put(account(n)); });
}

qint64 accounts(Workspace& workspace)
{
    return must(
        workspace.read([](Reader& reader) -> Result<qint64> { return reader.accounts().count(); }));
}

/// A query that goes on until somebody ends it.
void runForever(Connection& connection)
{
    connection.execute("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                       "SELECT count(*) FROM n");
}

} // namespace

/// The file, its writer and its readers.
class WorkspaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_workspace = std::make_unique<TempWorkspace>(); }
    void newFileIsPrivateAndAlone();
    void fileIsNeverOverwritten();
    void folderThatIsNotThere();
    void foreignFilesAreRefused_data();
    void foreignFilesAreRefused();
    void newerSchemaIsRefused();
    void missingFileIsNotFound();
    void readOnlyWritesNothing();
    void readOnlyInAFolderNobodyCanWrite();
    void whatIsWrittenIsThere();
    void refusedWriteLeavesNothing();
    void thrownWriteLeavesNothing();
    void dryRunLeavesNothing();
    void doneIsCalledAfterTheCommit();
    void commitIsTold();
    void closingFinishesWhatIsQueued();
    void stopNowRollsBackAndCancels();
    void readStopsWhenAsked();
    void readerSeesOneMoment();
    void readingInsideReading();
    void busyWhileAnotherWrites();
    void twoWorkspacesWriteInTurn();
    void foreignCommitIsSeen();
    void movedFileIsNoLongerWritten();
    void manyThreads();
    void pragmasAreInForce();

private:
    std::unique_ptr<TempWorkspace> m_workspace;
};

void WorkspaceTest::newFileIsPrivateAndAlone()
{
    m_workspace->create();
    must(addAccount(**m_workspace, 1));
    for (const char* suffix : {"", "-wal", "-shm"}) {
        const QFileInfo file(QString(m_workspace->path() + QString::fromLatin1(suffix)));
        QVERIFY(file.exists());
        QCOMPARE(file.permissions() & ~(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
    }
    m_workspace->close();
    const QStringList left =
        QDir(m_workspace->folder()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    QCOMPARE(left, QStringList{u"w.countersign"_s});
}

void WorkspaceTest::fileIsNeverOverwritten()
{
    writeFile(m_workspace->path(), "a letter");
    const auto made = Workspace::create(m_workspace->path(), m_workspace->surroundings());
    QCOMPARE(made.error().id, u"workspace.exists"_s);
    QFile file(m_workspace->path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("a letter"));
}

void WorkspaceTest::folderThatIsNotThere()
{
    const auto made = Workspace::create(m_workspace->path(u"no/such/w.countersign"_s),
                                        m_workspace->surroundings());
    QCOMPARE(made.error().id, u"workspace.no_folder"_s);
}

void WorkspaceTest::foreignFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("id");
    QByteArray other = "SQLite format 3";
    other.append('\0').append(QByteArray(200, '\0'));
    QTest::newRow("nothing") << QByteArray() << u"workspace.not_ours"_s;
    QTest::newRow("zeros") << QByteArray(5000, '\0') << u"workspace.damaged"_s;
    QTest::newRow("a letter") << QByteArray("Dear Ada,").repeated(100) << u"workspace.not_ours"_s;
    QTest::newRow("another program's") << other << u"workspace.not_ours"_s;
}

void WorkspaceTest::foreignFilesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, id);
    writeFile(m_workspace->path(), bytes);
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
        const Error error = openError(*m_workspace, mode);
        QCOMPARE(error.id, id);
        QCOMPARE(error.code, ErrorCode::Damaged);
    }
    QFile file(m_workspace->path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bytes);
}

void WorkspaceTest::newerSchemaIsRefused()
{
    m_workspace->create();
    m_workspace->close();
    SQLite::Database(m_workspace->path().toStdString(), SQLite::OPEN_READWRITE)
        .exec("PRAGMA user_version = " + std::to_string(schemaVersion() + 1));
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
        const Error error = openError(*m_workspace, mode);
        QCOMPARE(error.code, ErrorCode::NewerVersion);
        QCOMPARE(error.args, (QStringList{QString::number(schemaVersion() + 1),
                                          QString::number(schemaVersion())}));
    }
}

void WorkspaceTest::missingFileIsNotFound()
{
    QCOMPARE(openError(*m_workspace).id, u"workspace.not_found"_s);
    QVERIFY(!QFile::exists(m_workspace->path()));
}

void WorkspaceTest::readOnlyWritesNothing()
{
    m_workspace->create();
    must(addAccount(**m_workspace, 1));
    m_workspace->close();
    m_workspace->open(OpenMode::ReadOnly);
    QCOMPARE(accounts(**m_workspace), 1);
    QCOMPARE(addAccount(**m_workspace, 2).error().code, ErrorCode::ReadOnly);
    QCOMPARE((*m_workspace)->checkpoint().error().code, ErrorCode::ReadOnly);
}

void WorkspaceTest::readOnlyInAFolderNobodyCanWrite()
{
    m_workspace->create();
    must(addAccount(**m_workspace, 1));
    m_workspace->close();
    QFile::setPermissions(m_workspace->path(), QFile::ReadOwner);
    QFile::setPermissions(m_workspace->folder(), QFile::ReadOwner | QFile::ExeOwner);
    countersign::testing::heedingFileRights([this] {
        QVERIFY(!QFileInfo(m_workspace->path()).isWritable());
        m_workspace->open(OpenMode::ReadOnly);
        QCOMPARE(accounts(**m_workspace), 1);
        m_workspace->close();
        QCOMPARE(openError(*m_workspace).code, ErrorCode::ReadOnly);
    });
    QFile::setPermissions(m_workspace->folder(),
                          QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void WorkspaceTest::whatIsWrittenIsThere()
{
    m_workspace->create();
    QCOMPARE(must(addAccount(**m_workspace, 1)), Put::Added);
    QCOMPARE(accounts(**m_workspace), 1);
    m_workspace->reopen();
    QCOMPARE(accounts(**m_workspace), 1);
}

void WorkspaceTest::refusedWriteLeavesNothing()
{
    m_workspace->create();
    const Result<void> refused = (*m_workspace)->writeNow([](Transaction& tx) -> Result<void> {
        must(tx.accounts().put(account(1)));
        return refusal(u"some.rule"_s);
    });
    QCOMPARE(refused.error().id, u"some.rule"_s);
    QCOMPARE(accounts(**m_workspace), 0);
    must(addAccount(**m_workspace, 2));
    QCOMPARE(accounts(**m_workspace), 1);
}

void WorkspaceTest::thrownWriteLeavesNothing()
{
    m_workspace->create();
    const Result<void> thrown = (*m_workspace)->writeNow([](Transaction& tx) -> Result<void> {
        must(tx.accounts().put(account(1)));
        throw std::runtime_error("a defect");
    });
    QCOMPARE(thrown.error().code, ErrorCode::Internal);
    QCOMPARE(thrown.error().detail, u"a defect"_s);
    const Result<void> sql = (*m_workspace)->writeNow([](Transaction& tx) -> Result<void> {
        tx.connection().execute("INSERT INTO nothing VALUES (1)");
        return {};
    });
    QCOMPARE(sql.error().code, ErrorCode::Internal);
    QCOMPARE(accounts(**m_workspace), 0);
}

void WorkspaceTest::dryRunLeavesNothing()
{
    m_workspace->create();
    const Result<qint64> counted = (*m_workspace)->writeNow([](Transaction& tx) -> Result<qint64> {
        must(tx.accounts().put(account(1)));
        tx.discard();
        return tx.accounts().count();
    });
    QCOMPARE(must(counted), 1);
    QCOMPARE(accounts(**m_workspace), 0);
}

void WorkspaceTest::doneIsCalledAfterTheCommit()
{
    m_workspace->create();
    std::promise<qint64> seen;
    Workspace& workspace = **m_workspace;
    workspace.write([](Transaction& tx) { return tx.accounts().put(account(1)); },
                    [&](const Result<Put>& put) {
                        QVERIFY(put.ok());
                        seen.set_value(accounts(workspace));
                    });
    QCOMPARE(seen.get_future().get(), 1);
}

void WorkspaceTest::commitIsTold()
{
    m_workspace->create();
    std::vector<Committed> told;
    (*m_workspace)->onCommit([&told](const Committed& committed) { told.push_back(committed); });
    m_workspace->write([](Transaction& tx) {
        must(tx.prospects().put(prospect(1)));
        must(tx.drafts().put(draft(1)));
    });
    (void)(*m_workspace)->writeNow([](Transaction& tx) -> Result<void> {
        must(tx.drafts().put(draft(2)));
        return refusal(u"some.rule"_s);
    });
    m_workspace->write(
        [](Transaction& tx) { must(tx.settings().set(u"rules.sms_segments"_s, u"2"_s)); });
    m_workspace->close();
    QCOMPARE(told.size(), size_t(2));
    QCOMPARE(told[0].drafts, std::vector{draft(1).id});
    QVERIFY(told[0].people && !told[0].settings);
    QVERIFY(told[1].drafts.empty() && told[1].settings);
}

void WorkspaceTest::closingFinishesWhatIsQueued()
{
    m_workspace->create();
    for (int n = 0; n < 50; ++n)
        (*m_workspace)
            ->write([n](Transaction& tx) { return tx.accounts().put(account(n)); },
                    [](const Result<Put>& put) { QVERIFY(put.ok()); });
    m_workspace->reopen();
    QCOMPARE(accounts(**m_workspace), 50);
}

void WorkspaceTest::stopNowRollsBackAndCancels()
{
    m_workspace->create();
    std::latch running(1);
    auto endless = (*m_workspace)->write([&running](Transaction& tx) -> Result<void> {
        must(tx.accounts().put(account(1)));
        running.count_down();
        runForever(tx.connection());
        return {};
    });
    auto waiting =
        (*m_workspace)->write([](Transaction& tx) { return tx.accounts().put(account(2)); });
    running.wait();
    // The interrupt may come before the endless query has begun: then the next statement ends.
    (*m_workspace)->stopNow();
    QCOMPARE(waiting.get().error().code, ErrorCode::Cancelled);
    while (endless.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready)
        (*m_workspace)->stopNow();
    QCOMPARE(endless.get().error().code, ErrorCode::Cancelled);
    QCOMPARE(addAccount(**m_workspace, 3).error().code, ErrorCode::Cancelled);
    QCOMPARE(accounts(**m_workspace), 0);
}

void WorkspaceTest::readStopsWhenAsked()
{
    m_workspace->create();
    must(addAccount(**m_workspace, 1));
    std::stop_source stop;
    std::latch running(1);
    const std::jthread stopper([&] {
        running.wait();
        stop.request_stop();
    });
    const Result<int> stopped = (*m_workspace)
                                    ->read(
                                        [&running](Reader& reader) -> Result<int> {
                                            running.count_down();
                                            for (;;)
                                                (void)reader.accounts().count();
                                        },
                                        stop.get_token());
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QCOMPARE(accounts(**m_workspace), 1);
}

void WorkspaceTest::readerSeesOneMoment()
{
    m_workspace->create();
    must(addAccount(**m_workspace, 1));
    Workspace& workspace = **m_workspace;
    m_workspace->check([&workspace](Reader& reader) {
        QCOMPARE(reader.accounts().count(), 1);
        must(addAccount(workspace, 2));
        QCOMPARE(reader.accounts().count(), 1);
    });
    QCOMPARE(accounts(workspace), 2);
}

void WorkspaceTest::readingInsideReading()
{
    m_workspace->create();
    Workspace& workspace = **m_workspace;
    m_workspace->check([&workspace](Reader&) { QCOMPARE(accounts(workspace), 0); });
}

void WorkspaceTest::busyWhileAnotherWrites()
{
    m_workspace->create();
    Connection other(m_workspace->path(), Connection::Access::ReadWrite);
    other.execute("BEGIN IMMEDIATE");
    Result<Put> waited = addAccount(**m_workspace, 1);
    QCOMPARE(waited.error().code, ErrorCode::Busy);
    QCOMPARE(waited.error().id, u"workspace.busy"_s);
    other.execute("COMMIT");
    QCOMPARE(must(addAccount(**m_workspace, 1)), Put::Added);
}

void WorkspaceTest::twoWorkspacesWriteInTurn()
{
    m_workspace->create();
    const auto second = must(
        Workspace::open(m_workspace->path(), OpenMode::ReadWrite, m_workspace->surroundings()));
    std::vector<std::future<Result<Put>>> puts;
    for (int n = 0; n < 40; ++n) {
        Workspace& one = n % 2 ? *second : **m_workspace;
        puts.push_back(one.write([n](Transaction& tx) { return tx.accounts().put(account(n)); }));
    }
    for (auto& put : puts)
        QCOMPARE(must(put.get()), Put::Added);
    QCOMPARE(accounts(*second), 40);
}

void WorkspaceTest::foreignCommitIsSeen()
{
    m_workspace->create();
    const auto second = must(
        Workspace::open(m_workspace->path(), OpenMode::ReadWrite, m_workspace->surroundings()));
    const qint64 before = must((*m_workspace)->foreignVersion());
    must(addAccount(**m_workspace, 1));
    QCOMPARE(must((*m_workspace)->foreignVersion()), before);
    must(addAccount(*second, 2));
    QVERIFY(must((*m_workspace)->foreignVersion()) != before);
}

void WorkspaceTest::movedFileIsNoLongerWritten()
{
    m_workspace->create();
    must(addAccount(**m_workspace, 1));
    QVERIFY(QFile::rename(m_workspace->path(), m_workspace->path(u"elsewhere"_s)));
    QCOMPARE(addAccount(**m_workspace, 2).error().id, u"workspace.moved"_s);
}

void WorkspaceTest::manyThreads()
{
    m_workspace->create();
    Workspace& workspace = **m_workspace;
    constexpr int each = 25;
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 4; ++thread) {
            threads.emplace_back([&workspace, thread] {
                qint64 seen = 0;
                for (int n = 0; n < each; ++n) {
                    must(addAccount(workspace, thread * each + n));
                    const qint64 now = accounts(workspace);
                    if (now <= seen)
                        qFatal("an acknowledged write is not there");
                    seen = now;
                }
            });
        }
    }
    QCOMPARE(accounts(workspace), 4 * each);
}

void WorkspaceTest::pragmasAreInForce()
{
    m_workspace->create();
    m_workspace->write([](Transaction& tx) {
        QCOMPARE(tx.connection().pragma("PRAGMA synchronous"), 2);
        QCOMPARE(tx.connection().pragma("PRAGMA foreign_keys"), 1);
        QCOMPARE(tx.connection().pragma("PRAGMA application_id"), applicationId);
        QCOMPARE(tx.connection().pragma("PRAGMA user_version"), schemaVersion());
    });
    m_workspace->check(
        [](Reader& reader) { QCOMPARE(reader.connection().pragma("PRAGMA query_only"), 1); });
}

QTEST_GUILESS_MAIN(WorkspaceTest)
#include "workspace_test.moc"
