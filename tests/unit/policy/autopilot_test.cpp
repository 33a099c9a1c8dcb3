// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/autopilot.h"
#include "app/policy/cusum.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::policy;

class AutopilotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCalibrationReadsBack();
    void calibrationsThatCannotBeRead();
    void aRecipeNamesWhatWrote();
    void theDrawIsEvenAndKeyed();
    void oneInTenThenOneInTwenty();
    void whatIsDrawnLaterWasDrawnBefore();
    void fourRejectsInARowAlarm();
    void anAlarmStays();
    void toleratedRejectsDoNotAlarm();
};

void AutopilotTest::aCalibrationReadsBack()
{
    const Calibration calibration{
        .recipes = {u"builtin\n1\nabc"_s, u"é \"quoted\""_s}, .handedOver = 12, .decisions = 61};
    QCOMPARE(calibrationFromJson(toJsonText(calibration)).value(), calibration);
}

void AutopilotTest::calibrationsThatCannotBeRead()
{
    for (const QString& json : {u"[]"_s, u"{}"_s, u"7"_s, u"not json"_s,
                                u"{\"recipes\":[1],\"handed_over\":0,\"decisions\":0}"_s,
                                u"{\"recipes\":[],\"handed_over\":0}"_s,
                                u"{\"recipes\":[],\"handed_over\":\"0\",\"decisions\":0}"_s,
                                u"{\"recipes\":\"a\",\"handed_over\":0,\"decisions\":0}"_s})
        QVERIFY2(!calibrationFromJson(json), qPrintable(json));
}

void AutopilotTest::aRecipeNamesWhatWrote()
{
    Generation generation;
    generation.provider = u"builtin"_s;
    generation.model = u"3"_s;
    generation.promptHash = u"abc"_s;
    QCOMPARE(recipeOf(generation), u"builtin\n3\nabc"_s);
    generation.directive = u"shorter"_s;
    QCOMPARE(recipeOf(generation), QString());
}

void AutopilotTest::theDrawIsEvenAndKeyed()
{
    int tenth = 0;
    int differ = 0;
    for (int i = 0; i < 10000; ++i) {
        const DraftId draft(u"draft:%1"_s.arg(i));
        const double draw = sampleDraw("one key", draft);
        QVERIFY(draw >= 0.0 && draw < 1.0);
        tenth += isSampled(drawn(draw), 10) ? 1 : 0;
        differ += isSampled(drawn(draw), 10) != isSampled(drawn(sampleDraw("another", draft)), 10)
                      ? 1
                      : 0;
        QCOMPARE(sampleDraw("one key", draft), draw);
    }
    // 1000 expected, standard deviation 30; 1800 differ, 38.
    QVERIFY(std::abs(tenth - 1000) < 150);
    QVERIFY(std::abs(differ - 1800) < 190);
}

void AutopilotTest::oneInTenThenOneInTwenty()
{
    QCOMPARE(sampleOneIn(0), 10);
    QCOMPARE(sampleOneIn(99), 10);
    QCOMPARE(sampleOneIn(100), 20);
    QCOMPARE(sampleOneIn(1000000), 20);
}

void AutopilotTest::whatIsDrawnLaterWasDrawnBefore()
{
    QVERIFY(isSampled(drawn(0.0), 20));
    QVERIFY(isSampled(drawn(0.049), 20) && isSampled(drawn(0.049), 10));
    QVERIFY(!isSampled(drawn(0.05), 20) && isSampled(drawn(0.05), 10));
    QVERIFY(!isSampled(drawn(0.1), 10));
}

// ln 3 = 1.0986 a reject, ln(7/9) = -0.2513 an approval.
void AutopilotTest::fourRejectsInARowAlarm()
{
    Cusum cusum;
    for (int i = 0; i < 3; ++i)
        cusum.add(true);
    QVERIFY(std::abs(cusum.value() - 3 * std::log(3.0)) < 1e-12);
    QVERIFY(!cusum.hasAlarmed());
    cusum.add(true);
    QVERIFY(cusum.hasAlarmed());
}

void AutopilotTest::anAlarmStays()
{
    Cusum cusum;
    for (int i = 0; i < 4; ++i)
        cusum.add(true);
    for (int i = 0; i < 40; ++i)
        cusum.add(false);
    QCOMPARE(cusum.value(), 0.0);
    QVERIFY(cusum.hasAlarmed());
}

void AutopilotTest::toleratedRejectsDoNotAlarm()
{
    Cusum cusum;
    for (int i = 0; i < 200; ++i)
        cusum.add(i % 10 == 9); // one in ten
    QVERIFY(!cusum.hasAlarmed());
    for (int i = 0; i < 60; ++i)
        cusum.add(i % 10 < 4); // four in ten
    QVERIFY(cusum.hasAlarmed());
}

QTEST_GUILESS_MAIN(AutopilotTest)
#include "autopilot_test.moc"
