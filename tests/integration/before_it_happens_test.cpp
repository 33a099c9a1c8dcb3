// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/command_line.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Answer;
using countersign::testing::CommandLine;

/// What changes rules tells first what would change; --apply makes it so. And what only reads needs no right
/// to write.
class BeforeItHappensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBoundaryIsSavedOnlyByApply();
    void aBoundaryIsRemovedOnlyByApply();
    void whatOnlyTellsNeedsNoRightToWrite();
    void namesAreNoPlacesForWhatFollows();
    void anEmptyFilterTakesEverybody();
    void withoutAFilterNobodyFallsIn();

private:
    [[nodiscard]] static QStringList setLine();
    [[nodiscard]] static QByteArray setup(const QByteArray& name, const QByteArray& filter);
    static Answer generated(const CommandLine& run, const QByteArray& setup);
};

QStringList BeforeItHappensTest::setLine()
{
    return {u"boundaries"_s,     u"set"_s,     u"--pattern"_s, u"no risk"_s, u"--probe"_s,
            u"It is no risk."_s, u"--label"_s, u"B77"_s,       u"--json"_s};
}

void BeforeItHappensTest::aBoundaryIsSavedOnlyByApply()
{
    const CommandLine run;
    run.makeSample();
    const QStringList list{u"boundaries"_s, u"list"_s};
    const size_t before = run(list).lines().size();
    const Answer told = run(setLine());
    QVERIFY2(told.exit == 0, told.err.constData());
    QVERIFY(!told.json()["saved"].get<bool>());
    QVERIFY(told.json()["trial"].is_object());
    QCOMPARE(run(list).lines().size(), before);
    QVERIFY(run(setLine().mid(0, 8)).out.contains("--apply does it."));
    const Answer saved = run(setLine() << u"--apply"_s);
    QVERIFY(saved.json()["saved"].get<bool>());
    QCOMPARE(run(list).lines().size(), before + 1);
}

void BeforeItHappensTest::aBoundaryIsRemovedOnlyByApply()
{
    const CommandLine run;
    run.makeSample();
    run(setLine() << u"--apply"_s);
    const QStringList list{u"boundaries"_s, u"list"_s};
    const size_t before = run(list).lines().size();
    const QStringList remove{u"boundaries"_s, u"remove"_s, u"B77"_s, u"--json"_s};
    const Answer told = run(remove);
    QCOMPARE(told.exit, 0);
    QVERIFY(!told.json()["saved"].get<bool>());
    QCOMPARE(run(list).lines().size(), before);
    QVERIFY(run(QStringList(remove) << u"--apply"_s).json().contains("removed"));
    QCOMPARE(run(list).lines().size(), before - 1);
}

void BeforeItHappensTest::whatOnlyTellsNeedsNoRightToWrite()
{
    CommandLine run;
    run.makeSample();
    run.heedFileRights();
    const QString segment = textAt(run({u"list"_s, u"segments"_s}).lines().front(), "name");
    QVERIFY(QFile::setPermissions(run.workspace(), QFile::ReadOwner));
    for (const QStringList& line :
         {QStringList{u"segment"_s, segment, u"report"_s},
          QStringList{u"segment"_s, segment, u"lessons"_s},
          QStringList{u"segment"_s, segment, u"learn"_s, u"999"_s}, setLine(),
          QStringList{u"directives"_s, u"set"_s, u"--text"_s, u"Ask once."_s}}) {
        const Answer answer = run(line);
        const QByteArray told = line.join(u' ').toUtf8() + ": " + answer.err;
        QVERIFY2(answer.exit < 3, told.constData());
    }
    QVERIFY(QFile::setPermissions(run.workspace(), QFile::ReadOwner | QFile::WriteOwner));
}

QByteArray BeforeItHappensTest::setup(const QByteArray& name, const QByteArray& filter)
{
    return R"({"segments": [{"name": ")" + name + R"(", "mode": "review")" + filter +
           R"(}], "sequences": [{"name": "First", "segment": ")" + name +
           R"(", "steps": [{"position": 1, "channel": "email", "days_after": 0,
              "purpose": "open", "regulated": false}]}]})";
}

Answer BeforeItHappensTest::generated(const CommandLine& run, const QByteArray& setup)
{
    run({u"init"_s, u"--user"_s, u"Mara"_s});
    run({u"import"_s, u"prospects"_s,
         run.write(u"people.csv"_s, "Name,Email,Company\nKit Alder,kit@alder.example,Alder\n")});
    run({u"import"_s, u"setup"_s, run.write(u"setup.json"_s, setup)});
    return run({u"generate"_s, u"--json"_s});
}

void BeforeItHappensTest::namesAreNoPlacesForWhatFollows()
{
    const CommandLine run;
    generated(run, setup("Up to 50%2 off %1", R"(, "filter": {"all": []})"));
    const Answer report = run({u"segment"_s, u"Up to 50%2 off %1"_s, u"report"_s});
    QVERIFY2(report.out.startsWith("Up to 50%2 off %1 · "), report.out.constData());
    QVERIFY2(report.out.contains(" · 1 people, "), report.out.constData());
}

void BeforeItHappensTest::anEmptyFilterTakesEverybody()
{
    const CommandLine run;
    const Answer answer = generated(run, setup("Everybody", R"(, "filter": {"all": []})"));
    const Json json = answer.json();
    // Too little is known of Kit for a text, and that is what is said; Kit is in the segment.
    QCOMPARE(json["generated"].size() + json["failed"].size(), size_t(1));
    const Json kit = run({u"show"_s, u"Kit Alder"_s}).json();
    QCOMPARE(textAt(kit, "segment"), u"Everybody"_s);
}

void BeforeItHappensTest::withoutAFilterNobodyFallsIn()
{
    const CommandLine run;
    const Answer answer = generated(run, setup("Nobody", ""));
    QCOMPARE(answer.json()["failed"].size(), size_t(0));
    QVERIFY(answer.err.contains("Nobody falls in a segment"));
    QVERIFY(run({u"show"_s, u"Kit Alder"_s}).json()["segment"].is_null());
}

QTEST_GUILESS_MAIN(BeforeItHappensTest)
#include "before_it_happens_test.moc"
