// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/gate_record.h"

#include <QTest>

#include <cmath>

using countersign::Bounds;
using countersign::clopperPearson;

/// The figures of the gate as the design states them: at each look, the fewest clean approvals whose lower
/// bound reaches 0.80 with the error shared over six looks.
class GateRecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFewestThatPassAtEachLook_data();
    void theFewestThatPassAtEachLook();
    void theEndsAreCertain();
    void halfOfTenAsInTheTables();
};

void GateRecordTest::theFewestThatPassAtEachLook_data()
{
    QTest::addColumn<qint64>("decided");
    QTest::addColumn<qint64>("fewest");
    QTest::newRow("first look") << qint64(50) << qint64(47);
    QTest::newRow("second look") << qint64(75) << qint64(69);
    QTest::newRow("third look") << qint64(100) << qint64(90);
    QTest::newRow("fourth look") << qint64(125) << qint64(111);
    QTest::newRow("fifth look") << qint64(150) << qint64(132);
    QTest::newRow("last look") << qint64(175) << qint64(153);
}

void GateRecordTest::theFewestThatPassAtEachLook()
{
    QFETCH(qint64, decided);
    QFETCH(qint64, fewest);
    constexpr double errorOfALook = 0.05 / 6;
    QVERIFY(clopperPearson(fewest, decided, errorOfALook).lower >= 0.80);
    QVERIFY(clopperPearson(fewest - 1, decided, errorOfALook).lower < 0.80);
}

void GateRecordTest::theEndsAreCertain()
{
    QCOMPARE(clopperPearson(0, 0, 0.05).lower, 0.0);
    QCOMPARE(clopperPearson(0, 0, 0.05).upper, 1.0);
    QCOMPARE(clopperPearson(0, 20, 0.05).lower, 0.0);
    QCOMPARE(clopperPearson(20, 20, 0.05).upper, 1.0);
    // Nobody failed in twenty: the bound is the twentieth root of the error.
    QVERIFY(qAbs(clopperPearson(20, 20, 0.05).lower - std::pow(0.05, 1.0 / 20)) < 1e-9);
}

void GateRecordTest::halfOfTenAsInTheTables()
{
    // Two-sided 95 %: 0.1871 to 0.8129 (Clopper and Pearson 1934).
    const Bounds bounds = clopperPearson(5, 10, 0.025);
    QVERIFY(qAbs(bounds.lower - 0.1871) < 5e-5);
    QVERIFY(qAbs(bounds.upper - 0.8129) < 5e-5);
}

QTEST_GUILESS_MAIN(GateRecordTest)
#include "gate_record_test.moc"
