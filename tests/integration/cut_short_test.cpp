// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/command_line.h"
#include "tests/support/behind_the_back.h"

#include <QDir>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Answer;
using countersign::testing::BehindTheBack;
using countersign::testing::CommandLine;

/// Work that is cut short in the middle: by a full disk behind the output, a slow pipe before the input, a
/// workspace that fails half-way.
class CutShortTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFullOutputIsAnError_data();
    void aFullOutputIsAnError();
    void aReaderThatLeavesIsNone();
    void aSlowPipeHoldsNobodyUp();
    void whatWasDeliveredIsTold();
    void whatWasWrittenIsTold();
    void anImportThatStandsIsTold();
    void aHeldConflictNeedsAPerson();

private:
    static std::unique_ptr<QProcess> process(const CommandLine& run);
};

std::unique_ptr<QProcess> CutShortTest::process(const CommandLine& run)
{
    auto made = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_DATA_HOME"_s, run.path(u"data"_s));
    environment.insert(u"COUNTERSIGN_WORKSPACE"_s, run.workspace());
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    made->setProcessEnvironment(environment);
    return made;
}

void CutShortTest::aFullOutputIsAnError_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::newRow("list") << QStringList{u"list"_s, u"drafts"_s};
    QTest::newRow("one object") << QStringList{u"doctor"_s, u"--json"_s};
    QTest::newRow("a sentence") << QStringList{u"doctor"_s};
    QTest::newRow("help") << QStringList{u"--help"_s};
}

void CutShortTest::aFullOutputIsAnError()
{
    QFETCH(QStringList, line);
    if (!QFile::exists(u"/dev/full"_s))
        QSKIP("no /dev/full here");
    const CommandLine run;
    run.makeSample();
    const auto full = process(run);
    full->setStandardOutputFile(u"/dev/full"_s);
    full->start(CommandLine::program(), line);
    QVERIFY(full->waitForFinished(120'000));
    QCOMPARE(full->exitCode(), 3);
    QVERIFY(full->readAllStandardError().contains("could not be written"));
}

void CutShortTest::aReaderThatLeavesIsNone()
{
    const CommandLine run;
    run.makeSample();
    const auto piped = process(run);
    piped->start(u"/bin/sh"_s,
                 {u"-c"_s, u"\"$0\" list drafts --limit 0 | head -n 1"_s, CommandLine::program()});
    QVERIFY(piped->waitForFinished(120'000));
    QCOMPARE(piped->exitCode(), 0);
    QCOMPARE(piped->readAllStandardOutput().count('\n'), 1);
    QCOMPARE(piped->readAllStandardError(), QByteArray());
}

void CutShortTest::aSlowPipeHoldsNobodyUp()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const auto slow = process(run);
    slow->start(CommandLine::program(), {u"import"_s, u"prospects"_s, u"-"_s});
    QVERIFY(slow->waitForStarted());
    slow->write("Name,Email\nAda Rook,ada@rook.example\n");
    QVERIFY(slow->waitForBytesWritten());
    for (const QString& name : {u"Rita"_s, u"Sam"_s, u"Mara"_s, u"Nils"_s})
        QCOMPARE(run({u"users"_s, u"add"_s, name, u"--role"_s, u"sdr"_s}).exit, 0);
    QCOMPARE(slow->state(), QProcess::Running);
    slow->closeWriteChannel();
    QVERIFY(slow->waitForFinished(120'000));
    QCOMPARE(slow->exitCode(), 0);
    QCOMPARE(run({u"list"_s, u"prospects"_s, u"--json"_s}).lines().size(), size_t(1));
}

void CutShortTest::whatWasDeliveredIsTold()
{
    const CommandLine run;
    run.makeSample();
    const BehindTheBack file(run.workspace());
    const qint64 before =
        file.number(u"SELECT count(*) FROM delivery WHERE outcome = 'delivered'"_s);
    file.run(u"CREATE TRIGGER broken BEFORE UPDATE ON delivery WHEN NEW.outcome = 'delivered' AND "
             "(SELECT count(*) FROM delivery WHERE outcome = 'delivered') > %1 "
             "BEGIN SELECT RAISE(ABORT, 'broken'); END"_s.arg(before));
    const QString folder = run.path(u"out"_s);
    const Answer answer = run({u"deliver"_s, u"--eml"_s, folder, u"--json"_s});
    QVERIFY(answer.exit > 1);
    const Json report = answer.json();
    QCOMPARE(report["delivered"].size(), size_t(1));
    QVERIFY(report.contains("error"));
    QVERIFY(answer.err.startsWith("countersign-cli: "));
}

void CutShortTest::whatWasWrittenIsTold()
{
    const CommandLine run;
    run.makeSample();
    const BehindTheBack file(run.workspace());
    const qint64 before = file.number(u"SELECT count(*) FROM generation"_s);
    file.run(
        u"CREATE TRIGGER broken BEFORE INSERT ON generation WHEN "
        "(SELECT count(*) FROM generation) > %1 BEGIN SELECT RAISE(ABORT, 'broken'); END"_s.arg(
            before));
    const QString noted = u"SELECT count(*) FROM audit WHERE action = 'generate'"_s;
    const qint64 notes = file.number(noted);
    const Answer answer = run({u"generate"_s, u"--json"_s});
    const Json report = answer.json();
    QCOMPARE(report["generated"].size(), size_t(1));
    QVERIFY(report.contains("error"));
    QVERIFY(answer.exit > 1);
    QCOMPARE(file.number(noted), notes + 1);
}

void CutShortTest::anImportThatStandsIsTold()
{
    const CommandLine run;
    run.makeSample();
    const BehindTheBack file(run.workspace());
    file.run(u"CREATE TRIGGER broken BEFORE INSERT ON checked "
             "BEGIN SELECT RAISE(ABORT, 'broken'); END"_s);
    const QString drafts = run.write(
        u"d.jsonl"_s,
        R"({"id":"new-1","channel":"email","subject":"Doors","text":"Hi Ada, how many doors?","prospect":{"name":"Ada Rook","company":"Rook Works","email":"ada@rook.example"}})"
        "\n");
    const Answer answer = run({u"import"_s, u"drafts"_s, drafts, u"--json"_s});
    const Json report = answer.json();
    QCOMPARE(report["added"].get<int>(), 1);
    QVERIFY(report.contains("error"));
    QVERIFY(answer.exit > 1);
    QVERIFY(!run({u"show"_s, u"new-1"_s}).out.isEmpty());
}

void CutShortTest::aHeldConflictNeedsAPerson()
{
    const CommandLine run;
    run.makeSample();
    const Answer answer = run({u"deliver"_s, u"--csv"_s, run.path(u"out.csv"_s), u"--json"_s});
    bool holdsConflict = false;
    const Json report = answer.json();
    for (const Json& held : report["held"])
        holdsConflict |= textAt(held, "rule") == "delivery.conflict"_L1;
    QVERIFY(holdsConflict);
    QCOMPARE(answer.exit, 1);
}

QTEST_GUILESS_MAIN(CutShortTest)
#include "cut_short_test.moc"
