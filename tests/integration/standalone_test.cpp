// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/command_line.h"

#include <QProcess>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Answer;
using countersign::testing::CommandLine;

/// The commands that need no workspace: one line in, one answer out, in order.
class StandaloneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void draftsAreCheckedLineByLine();
    void aBadLineIsAnsweredInItsPlace();
    void claims();
    void replies();
    void merges();
    void answersComeBeforeTheNextLine();
    void ctrlCEndsTheWaiting();

private:
    const CommandLine m_run;
};

void StandaloneTest::draftsAreCheckedLineByLine()
{
    const QByteArray drafts = CommandLine::read(CommandLine::sample(u"drafts.jsonl"_s));
    const Answer answer = m_run({u"check"_s, u"--file"_s, u"-"_s}, drafts);
    QCOMPARE(answer.exit, 1);
    const std::vector<Json> answers = answer.lines();
    const qsizetype count = drafts.count('\n');
    QCOMPARE(qsizetype(answers.size()), count);
    for (size_t i = 0; i < answers.size(); ++i) {
        const Result<Json> draft = parseJson(drafts.split('\n')[qsizetype(i)]);
        QCOMPARE(textAt(answers[i], "id"), textAt(*draft, "id"));
        for (const char* key : {"verdict", "metrics", "masked", "findings"})
            QVERIFY2(answers[i].contains(key), key);
    }
    QVERIFY(!QFile::exists(m_run.workspace()));
}

void StandaloneTest::aBadLineIsAnsweredInItsPlace()
{
    const QByteArray good =
        R"({"id":"a","channel":"sms","text":"Hi","prospect":{"name":"A B","company":"C"},"evidence":[]})";
    const Answer answer =
        m_run({u"check"_s, u"--file"_s, u"-"_s},
              good + "\n{broken\n\n[]\n" + R"({"channel":"pigeon","text":"x"})" + "\n" + good);
    QCOMPARE(answer.exit, 3);
    const std::vector<Json> rows = answer.lines();
    QCOMPARE(rows.size(), size_t(5));
    QVERIFY(rows[0].contains("verdict") && rows[4].contains("verdict"));
    QCOMPARE(textAt(rows[1]["error"], "code"), u"json.syntax"_s);
    QVERIFY(textAt(rows[1]["error"], "where").startsWith("standard input:2"_L1));
    QCOMPARE(textAt(rows[2]["error"], "code"), u"json.not_an_object"_s);
    QVERIFY(textAt(rows[3]["error"], "where").startsWith("standard input:5:"_L1));
    QCOMPARE(m_run({u"check"_s, u"--file"_s, m_run.path(u"none.jsonl"_s), u"--json"_s}).errorCode(),
             u"file.missing"_s);
}

void StandaloneTest::claims()
{
    const Answer answer = m_run(
        {u"claims"_s, u"--file"_s, u"-"_s},
        R"({"id":1,"claim":"The depot opened with 14 doors.","evidence":["The depot opened on Monday with 14 doors."]})"
        "\n"
        R"({"id":2,"claim":"The depot opened with 15 doors.","evidence":["The depot opened on Monday with 14 doors."]})"
        "\n");
    QCOMPARE(answer.exit, 1);
    const std::vector<Json> rows = answer.lines();
    QCOMPARE(rows.size(), size_t(2));
    QVERIFY(rows[0]["supported"].get<bool>());
    QVERIFY(!rows[1]["supported"].get<bool>());
    for (const char* key : {"score", "checks", "reason", "cited"})
        QVERIFY(rows[1].contains(key));
    QCOMPARE(rows[1]["id"].get<int>(), 2);
}

void StandaloneTest::replies()
{
    const Answer answer =
        m_run({u"replies"_s, u"--file"_s, u"-"_s},
              "{\"text\":\"STOP\"}\n{\"text\":\"Stop by on Tuesday, glad to talk\"}\n");
    QCOMPARE(answer.exit, 0);
    const std::vector<Json> rows = answer.lines();
    QCOMPARE(rows.size(), size_t(2));
    QVERIFY(rows[0]["opt_out"].get<bool>());
    QVERIFY(!textAt(rows[0], "why").isEmpty());
    QVERIFY(!rows[1]["opt_out"].get<bool>());
}

void StandaloneTest::merges()
{
    const Answer clean = m_run(
        {u"merge"_s, u"--file"_s, u"-"_s},
        R"({"base":"One two.\n\nThree four.","mine":"One TWO.\n\nThree four.","theirs":"One two.\n\nThree FOUR."})");
    QCOMPARE(clean.exit, 0);
    QCOMPARE(textAt(clean.json(), "merged"), u"One TWO.\n\nThree FOUR."_s);
    const Answer apart = m_run({u"merge"_s, u"--file"_s, u"-"_s},
                               R"({"base":"One two.","mine":"One TWO.","theirs":"One too."})");
    QCOMPARE(apart.exit, 1);
    QVERIFY(apart.json()["conflict"].get<bool>());
    const Json region = apart.json()["regions"][0];
    QVERIFY(textAt(region["mine"], "text").contains(u"TWO"_s));
    QVERIFY(textAt(region["theirs"], "text").contains(u"too"_s));
    QCOMPARE(m_run({u"merge"_s, u"--file"_s, u"-"_s}, R"({"mine":"x"})").exit, 3);
}

void StandaloneTest::answersComeBeforeTheNextLine()
{
    QProcess process;
    process.start(CommandLine::program(), {u"replies"_s, u"--file"_s, u"-"_s});
    for (const QByteArray text : {"unsubscribe", "see you on Monday"}) {
        process.write("{\"text\":\"" + text + "\"}\n");
        while (!process.canReadLine())
            QVERIFY(process.waitForReadyRead(60'000));
        QVERIFY(process.readLine().contains("opt_out"));
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitCode(), 0);
}

void StandaloneTest::ctrlCEndsTheWaiting()
{
    QProcess process;
    process.start(CommandLine::program(), {u"replies"_s, u"--file"_s, u"-"_s});
    process.write("{\"text\":\"stop\"}\n");
    while (!process.canReadLine())
        QVERIFY(process.waitForReadyRead(60'000));
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
}

QTEST_GUILESS_MAIN(StandaloneTest)
#include "standalone_test.moc"
