// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/command_line.h"

#include <QFile>
#include <QTest>

#include <vector>

#include <sqlite3.h>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Answer;
using countersign::testing::CommandLine;

namespace {

/// The workspace's file, opened behind the program's back.
class Database {
public:
    explicit Database(const QString& path) { sqlite3_open(path.toUtf8().constData(), &m_db); }
    ~Database() { sqlite3_close(m_db); }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    bool run(const char* sql) const
    {
        return sqlite3_exec(m_db, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
    }

private:
    sqlite3* m_db = nullptr;
};

} // namespace

/// A workspace that is missing, busy, damaged, from tomorrow or not to be written to.
class WorkspaceTroubleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void missing();
    void notOurs();
    void fromANewerVersion();
    void damaged();
    void damagedInOnePlace();
    void filesThatAreNoWorkspace();
    void busy();
    void readOnly();
    void nothingIsWrittenOverTheWorkspace();
    void backUpAndRestore();
    void doctorOfASoundWorkspace();
    void aTamperedLogIsExit3();
    void erasureLeavesNothingReadable();
};

void WorkspaceTroubleTest::missing()
{
    const CommandLine run;
    const Answer answer = run({u"list"_s, u"drafts"_s, u"--json"_s});
    QCOMPARE(answer.exit, 3);
    QCOMPARE(answer.errorCode(), u"workspace.not_found"_s);
    QVERIFY(answer.err.contains("init"));
    QVERIFY(!QFile::exists(run.workspace()));
}

void WorkspaceTroubleTest::notOurs()
{
    const CommandLine run;
    run.write(u"test.countersign"_s, QByteArray("just some text, and more of it\n").repeated(200));
    const Answer answer = run({u"list"_s, u"drafts"_s, u"--json"_s});
    QCOMPARE(answer.exit, 5);
    QVERIFY(answer.errorCode().startsWith("workspace."_L1));
}

void WorkspaceTroubleTest::fromANewerVersion()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    {
        const Database database(run.workspace());
        QVERIFY(database.run("PRAGMA user_version = 9999"));
    }
    const Answer answer = run({u"list"_s, u"drafts"_s, u"--json"_s});
    QCOMPARE(answer.exit, 5);
    QCOMPARE(answer.errorCode(), u"workspace.newer"_s);
}

void WorkspaceTroubleTest::damaged()
{
    const CommandLine run;
    run.makeSample();
    QFile file(run.workspace());
    QVERIFY(file.open(QIODevice::ReadWrite));
    const qint64 size = file.size();
    for (qint64 at = 8192; at + 2048 < size; at += 4096) {
        file.seek(at);
        file.write(QByteArray(2048, '\x5a'));
    }
    file.close();
    const Answer listed = run({u"list"_s, u"drafts"_s, u"--limit"_s, u"0"_s, u"--json"_s});
    QCOMPARE(listed.exit, 5);
    QCOMPARE(run({u"doctor"_s}).exit, 5);
}

/// Whatever page is hurt: what is read is either all there, or the command says that the file is damaged.
void WorkspaceTroubleTest::damagedInOnePlace()
{
    const CommandLine run;
    run.makeSample();
    const QByteArray sound = CommandLine::read(run.workspace());
    const std::vector<QString> commands{u"list drafts --limit 0 --json"_s,
                                        u"list prospects --limit 0 --json"_s,
                                        u"list evidence --limit 0 --json"_s,
                                        u"list decisions --limit 0 --json"_s,
                                        u"list suppression --limit 0 --json"_s,
                                        u"list accounts --json"_s,
                                        u"list segments --json"_s,
                                        u"audit list --json"_s};
    std::vector<QByteArray> whole;
    for (const QString& command : commands)
        whole.push_back(run(command.split(u' ')).out);
    constexpr qsizetype page = 4096;
    std::vector<QByteArray> hurt{QByteArray(100, '\0') + sound.sliced(100),
                                 sound.first(sound.size() / 2)};
    for (qsizetype at = page; at + page <= sound.size(); at += 9 * page) {
        const char junk = at / page % 2 == 0 ? '\0' : '\xA5';
        hurt.push_back(QByteArray(sound).replace(at, page, QByteArray(page, junk)));
    }
    int told = 0;
    for (const QByteArray& bytes : hurt) {
        run.write(u"test.countersign"_s, bytes);
        for (size_t i = 0; i < commands.size(); ++i) {
            const Answer answer = run(commands[i].split(u' '));
            told += answer.exit == 5 ? 1 : 0;
            if (answer.exit == 5)
                QVERIFY2(answer.err.contains("damaged") && answer.err.contains("doctor"),
                         answer.err.constData());
            else
                QVERIFY2(answer.exit == 0 && answer.out == whole[i], qPrintable(commands[i]));
        }
        QCOMPARE(run({u"doctor"_s}).exit, 5);
        const Answer backup = run({u"backup"_s, run.path(u"copy.countersign"_s)});
        QCOMPARE(backup.exit, 5);
        QVERIFY(!QFile::exists(run.path(u"copy.countersign"_s)));
    }
    QVERIFY(told >= 2 * int(commands.size()));
}

void WorkspaceTroubleTest::filesThatAreNoWorkspace()
{
    const CommandLine run;
    for (const QByteArray& bytes : std::vector<QByteArray>{
             QByteArray(), QByteArray("\x89PNG\r\n\x1a\n") + QByteArray(400, 'x'),
             QByteArray("Name,Email\n")}) {
        const QString file = run.write(u"test.countersign"_s, bytes);
        for (const QString& command : {u"doctor"_s, u"list drafts"_s, u"users list"_s}) {
            const Answer answer = run(command.split(u' '));
            QCOMPARE(answer.exit, 5);
            QVERIFY2(answer.err.contains("is no Countersign workspace"), answer.err.constData());
            QVERIFY2(answer.err.contains(file.toUtf8()), answer.err.constData());
            QVERIFY2(!answer.err.contains("cli doctor"), answer.err.constData());
        }
        QCOMPARE(CommandLine::read(file), bytes);
    }
    // What a crash left of one is damaged, and doctor does not send to doctor.
    run.write(u"test.countersign"_s, QByteArray(8192, '\0'));
    const Answer damaged = run({u"doctor"_s});
    QCOMPARE(damaged.exit, 5);
    QVERIFY2(damaged.err.contains("damaged") && damaged.err.contains("restore"),
             damaged.err.constData());
    QVERIFY2(!damaged.err.contains("cli doctor"), damaged.err.constData());
    QCOMPARE(damaged.err.count("backup"), 1); // said once
    QVERIFY(run({u"list"_s, u"drafts"_s}).err.contains("cli doctor"));
}

void WorkspaceTroubleTest::busy()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const Database other(run.workspace());
    QVERIFY(other.run("BEGIN IMMEDIATE"));
    const QString file = run.write(u"p.csv"_s, "Name,Email\nAda Rook,ada@rook.example\n");
    const Answer answer = run({u"import"_s, u"prospects"_s, file, u"--json"_s});
    QCOMPARE(answer.exit, 5);
    QCOMPARE(answer.errorCode(), u"workspace.busy"_s);
    QVERIFY(other.run("ROLLBACK"));
    QCOMPARE(run({u"import"_s, u"prospects"_s, file}).exit, 0);
}

void WorkspaceTroubleTest::readOnly()
{
    CommandLine run;
    run.makeSample();
    run.heedFileRights();
    QVERIFY(QFile::setPermissions(run.workspace(), QFile::ReadOwner));
    for (const QStringList& reading :
         {QStringList{u"list"_s, u"drafts"_s}, QStringList{u"show"_s, u"D04"_s},
          QStringList{u"users"_s, u"list"_s}, QStringList{u"config"_s, u"list"_s},
          QStringList{u"config"_s, u"get"_s, u"rules.swap_blocker"_s},
          QStringList{u"conflicts"_s, u"list"_s}, QStringList{u"twins"_s, u"list"_s}}) {
        const Answer answer = run(reading);
        QVERIFY2(answer.exit == 0 || answer.exit == 1, answer.err.constData());
    }
    for (const QStringList& writing :
         {QStringList{u"approve"_s, u"D04"_s}, QStringList{u"users"_s, u"add"_s, u"Ada Rook"_s},
          QStringList{u"config"_s, u"set"_s, u"rules.swap_blocker"_s, u"0"_s}}) {
        const Answer answer = run(QStringList(writing) << u"--json"_s);
        QCOMPARE(answer.exit, 5);
        QCOMPARE(answer.errorCode(), u"workspace.read_only"_s);
    }
    QVERIFY(QFile::setPermissions(run.workspace(), QFile::ReadOwner | QFile::WriteOwner));
}

void WorkspaceTroubleTest::nothingIsWrittenOverTheWorkspace()
{
    const CommandLine run;
    run.makeSample();
    const QByteArray before = run({u"list"_s, u"drafts"_s, u"--limit"_s, u"0"_s}).out;
    const QString link = run.path(u"link.csv"_s);
    QVERIFY(QFile::link(run.workspace(), link));
    const QString people = run.write(u"p.csv"_s, "Name,Email\nAda Rook,ada@rook.example\n");
    for (const QStringList& writing :
         {QStringList{u"export"_s, u"drafts"_s, link},
          QStringList{u"import"_s, u"prospects"_s, people, u"--report"_s, run.workspace()},
          QStringList{u"import"_s, u"prospects"_s, people, u"--report"_s,
                      QString(run.workspace() + u"-wal"_s)}}) {
        // The log is there only while somebody has the workspace open.
        const Database open(run.workspace());
        QVERIFY(open.run("SELECT count(*) FROM draft"));
        const Answer answer = run(QStringList(writing) << u"--json"_s);
        QCOMPARE(answer.exit, 3);
        QCOMPARE(answer.errorCode(), u"export.workspace"_s);
    }
    QCOMPARE(run({u"list"_s, u"drafts"_s, u"--limit"_s, u"0"_s}).out, before);
    QCOMPARE(run({u"doctor"_s}).exit, 0);
}

void WorkspaceTroubleTest::backUpAndRestore()
{
    const CommandLine run;
    run.makeSample();
    const QString copy = run.path(u"copy.countersign"_s);
    QCOMPARE(run({u"backup"_s, copy}).exit, 0);
    const QByteArray before = run({u"list"_s, u"drafts"_s, u"--limit"_s, u"0"_s}).out;
    QCOMPARE(run({u"reject"_s, u"D04"_s}).exit, 0);
    QVERIFY(run({u"list"_s, u"drafts"_s, u"--limit"_s, u"0"_s}).out != before);
    const Answer restored = run({u"restore"_s, copy, u"--json"_s});
    QCOMPARE(restored.exit, 0);
    QCOMPARE(run({u"list"_s, u"drafts"_s, u"--limit"_s, u"0"_s}).out, before);
    QVERIFY(QFile::exists(textAt(restored.json(), "kept_aside")));
    QCOMPARE(run({u"audit"_s, u"verify"_s}).exit, 0);
    // What is no backup is refused and changes nothing.
    const QString wrong = run.write(u"wrong.countersign"_s, "nothing of ours");
    QVERIFY(run({u"restore"_s, wrong}).exit >= 3);
    const Answer folder = run({u"restore"_s, run.path(u"."_s), u"--json"_s});
    QCOMPARE(folder.exit, 3);
    QCOMPARE(folder.errorCode(), u"file.is_folder"_s);
    QCOMPARE(run({u"list"_s, u"drafts"_s, u"--limit"_s, u"0"_s}).out, before);
    QCOMPARE(run({u"backup"_s, run.workspace(), u"--json"_s}).errorCode(), u"backup.same_file"_s);
    const QString nowhere = run.path(u"none/copy.countersign"_s);
    QCOMPARE(run({u"restore"_s, nowhere, u"--json"_s}).errorCode(), u"file.missing"_s);
    const Json error = run({u"backup"_s, nowhere, u"--json"_s}).json()["error"];
    QCOMPARE(textAt(error, "where"), nowhere);
    QVERIFY(textAt(error, "message").contains(nowhere));
}

void WorkspaceTroubleTest::doctorOfASoundWorkspace()
{
    const CommandLine run;
    run.makeSample();
    const Answer sound = run({u"doctor"_s, u"--json"_s});
    QCOMPARE(sound.exit, 0);
    QVERIFY(sound.json()["sound"].get<bool>());
    QVERIFY(sound.json()["examined"].size() >= 8);
}

void WorkspaceTroubleTest::aTamperedLogIsExit3()
{
    const CommandLine run;
    run.makeSample();
    QCOMPARE(run({u"audit"_s, u"verify"_s}).exit, 0);
    {
        const Database database(run.workspace());
        QVERIFY(database.run(
            "UPDATE audit SET action = 'decision.reject' WHERE action = 'decision.approve'"));
    }
    const Answer answer = run({u"audit"_s, u"verify"_s, u"--json"_s});
    QCOMPARE(answer.exit, 3);
    QVERIFY(!answer.json()["intact"].get<bool>());
    QVERIFY(textAt(answer.json()["first_bad"], "entry").startsWith("audit:"_L1));
}

void WorkspaceTroubleTest::erasureLeavesNothingReadable()
{
    const CommandLine run;
    run.makeSample();
    const Json prospect = run({u"show"_s, u"30102"_s}).json();
    const QByteArray email = QByteArray::fromStdString(toUtf8(textAt(prospect, "email")));
    QVERIFY(!email.isEmpty());
    QCOMPARE(run({u"erase"_s, u"30102"_s}).exit, 0);
    QCOMPARE(run({u"show"_s, u"30102"_s, u"--json"_s}).errorCode(), u"id.unknown"_s);
    QCOMPARE(run({u"show"_s, u"D01"_s, u"--json"_s}).errorCode(), u"id.unknown"_s);
    QVERIFY(!CommandLine::read(run.workspace()).contains(email));
    QVERIFY(!CommandLine::read(run.workspace() + u"-wal"_s).contains(email));
    QCOMPARE(run({u"audit"_s, u"verify"_s}).exit, 0);
    // The next import leaves them out and says so.
    const Json again =
        run({u"import"_s, u"prospects"_s, CommandLine::sample(u"prospects.csv"_s), u"--json"_s})
            .json();
    QCOMPARE(again["added"].get<int>(), 0);
    QCOMPARE(again["rejected"].size(), size_t(1));
    QCOMPARE(textAt(again["rejected"].front(), "reason"), u"prospect.erased"_s);
    QCOMPARE(run({u"show"_s, u"30102"_s, u"--json"_s}).errorCode(), u"id.unknown"_s);
}

QTEST_GUILESS_MAIN(WorkspaceTroubleTest)
#include "workspace_trouble_test.moc"
