// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/command_line.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Answer;
using countersign::testing::CommandLine;

/// What the program tells is what it did or would do.
class ToldRightlyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBoundaryThatCannotBeReadIsRefused();
    void aTrialOfAHandOverSaysWhatWould();
    void aHandOverThatWasCutOffIsEndedByAPerson();
    void anEditTellsItsNewBlockers();
    void aFileCutInACharacterIsTold();
    void theSameFileTwiceIsCountedTwice();
    void hiddenCharactersAreTakenOutOfNames();
};

namespace {

bool has(const Json& rows, const char* reason)
{
    return std::any_of(rows.begin(), rows.end(),
                       [reason](const Json& row) { return row["reason"] == reason; });
}

} // namespace

void ToldRightlyTest::aBoundaryThatCannotBeReadIsRefused()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString file = run.write(u"boundaries.md"_s, "# Never\n\n## B1 Prices\n\n- kind: regex\n"
                                                       "- pattern: `[unclosed`\n- probe: x\n");
    const Answer json = run({u"import"_s, u"knowledge"_s, file, u"--json"_s});
    QCOMPARE(json.exit, 1);
    const Json report = json.json();
    QCOMPARE(report["added"].get<int>(), 0);
    QCOMPARE(report["rejected"].size(), size_t(1));
    const Json row = report["rejected"][0];
    QCOMPARE(row["column"].get<std::string>(), std::string("pattern"));
    QCOMPARE(row["line"].get<int>(), 6);
    const Answer words = run({u"import"_s, u"knowledge"_s, file});
    QVERIFY2(words.out.contains("boundaries.md:6:pattern"), words.out.constData());
    QVERIFY2(words.out.contains("1 rejected"), words.out.constData());
    QVERIFY2(words.out.contains("[unclosed") && words.out.contains("Correct the pattern"),
             words.out.constData());
    const Answer set = run({u"boundaries"_s, u"set"_s, u"--kind"_s, u"regex"_s, u"--pattern"_s,
                            u"[unclosed"_s, u"--label"_s, u"B2"_s, u"--apply"_s});
    QVERIFY(set.exit != 0);
    QVERIFY2(set.err.contains("pattern"), set.err.constData());
    QCOMPARE(run({u"boundaries"_s, u"list"_s}).lines().size(), size_t(0));
}

void ToldRightlyTest::aTrialOfAHandOverSaysWhatWould()
{
    const CommandLine run;
    run.makeSample();
    const Answer trial = run({u"deliver"_s, u"--eml"_s, run.path(u"out"_s), u"--dry-run"_s});
    QVERIFY2(trial.out.contains(" would go, ") && trial.out.contains(" would stay"),
             trial.out.constData());
    QVERIFY(!trial.out.contains("handed over, "));
    QVERIFY(!QFile::exists(run.path(u"out"_s)));
    const QString file = run.write(u"file"_s, "no folder");
    const Answer refused = run({u"deliver"_s, u"--eml"_s, file + u"/x"_s, u"--dry-run"_s});
    QVERIFY(refused.exit != 0);
    QVERIFY2(refused.err.contains("/file/x"), refused.err.constData());
}

void ToldRightlyTest::aHandOverThatWasCutOffIsEndedByAPerson()
{
    const CommandLine run;
    run.makeSample();
    QCOMPARE(run.state(u"D45"_s), u"delivery_unknown"_s);
    const std::string id = run.draft(u"D45"_s)["id"].get<std::string>();
    const QByteArray way = ("“deliver --did-not-go " + id + "”").c_str();
    const QByteArray goesToo = ("\"id\":\"" + id).c_str();
    const auto deliver = [&run](const QStringList& more) {
        return run.as(u"Ned Ashdown"_s, QStringList{u"deliver"_s} + more);
    };
    const Answer held = deliver({u"--eml"_s, run.path(u"out"_s), u"--dry-run"_s});
    QVERIFY2(held.out.contains(way), held.out.constData());
    QCOMPARE(deliver({u"--went-out"_s, u"D45"_s, u"--csv"_s, run.path(u"a.csv"_s)}).exit, 2);
    QCOMPARE(run.state(u"D45"_s), u"delivery_unknown"_s);

    const Answer told = deliver({u"--did-not-go"_s, u"D45"_s, u"--json"_s});
    QCOMPARE(told.exit, 0);
    QCOMPARE(told.json()["state"].get<std::string>(), std::string("ready"));
    const Answer again = deliver({u"--went-out"_s, u"D45"_s});
    QCOMPARE(again.exit, 3);
    QVERIFY2(again.err.contains("is known"), again.err.constData());
    const Answer goes = deliver({u"--eml"_s, run.path(u"out"_s), u"--dry-run"_s, u"--json"_s});
    QVERIFY2(goes.out.contains(goesToo), goes.out.constData());
    QVERIFY(!goes.out.contains("delivery.delivery_unknown"));
}

void ToldRightlyTest::anEditTellsItsNewBlockers()
{
    const CommandLine run;
    run.makeSample();
    const Answer set = run({u"boundaries"_s, u"set"_s, u"--pattern"_s, u"zeppelin"_s, u"--probe"_s,
                            u"A zeppelin is no lorry."_s, u"--label"_s, u"B77"_s, u"--apply"_s});
    QVERIFY2(set.exit == 0, set.err.constData());
    const QString text = QString::fromStdString(
        run({u"show"_s, u"D01"_s, u"--json"_s}).json()["text"].get<std::string>());
    const QString file = run.write(u"t.txt"_s, (text + u"\n\nBy zeppelin.\n"_s).toUtf8());
    const Answer edited = run({u"edit"_s, u"D01"_s, u"--text-file"_s, file});
    QCOMPARE(edited.exit, 1);
    QVERIFY2(edited.out.contains("boundary.violation"), edited.out.constData());
    // What was there before is not told again.
    run.write(u"t.txt"_s, (text + u"\n\nBy zeppelin, soon.\n"_s).toUtf8());
    const Answer again = run({u"edit"_s, u"D01"_s, u"--text-file"_s, file, u"--json"_s});
    QVERIFY2(again.json()["new_blockers"] == Json::array(), again.out.constData());
}

void ToldRightlyTest::aFileCutInACharacterIsTold()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString rows = u"Name,Email\nAda Rook,ada@rook.example\nBo Finch,bo@finch.example"_s;
    QByteArray bytes("\xFF\xFE", 2);
    for (const QChar c : rows)
        bytes.append(char(c.cell())).append(char(c.row()));
    const QString whole = run.write(u"whole.csv"_s, bytes);
    const QString cut = run.write(u"cut.csv"_s, bytes.chopped(1));
    const Json good = run({u"import"_s, u"prospects"_s, whole, u"--dry-run"_s, u"--json"_s}).json();
    QVERIFY(!has(good["warnings"], "csv.cut_character"));
    const Json report = run({u"import"_s, u"prospects"_s, cut, u"--json"_s}).json();
    QVERIFY2(has(report["warnings"], "csv.cut_character"), report.dump().c_str());
    QCOMPARE(report["warnings"][0]["row"].get<int>(), 2);
}

void ToldRightlyTest::theSameFileTwiceIsCountedTwice()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString file =
        run.write(u"a.csv"_s, "Name,Email,Company\nAda Rook,ada@rook.example,Rook\n"
                              ",,Nobody Ltd\n");
    const Answer answer = run({u"import"_s, u"prospects"_s, file, file});
    QVERIFY2(answer.out.contains("4 read: 1 added, 0 updated, 1 unchanged, 2 rejected"),
             answer.out.constData());
}

void ToldRightlyTest::hiddenCharactersAreTakenOutOfNames()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString file = run.write(
        u"a.csv"_s, u"Name,Email\nA\u200Bda \u202ERook\u202C,ada@rook.example\n"_s.toUtf8());
    const Json report = run({u"import"_s, u"prospects"_s, file, u"--json"_s}).json();
    QVERIFY2(has(report["warnings"], "cell.hidden_character"), report.dump().c_str());
    const Json person = run({u"list"_s, u"prospects"_s}).json();
    QCOMPARE(person["name"].get<std::string>(), std::string("Ada Rook"));
}

QTEST_GUILESS_MAIN(ToldRightlyTest)

#include "told_rightly_test.moc"
