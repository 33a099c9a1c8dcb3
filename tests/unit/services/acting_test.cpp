// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/chosen_day.h"
#include "app/services/open_workspace.h"
#include "app/services/sample_file.h"
#include "app/services/session.h"
#include "app/store/remote.h"
#include "app/store/transaction.h"
#include "app/store/users.h"
#include "app/store/workspace.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;

/// Who acts, and on which day, in a workspace that was just opened.
class ActingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.filePath(u"data"_s)));
    }

    void aWorkspaceWithoutAnAdminOpensForWhoeverIsNamed()
    {
        const QString path = m_folder.filePath(u"w.countersign"_s);
        {
            const auto made = store::Workspace::create(
                path, {m_clock, std::make_shared<store::FileDeviceKeys>()});
            QVERIFY(made.ok());
            const Result<void> put = (*made)->writeNow([](store::Transaction& tx) -> Result<void> {
                User rita;
                rita.id = UserId(u"user:rita"_s);
                rita.name = u"Rita Sund"_s;
                rita.role = Role::Reviewer;
                const auto user = tx.users().put(rita);
                return user ? Result<void>() : Result<void>(user.error());
            });
            QVERIFY(put.ok());
        }
        const auto opened = OpenWorkspace::open(path, m_clock);
        QVERIFY(opened.ok());
        Session& session = (*opened)->session();
        QCOMPARE(session.user().error().code, ErrorCode::NotFound);
        QCOMPARE(session.actAs({}).error().candidates, QStringList{u"Rita Sund"_s});
        QVERIFY(session.actAs(u"Rita Sund"_s).ok());
        QCOMPARE(session.user()->role, Role::Reviewer);
    }

    void aWorkspaceBelongsToATeamOnceItHasJoined()
    {
        const QString path = m_folder.filePath(u"team.countersign"_s);
        const auto made =
            store::Workspace::create(path, {m_clock, std::make_shared<store::FileDeviceKeys>()});
        QVERIFY(made.ok());
        const Session session(**made);
        QCOMPARE(*session.isInTeam(), false);
        const Result<void> joined = (*made)->writeNow([](store::Transaction& tx) -> Result<void> {
            tx.remote().setState(u"joined"_s, u"https://couch.example/team"_s);
            return {};
        });
        QVERIFY(joined.ok());
        QCOMPARE(*session.isInTeam(), true);
    }

    void theRealDayCanBeChosenInTheSample()
    {
        const QString path = m_folder.filePath(u"sample.countersign"_s);
        // As after a crash in the middle of making it: the log of the half-made one is still there.
        for (const QString& end : {u".making"_s, u".making-wal"_s}) {
            QFile left(QString(path + end));
            QVERIFY(left.open(QIODevice::WriteOnly));
            QVERIFY(left.write(QByteArray(8192, 'x')) == 8192);
        }
        const Result<SampleReport> made = makeSampleFile(path, m_clock);
        QVERIFY2(made.ok(), qPrintable(made ? QString() : made.error().id));
        QVERIFY(!QFile::exists(QString(path + u".making"_s)));
        QVERIFY(!QFile::exists(QString(path + u".making-wal"_s)));
        QCOMPARE(makeSampleFile(path, m_clock).error().id, u"workspace.exists"_s);
        const QDate real = QDate::currentDate();
        QVERIFY((*OpenWorkspace::open(path, m_clock))->clock().today() != real);
        const auto chosen = OpenWorkspace::open(path, std::make_shared<ChosenDay>(real));
        QCOMPARE((*chosen)->clock().today(), real);
    }

    void ofASampleThatWasStoppedNothingStays()
    {
        const QString path = m_folder.filePath(u"stopped.countersign"_s);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(makeSampleFile(path, m_clock, {}, {}, stop.get_token()).error().id,
                 u"sample.stopped"_s);
        QVERIFY(QDir(m_folder.path()).entryList({u"stopped*"_s}).isEmpty());
    }

private:
    QTemporaryDir m_folder;
    std::shared_ptr<const Clock> m_clock = std::make_shared<SystemClock>();
};

QTEST_GUILESS_MAIN(ActingTest)
#include "acting_test.moc"
