// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/backup.h"
#include "app/store/connection.h"
#include "app/store/schema.h"
#include "tests/unit/store/support/examples.h"
#include "tests/unit/store/support/temp_workspace.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <SQLiteCpp/Database.h>

#include <thread>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

void putAccounts(TempWorkspace& workspace, int from, int to)
{
    workspace.write([&](Transaction& tx) {
        for (int n = from; n < to; ++n)
            must(tx.accounts().put(account(n)));
    });
}

qint64 accountsIn(const QString& path, const TempWorkspace& workspace)
{
    const auto opened = must(Workspace::open(path, OpenMode::ReadOnly, workspace.surroundings()));
    return must(
        opened->read([](Reader& reader) -> Result<qint64> { return reader.accounts().count(); }));
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

/// Copies while in use, and putting them back.
class BackupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void backupIsTheWorkspaceInOneFile();
    void backupIsOfOneMoment();
    void backupReplacesOnlyWithAWholeOne();
    void backupOverAnythingElseIsRefused_data();
    void backupOverAnythingElseIsRefused();
    void backupOverAWorkspaceInUseIsRefused();
    void backupOverALogThatWasLeft();
    void backupOfNothing();
    void newWorkspaceBesideTheLogOfAGoneOne();
    void stoppedBackupLeavesNothing();
    void restorePutsItBackAndKeepsTheOld();
    void restoreTwiceInADay();
    void restoreWhereNothingWas();
    void restoreOverADamagedFile();
    void restoreBesideTheLogOfAGoneFile();
    void restoreThroughALinkKeepsTheLink();
    void restoreRefusesWhileOpen();
    void restoreRefusesWhatIsNotWhole_data();
    void restoreRefusesWhatIsNotWhole();
    void restoredWorkspaceGetsANewDevice();

private:
    void leaveOnlyALog();
    void backUpTo(const QString& name);
    [[nodiscard]] Result<Restored> restoreFrom(const QString& name);
    [[nodiscard]] QStringList files() const;

    std::unique_ptr<TempWorkspace> m_workspace;
};

void BackupTest::init()
{
    m_workspace = std::make_unique<TempWorkspace>();
    m_workspace->create();
    putAccounts(*m_workspace, 0, 3);
}

/// As after a writer was killed and somebody removed what they took for the whole workspace.
void BackupTest::leaveOnlyALog()
{
    const QString log = QString(m_workspace->path() + u"-wal");
    const QByteArray written = bytesOf(log);
    QVERIFY(written.size() > 4096);
    m_workspace->close();
    QVERIFY(QFile::remove(m_workspace->path()));
    writeFile(log, written);
}

void BackupTest::backUpTo(const QString& name)
{
    must(backUp(m_workspace->path(), m_workspace->path(name)));
}

Result<Restored> BackupTest::restoreFrom(const QString& name)
{
    return restore(m_workspace->path(name), m_workspace->path(), m_workspace->surroundings());
}

QStringList BackupTest::files() const
{
    return QDir(m_workspace->folder()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

void BackupTest::backupIsTheWorkspaceInOneFile()
{
    backUpTo(u"b"_s);
    QCOMPARE(accountsIn(m_workspace->path(u"b"_s), *m_workspace), 3);
    QCOMPARE(QFileInfo(m_workspace->path(u"b"_s)).permissions() &
                 (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());
    putAccounts(*m_workspace, 3, 5);
    QCOMPARE(accountsIn(m_workspace->path(u"b"_s), *m_workspace), 3);
    QCOMPARE(accountsIn(m_workspace->path(), *m_workspace), 5);
}

void BackupTest::backupIsOfOneMoment()
{
    // Each write adds a pair: a copy with an odd number would be of two moments.
    std::atomic<bool> done = false;
    putAccounts(*m_workspace, 3, 400);
    const std::jthread writer([&] {
        for (int n = 400; !done && n < 4000; n += 2)
            putAccounts(*m_workspace, n, n + 2);
    });
    for (int n = 0; n < 5; ++n) {
        backUpTo(u"b"_s);
        QCOMPARE(accountsIn(m_workspace->path(u"b"_s), *m_workspace) % 2, 0);
    }
    done = true;
}

void BackupTest::backupReplacesOnlyWithAWholeOne()
{
    backUpTo(u"b"_s);
    const QByteArray good = bytesOf(m_workspace->path(u"b"_s));
    m_workspace->close();
    QByteArray broken = bytesOf(m_workspace->path());
    broken.replace(4096 * 3, 4096 * 4, QByteArray(4096 * 4, 'x'));
    writeFile(m_workspace->path(), broken);
    const Result<void> failed = backUp(m_workspace->path(), m_workspace->path(u"b"_s));
    QCOMPARE(failed.error().code, ErrorCode::Damaged);
    QCOMPARE(bytesOf(m_workspace->path(u"b"_s)), good);
    QVERIFY(files().filter(u".new-"_s).isEmpty());
}

void BackupTest::backupOverAnythingElseIsRefused_data()
{
    QTest::addColumn<QByteArray>("there");
    QTest::newRow("a letter") << QByteArray("Dear Sir or Madam,\n");
    QTest::newRow("nothing yet") << QByteArray();
    QTest::newRow("another program's database")
        << QByteArray("SQLite format 3\0", 16) + QByteArray(4080, '\0');
}

void BackupTest::backupOverAnythingElseIsRefused()
{
    QFETCH(QByteArray, there);
    const QString path = m_workspace->path(u"letter.txt"_s);
    writeFile(path, there);
    const Result<void> refused = backUp(m_workspace->path(), path);
    QCOMPARE(refused.error().id, u"backup.not_a_backup"_s);
    QCOMPARE(refused.error().args, QStringList{path});
    QCOMPARE(bytesOf(path), there);
    QVERIFY(files().filter(u".new-"_s).isEmpty());
}

void BackupTest::backupOverAWorkspaceInUseIsRefused()
{
    const QString path = m_workspace->path(u"other.countersign"_s);
    const auto other = must(Workspace::create(path, m_workspace->surroundings()));
    QCOMPARE(backUp(m_workspace->path(), path).error().code, ErrorCode::Busy);
    QCOMPARE(accountsIn(path, *m_workspace), 0);
}

void BackupTest::backupOverALogThatWasLeft()
{
    // The last copy was opened as a workspace by somebody whose program was killed.
    backUpTo(u"b"_s);
    const QString path = m_workspace->path(u"b"_s);
    QByteArray log;
    {
        const auto opened =
            must(Workspace::open(path, OpenMode::ReadWrite, m_workspace->surroundings()));
        must(opened->writeNow([](Transaction& tx) -> Result<void> {
            must(tx.accounts().put(account(7)));
            return {};
        }));
        log = bytesOf(QString(path + u"-wal"));
    }
    QVERIFY(log.size() > 4096);
    putAccounts(*m_workspace, 3, 5);
    for (const bool isThere : {true, false}) {
        writeFile(QString(path + u"-wal"), log);
        if (!isThere)
            QVERIFY(QFile::remove(path));
        backUpTo(u"b"_s);
        QCOMPARE(accountsIn(path, *m_workspace), 5);
    }
}

void BackupTest::newWorkspaceBesideTheLogOfAGoneOne()
{
    leaveOnlyALog();
    m_workspace->create();
    QCOMPARE(m_workspace->read([](Reader& reader) { return reader.accounts().count(); }), 0);
    putAccounts(*m_workspace, 0, 1);
    m_workspace->close();
    QCOMPARE(accountsIn(m_workspace->path(), *m_workspace), 1);
    QVERIFY(files().contains(u"w.countersign.left-over-wal"_s)); // nothing is thrown away
}

void BackupTest::backupOfNothing()
{
    QVERIFY(!backUp(m_workspace->path(u"no"_s), m_workspace->path(u"b"_s)).ok());
    QVERIFY(!backUp(m_workspace->path(), m_workspace->path(u"no/b"_s)).ok());
    QVERIFY(!QFile::exists(m_workspace->path(u"b"_s)));
}

void BackupTest::stoppedBackupLeavesNothing()
{
    std::stop_source stop;
    stop.request_stop();
    const Result<void> stopped =
        backUp(m_workspace->path(), m_workspace->path(u"b"_s), {}, stop.get_token());
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    m_workspace->close();
    QCOMPARE(files(), QStringList{u"w.countersign"_s});
}

void BackupTest::restorePutsItBackAndKeepsTheOld()
{
    backUpTo(u"b"_s);
    putAccounts(*m_workspace, 3, 5);
    m_workspace->close();
    const Restored restored = must(restoreFrom(u"b"_s));
    const QString aside = u"w.countersign.before-restore-2026-11-24"_s;
    QCOMPARE(restored.setAside, m_workspace->path(aside));
    QCOMPARE(accountsIn(m_workspace->path(), *m_workspace), 3);
    QCOMPARE(accountsIn(restored.setAside, *m_workspace), 5);
    QCOMPARE(files(), (QStringList{u"b"_s, u"w.countersign"_s, aside}));
}

void BackupTest::restoreTwiceInADay()
{
    backUpTo(u"b"_s);
    m_workspace->close();
    must(restoreFrom(u"b"_s));
    QCOMPARE(must(restoreFrom(u"b"_s)).setAside,
             m_workspace->path(u"w.countersign.before-restore-2026-11-24-2"_s));
}

void BackupTest::restoreWhereNothingWas()
{
    backUpTo(u"b"_s);
    m_workspace->close();
    QVERIFY(QFile::remove(m_workspace->path()));
    QVERIFY(must(restoreFrom(u"b"_s)).setAside.isEmpty());
    QCOMPARE(accountsIn(m_workspace->path(), *m_workspace), 3);
}

void BackupTest::restoreOverADamagedFile()
{
    backUpTo(u"b"_s);
    m_workspace->close();
    writeFile(m_workspace->path(), "rubbish");
    writeFile(QString(m_workspace->path() + u"-wal"), "more rubbish");
    const Restored restored = must(restoreFrom(u"b"_s));
    QCOMPARE(accountsIn(m_workspace->path(), *m_workspace), 3);
    QCOMPARE(bytesOf(restored.setAside), QByteArray("rubbish"));
    QCOMPARE(bytesOf(QString(restored.setAside + u"-wal")), QByteArray("more rubbish"));
}

void BackupTest::restoreBesideTheLogOfAGoneFile()
{
    backUpTo(u"b"_s);
    putAccounts(*m_workspace, 3, 5);
    leaveOnlyALog();
    QVERIFY(must(restoreFrom(u"b"_s)).setAside.isEmpty());
    QCOMPARE(accountsIn(m_workspace->path(), *m_workspace), 3);
    QVERIFY(files().contains(u"w.countersign.left-over-wal"_s));
}

void BackupTest::restoreThroughALinkKeepsTheLink()
{
    backUpTo(u"b"_s);
    putAccounts(*m_workspace, 3, 5);
    m_workspace->close();
    const QString link = m_workspace->path(u"link.countersign"_s);
    QVERIFY(QFile::link(m_workspace->path(), link));
    const Restored restored =
        must(restore(m_workspace->path(u"b"_s), link, m_workspace->surroundings()));
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(accountsIn(m_workspace->path(), *m_workspace), 3);
    QCOMPARE(accountsIn(restored.setAside, *m_workspace), 5);
}

void BackupTest::restoreRefusesWhileOpen()
{
    backUpTo(u"b"_s);
    putAccounts(*m_workspace, 3, 5);
    QCOMPARE(restoreFrom(u"b"_s).error().code, ErrorCode::Busy);
    putAccounts(*m_workspace, 5, 6);
    QCOMPARE(accountsIn(m_workspace->path(), *m_workspace), 6);
}

void BackupTest::restoreRefusesWhatIsNotWhole_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("code");
    QTest::newRow("rubbish") << u"rubbish"_s << static_cast<int>(ErrorCode::Damaged);
    QTest::newRow("cut") << u"cut"_s << static_cast<int>(ErrorCode::Damaged);
    QTest::newRow("overwritten") << u"overwritten"_s << static_cast<int>(ErrorCode::Damaged);
    QTest::newRow("newer") << u"newer"_s << static_cast<int>(ErrorCode::NewerVersion);
    QTest::newRow("dangling") << u"dangling"_s << static_cast<int>(ErrorCode::Damaged);
    QTest::newRow("missing") << u"missing"_s << static_cast<int>(ErrorCode::NotFound);
}

void BackupTest::restoreRefusesWhatIsNotWhole()
{
    QFETCH(QString, kind);
    QFETCH(int, code);
    backUpTo(u"b"_s);
    m_workspace->close();
    const QString path = m_workspace->path(u"b"_s);
    QByteArray bytes = bytesOf(path);
    if (kind == u"rubbish")
        writeFile(path, "rubbish");
    else if (kind == u"cut")
        writeFile(path, bytes.left(bytes.size() / 2));
    else if (kind == u"overwritten")
        writeFile(path, bytes.replace(4096 * 3, 4096 * 4, QByteArray(4096 * 4, 'x')));
    else if (kind == u"newer")
        SQLite::Database(path.toStdString(), SQLite::OPEN_READWRITE)
            .exec("PRAGMA user_version = 99");
    else if (kind == u"dangling")
        SQLite::Database(path.toStdString(), SQLite::OPEN_READWRITE)
            .exec("INSERT INTO draft (id, prospect) VALUES ('draft:x', 999)");
    else
        QVERIFY(QFile::remove(path));
    QCOMPARE(static_cast<int>(restoreFrom(u"b"_s).error().code), code);
    QCOMPARE(accountsIn(m_workspace->path(), *m_workspace), 3);
    QVERIFY(!files().contains(u"w.countersign.before-restore-2026-11-24"_s));
}

void BackupTest::restoredWorkspaceGetsANewDevice()
{
    const auto note = [](Transaction& tx) {
        must(tx.audit().append({UserId(u"user:mara"_s), u"act"_s, {}}));
    };
    m_workspace->write(note);
    backUpTo(u"b"_s);
    m_workspace->write(note);
    m_workspace->close();
    must(restoreFrom(u"b"_s));
    m_workspace->open();
    m_workspace->write(note);
    m_workspace->check([](Reader& reader) {
        const AuditVerdict verdict = reader.audit().verify();
        QVERIFY(verdict.holds());
        QCOMPARE(verdict.devices.size(), 2);
        QCOMPARE(verdict.entries, 4);
    });
}

QTEST_GUILESS_MAIN(BackupTest)
#include "backup_test.moc"
