// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/setup_file.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::intake;

namespace {

const QByteArray wholeFile = R"({
  "workspace": {"name": "Kite, spring", "vendor": "Kite", "today": "2026-11-24",
    "default_language": "de",
    "opt_out": {"email": {"required": true, "en": "a sentence"}, "sms": {"required": true, "word": "HALT"}}},
  "rules": {"email_words_max": 120, "swap_warning": 0.4, "shoe_size": 44},
  "personas": [
    {"name": "CFO", "accountable_for": ["write-offs"], "cares_about": ["payback"],
     "title_patterns": ["\\bCFO\\b", "\\bkaufmännische[rn]? leit"]},
    {"name": "Broken", "title_patterns": ["(oops"]}],
  "segments": [
    {"name": "Strategic", "filter": {"all": [{"field": "account.tier", "is": "strategic"}]},
     "mode": "approval", "directives": ["D06"], "approvers": ["Ida Storm"]},
    {"name": "Food", "filter": {"all": [{"field": "account.industry", "is": "Food"},
      {"field": "account.tier", "is_not": "strategic"}]}, "mode": "autopilot"},
    {"name": "Rest", "approvers": ["Nobody Known"]}],
  "sequences": [
    {"name": "Dock", "segment": "Food", "steps": [
      {"position": 2, "channel": "phone", "purpose": "call", "days_after": 3},
      {"position": 1, "channel": "email", "regulated": true},
      {"position": 3, "purpose": "no channel"}, {"position": 4, "channel": "fax"}]},
    {"name": "Stray", "segment": "Elsewhere", "steps": []}],
  "users": [{"name": "Ida Storm", "role": "manager", "email": "ida@kite.example", "languages": ["en", "de"]}]
})";

QStringList problemsOf(const Setup& setup)
{
    QStringList texts;
    for (const SetupProblem& problem : setup.problems)
        texts.append(problem.where + u' ' + problem.reason);
    return texts;
}

} // namespace

class SetupFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingIsRead();
    void whatIsWrongButHarmlessIsTold();
    void aStepWithoutAChannelStaysWithoutOne();
    void nobodyStartsOnAutopilot();
    void whatIsLeftOutStaysAsItWas();
    void whatNothingReadsIsTold();
    void whatIsWrongRefusesTheFile_data();
    void whatIsWrongRefusesTheFile();
};

void SetupFileTest::everythingIsRead()
{
    const Result<Setup> setup = readSetup(wholeFile);
    QVERIFY(setup.ok());
    QCOMPARE(setup->workspaceName, u"Kite, spring"_s);
    QCOMPARE(setup->today, QDate(2026, 11, 24));
    QCOMPARE(setup->rules.vendor, u"Kite"_s);
    QCOMPARE(setup->rules.defaultLanguage, u"de"_s);
    QVERIFY(setup->rules.emailOptOutRequired && setup->rules.smsOptOutRequired);
    QCOMPARE(setup->rules.smsOptOutWord, u"HALT"_s);
    QCOMPARE(setup->rules.emailWordsMax, 120);
    QCOMPARE(setup->rules.swapWarning, 0.4);
    QCOMPARE(setup->personas.size(), 2);
    QCOMPARE(setup->personas[0].accountableFor, QStringList{u"write-offs"_s});
    QCOMPARE(setup->personas[0].titlePatterns.size(), 2);
    QCOMPARE(setup->segments.size(), 3);
    QCOMPARE(setup->segments[0].mode, Mode::Approval);
    QCOMPARE(setup->segments[0].approvers, QStringList{u"Ida Storm"_s});
    QCOMPARE(setup->segments[0].segment.directives, QStringList{u"D06"_s});
    const SegmentFilter food{{u"account.industry"_s, FilterCondition::Op::Is, u"Food"_s},
                             {u"account.tier"_s, FilterCondition::Op::IsNot, u"strategic"_s}};
    QCOMPARE(setup->segments[1].filter, food);
    QCOMPARE(setup->segments[1].order, 2);
    QCOMPARE(setup->users.size(), 1);
    QCOMPARE(setup->users[0].id, UserId(u"user:ida-storm"_s));
    QCOMPARE(setup->users[0].role, Role::Manager);
    QCOMPARE(setup->users[0].languages, (QStringList{u"en"_s, u"de"_s}));
    const SetupSequence& dock = setup->sequences.at(0);
    QCOMPARE(dock.segment, u"Food"_s);
    QCOMPARE(dock.steps.size(), 4);
    QCOMPARE(dock.steps[0].step.channel, Channel::Email); // by position
    QVERIFY(dock.steps[0].regulated);
    QCOMPARE(dock.steps[1].step.purpose, u"call"_s);
    QCOMPARE(dock.steps[1].step.daysAfter, 3);
}

void SetupFileTest::whatIsWrongButHarmlessIsTold()
{
    const Result<Setup> setup = readSetup(wholeFile);
    QCOMPARE(problemsOf(*setup),
             (QStringList{u"rules.shoe_size rules.unknown_key"_s,
                          u"personas[1].title_patterns[0] persona.bad_pattern"_s,
                          u"segments[1].mode segment.autopilot_refused"_s,
                          u"segments[2] segment.no_filter"_s,
                          u"sequences[0].steps[2].channel step.no_channel"_s,
                          u"sequences[0].steps[3].channel step.unknown_channel"_s,
                          u"segments[2].approvers approver.unknown"_s,
                          u"sequences[1].segment sequence.unknown_segment"_s}));
}

void SetupFileTest::aStepWithoutAChannelStaysWithoutOne()
{
    const Result<Setup> setup = readSetup(wholeFile);
    QVERIFY(!setup->sequences[0].steps[2].step.channel);
    QVERIFY(!setup->sequences[0].steps[3].step.channel);
}

void SetupFileTest::nobodyStartsOnAutopilot()
{
    const Result<Setup> setup = readSetup(wholeFile);
    for (const SetupSegment& segment : setup->segments)
        QVERIFY(segment.mode != Mode::Autopilot);
    QCOMPARE(setup->segments[1].mode, Mode::Review);
}

void SetupFileTest::whatIsLeftOutStaysAsItWas()
{
    Rules before;
    before.vendor = u"Kite"_s;
    before.emailWordsMax = 99;
    before.smsOptOutRequired = true;
    const Result<Setup> setup = readSetup("\xEF\xBB\xBF{\"personas\": null}", before);
    QVERIFY(setup.ok());
    QCOMPARE(setup->rules, before);
    QVERIFY(setup->personas.empty());
    QVERIFY(setup->problems.empty());
    QVERIFY(!setup->today.isValid());
}

void SetupFileTest::whatNothingReadsIsTold()
{
    const Result<Setup> setup = readSetup(
        R"({"workspace": {"nam": "A"}, "people": [], "users": [{"name": "Ida", "role": "sdr", "mail": "x"}],
            "personas": [{"name": "CFO", "titles": []}],
            "segments": [{"name": "S", "filter": {"all": []}, "modus": "review"}],
            "sequences": [{"name": "Q", "stages": [], "steps": [{"channel": "email", "delay": 3}]}]})");
    QVERIFY(setup.ok());
    QStringList places;
    for (const SetupProblem& problem : setup->problems) {
        QCOMPARE(problem.reason, u"setup.unknown_key"_s);
        places.append(problem.where);
    }
    places.sort();
    QCOMPARE(places, (QStringList{u"people"_s, u"personas[0].titles"_s, u"segments[0].modus"_s,
                                  u"sequences[0].stages"_s, u"sequences[0].steps[0].delay"_s,
                                  u"users[0].mail"_s, u"workspace.nam"_s}));
}

void SetupFileTest::whatIsWrongRefusesTheFile_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("where");
    QTest::newRow("syntax") << QByteArray("{\n \"users\": [,]}") << u"json.syntax"_s << u"2:12"_s;
    QTest::newRow("no object") << QByteArray("[]") << u"setup.field_type"_s << QString();
    QTest::newRow("no part") << QByteArray("{}") << u"setup.nothing"_s << u"–"_s;
    QTest::newRow("no list") << QByteArray("{\"users\": {}}") << u"setup.field_type"_s
                             << u"users"_s;
    QTest::newRow("list of texts")
        << QByteArray("{\"users\": [\"Ida\"]}") << u"setup.field_type"_s << u"users[0]"_s;
    QTest::newRow("number as name") << QByteArray("{\"personas\": [{\"name\": 7}]}")
                                    << u"setup.field_type"_s << u"personas[0].name"_s;
    QTest::newRow("no name") << QByteArray("{\"segments\": [{}]}") << u"setup.field_missing"_s
                             << u"segments[0].name"_s;
    QTest::newRow("role") << QByteArray("{\"users\": [{\"name\": \"Ida\", \"role\": \"boss\"}]}")
                          << u"setup.field_value"_s << u"users[0].role"_s;
    QTest::newRow("mode") << QByteArray("{\"segments\": [{\"name\": \"A\", \"mode\": \"fast\"}]}")
                          << u"setup.field_value"_s << u"segments[0].mode"_s;
    QTest::newRow("position")
        << QByteArray("{\"sequences\": [{\"name\": \"S\", \"steps\": [{\"position\": \"1\"}]}]}")
        << u"setup.field_type"_s << u"sequences[0].steps[0].position"_s;
    QTest::newRow("twice the same step")
        << QByteArray("{\"sequences\": [{\"name\": \"S\", \"steps\": [{\"position\": 1}, "
                      "{\"position\": 1}]}]}")
        << u"setup.duplicate"_s << u"sequences[0].steps[1].position"_s;
    QTest::newRow("twice the same segment")
        << QByteArray("{\"segments\": [{\"name\": \"A\"}, {\"name\": \"a\"}]}")
        << u"setup.duplicate"_s << u"segments"_s;
    QTest::newRow("negative rule") << QByteArray("{\"rules\": {\"sms_segments\": -1}}")
                                   << u"setup.field_value"_s << u"rules.sms_segments"_s;
    QTest::newRow("today") << QByteArray("{\"workspace\": {\"today\": \"soon\"}}")
                           << u"setup.field_value"_s << u"workspace.today"_s;
}

void SetupFileTest::whatIsWrongRefusesTheFile()
{
    QFETCH(QByteArray, file);
    const Result<Setup> setup = readSetup(file);
    QVERIFY(!setup.ok());
    QTEST(setup.error().id, "id");
    QTEST(setup.error().where, "where");
    QCOMPARE(setup.error().code, ErrorCode::BadInput);
}

QTEST_GUILESS_MAIN(SetupFileTest)
#include "setup_file_test.moc"
