// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/couch_client.h"
#include "app/sync/network_transport.h"
#include "tests/integration/command_line.h"

#include <QFile>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Answer;
using countersign::testing::CommandLine;

/// The command line against a server that speaks as CouchDB does, over the network.
class TeamSyncTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aServerIsSetUpOnce();
    void whatOneImportsAnotherSees();
    void theServerRefusesWhatTheTableForbids_data();
    void theServerRefusesWhatTheTableForbids();
    void aWrongPasswordChangesNothing();
    void nothingSecretIsKept();
    void cleanupTestCase();

private:
    [[nodiscard]] Answer sync(CommandLine& who, const QString& user) const;

    QProcess m_server;
    QString m_url;
    std::unique_ptr<CommandLine> m_mara;
    std::unique_ptr<CommandLine> m_sol;
    std::map<QString, QString> m_passwords;
};

void TeamSyncTest::initTestCase()
{
    const QString folder = QStringLiteral(COUNTERSIGN_SOURCE_DIR "/build/couch");
    QVERIFY2(QFile::exists(QString(folder + u"/node_modules/express-pouchdb"_s)),
             "the test server is not installed: ./dev test does it, with npm");
    m_server.setWorkingDirectory(folder);
    m_server.start(u"node"_s, {u"strict.js"_s});
    QVERIFY2(m_server.waitForStarted(), "node does not start");
    while (!m_server.canReadLine())
        QVERIFY2(m_server.waitForReadyRead(60000), m_server.readAllStandardError().constData());
    m_url = QString(textAt(*parseJson(m_server.readLine()), "url") + u"/team"_s);
    m_mara = std::make_unique<CommandLine>();
    m_sol = std::make_unique<CommandLine>();
    QCOMPARE((*m_mara)({u"init"_s, u"--user"_s, u"Mara"_s}).exit, 0);
    QCOMPARE((*m_sol)({u"init"_s, u"--user"_s, u"Sol"_s}).exit, 0);
}

void TeamSyncTest::cleanupTestCase()
{
    m_server.terminate();
    QVERIFY(m_server.waitForFinished());
}

Answer TeamSyncTest::sync(CommandLine& who, const QString& user) const
{
    return who({u"sync"_s, m_url, u"--user"_s, user, u"--json"_s},
               m_passwords.at(user).toUtf8() + '\n');
}

void TeamSyncTest::aServerIsSetUpOnce()
{
    bool isFirst = true;
    for (const char* outcome : {"made", "kept"}) {
        const Answer init = (*m_mara)({u"server"_s, u"init"_s, m_url, u"--json"_s}, "adminpw\n");
        QVERIFY2(init.exit == 0, init.err.constData());
        const Json steps = init.json()["steps"];
        QCOMPARE(steps.size(), size_t(5));
        // The database of users, and who may come in at first, are the server's own.
        for (const Json& step : steps)
            QVERIFY2(step["outcome"] == outcome || (isFirst && step["outcome"] != "made"),
                     step.dump().c_str());
        isFirst = false;
    }
    const Answer added = (*m_mara)({u"server"_s, u"add"_s, m_url, u"mara=admin"_s, u"sol=sdr"_s,
                                    u"rhea=reviewer"_s, u"--json"_s},
                                   "adminpw\n");
    QVERIFY2(added.exit == 0, added.err.constData());
    for (const Json& line : added.lines())
        m_passwords.emplace(textAt(line, "step").section(u' ', 1), textAt(line, "password"));
    QCOMPARE(m_passwords.size(), size_t(3));
}

void TeamSyncTest::whatOneImportsAnotherSees()
{
    const Answer first = sync(*m_mara, u"mara"_s);
    QVERIFY2(first.exit == 0, QByteArray(first.out + first.err).constData());
    const QString people =
        m_sol->write(u"people.csv"_s, "Name,Email,Company\nAda Rook,ada@rook.example,Rook Works\n");
    QCOMPARE((*m_sol)({u"import"_s, u"prospects"_s, people}).exit, 0);
    const Answer sent = sync(*m_sol, u"sol"_s);
    QVERIFY2(sent.exit == 0, QByteArray(sent.out + sent.err).constData());
    QVERIFY(sent.json()["pushed"] >= 2);
    QVERIFY(sync(*m_mara, u"mara"_s).json()["pulled"] >= 2);
    const Answer seen = (*m_mara)({u"list"_s, u"prospects"_s, u"--json"_s});
    QCOMPARE(textAt(seen.json(), "name"), u"Ada Rook"_s);
    const Answer again = sync(*m_sol, u"sol"_s);
    QCOMPARE(again.json()["pulled"].get<int>() + again.json()["pushed"].get<int>(), 0);
    // In a team only who is signed in acts.
    QCOMPARE((*m_sol)({u"--as"_s, u"Mara"_s, u"pause"_s, u"on"_s, u"--json"_s}).exit, 3);
}

void TeamSyncTest::theServerRefusesWhatTheTableForbids_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("rule");
    const QByteArray hash(64, 'c');
    QTest::newRow("approving as somebody else")
        << QByteArray(R"({"_id":"decision:d:mara:)" + hash +
                      R"(","verdict":"approve","role":"admin"})")
        << u"document.owner"_s;
    QTest::newRow("approving as an SDR") << QByteArray(R"({"_id":"decision:d:sol:)" + hash +
                                                       R"(","verdict":"approve","role":"sdr"})")
                                         << u"role.approve"_s;
    QTest::newRow("lifting a suppression")
        << QByteArray(R"({"_id":"lift:x:sol:)" + hash + R"("})") << u"role.lift_suppression"_s;
    QTest::newRow("another's log")
        << QByteArray(R"({"_id":"audit:mara:d:9"})") << u"document.owner"_s;
    QTest::newRow("a user") << QByteArray(R"({"_id":"user:sol","role":"admin"})") << QString();
}

void TeamSyncTest::theServerRefusesWhatTheTableForbids()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, rule);
    const sync::ServerAddress address = *sync::serverAddressFrom(m_url);
    sync::NetworkTransport transport(address.server);
    sync::CouchClient client(transport, address.database, {u"sol"_s, m_passwords.at(u"sol"_s)});
    const Result<std::vector<sync::BulkRow>> rows = client.store({*parseJson(document)});
    QVERIFY(rows.ok());
    QVERIFY(rows->front().outcome == sync::BulkRow::Outcome::Forbidden ||
            (rule.isEmpty() && rows->front().outcome == sync::BulkRow::Outcome::Conflict));
    QVERIFY(rule.isEmpty() || rows->front().reason == rule);
}

void TeamSyncTest::aWrongPasswordChangesNothing()
{
    const Answer wrong = (*m_sol)({u"sync"_s, u"--json"_s}, "not it\n");
    QCOMPARE(wrong.exit, 4);
    QVERIFY(!wrong.err.contains("not it") && !wrong.out.contains("not it"));
    QCOMPARE((*m_sol)({u"sync"_s, u"--status"_s, u"--json"_s}).json()["waiting"].get<int>(), 0);
}

void TeamSyncTest::nothingSecretIsKept()
{
    for (const auto& [who, user] :
         {std::pair{m_mara.get(), u"mara"_s}, std::pair{m_sol.get(), u"sol"_s}}) {
        for (const QString& end : {QString(), u"-wal"_s}) {
            const QByteArray bytes = CommandLine::read(QString(who->workspace() + end));
            QVERIFY(!bytes.contains(m_passwords.at(user).toUtf8()));
            QVERIFY(!bytes.contains("AuthSession"));
        }
    }
}

QTEST_GUILESS_MAIN(TeamSyncTest)
#include "team_sync_test.moc"
