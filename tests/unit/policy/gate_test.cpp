// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/gate.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace countersign::policy;

namespace {

/// The chance of `clean` or more of `all` at the rate `p`, term by term.
double upperTail(qint64 clean, qint64 all, double p)
{
    double sum = 0.0;
    for (qint64 k = clean; k <= all; ++k)
        sum += std::exp(std::lgamma(double(all) + 1) - std::lgamma(double(k) + 1) -
                        std::lgamma(double(all - k) + 1) + double(k) * std::log(p) +
                        double(all - k) * std::log1p(-p));
    return sum;
}

GateFigures good()
{
    GateFigures figures;
    figures.decided.assign(50, {.clean = true, .accurate = true});
    figures.boundaries = 3;
    figures.boundariesTripping = 3;
    figures.leastCoverage = 0.9;
    figures.largestGroup = 0.25;
    figures.steps = 4;
    figures.stepsWithChannel = 4;
    return figures;
}

} // namespace

class GateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void howManyOfEachLook_data();
    void howManyOfEachLook();
    void looksComeEveryTwentyFive();
    void boundsAgreeWithThePlainSum();
    void whatOpensTheGate();
    void oneThingShutsIt_data();
    void oneThingShutsIt();
    void theBoundIsOfTheLook();
    void onlyTheLastFiftyMustBeAccurate();
    void noConditionsAreNoOpenGate();
};

// So many clean ones are the fewest that open the gate.
void GateTest::howManyOfEachLook_data()
{
    QTest::addColumn<qint64>("look");
    QTest::addColumn<qint64>("wanted");
    QTest::newRow("50") << qint64(50) << qint64(47);
    QTest::newRow("75") << qint64(75) << qint64(69);
    QTest::newRow("100") << qint64(100) << qint64(90);
    QTest::newRow("125") << qint64(125) << qint64(111);
    QTest::newRow("150") << qint64(150) << qint64(132);
    QTest::newRow("175") << qint64(175) << qint64(153);
}

void GateTest::howManyOfEachLook()
{
    QFETCH(qint64, look);
    QFETCH(qint64, wanted);
    QVERIFY(clopperPearson(wanted, look, gateError).lower >= gateBound);
    QVERIFY(clopperPearson(wanted - 1, look, gateError).lower < gateBound);
}

void GateTest::looksComeEveryTwentyFive()
{
    const std::vector<std::pair<qint64, qint64>> looks{
        {0, 0},   {49, 0},    {50, 50},   {74, 50},   {75, 75},
        {99, 75}, {174, 150}, {175, 175}, {176, 175}, {4000, 175}};
    for (const auto& [decided, look] : looks)
        QCOMPARE(lookAt(decided), look);
}

void GateTest::boundsAgreeWithThePlainSum()
{
    for (const qint64 all : {10, 50, 175}) {
        for (qint64 clean = 1; clean < all; clean += 7) {
            const Bounds bounds = clopperPearson(clean, all, gateError);
            QVERIFY(std::abs(upperTail(clean, all, bounds.lower) - gateError) < 1e-9);
            QVERIFY(std::abs(1 - upperTail(clean + 1, all, bounds.upper) - gateError) < 1e-9);
        }
    }
    // Two-sided 95 % of five in ten: 0.1871 to 0.8129 (Clopper and Pearson 1934).
    QVERIFY(std::abs(clopperPearson(5, 10, 0.025).lower - 0.1871) < 5e-5);
    QVERIFY(std::abs(clopperPearson(5, 10, 0.025).upper - 0.8129) < 5e-5);
    QCOMPARE(clopperPearson(0, 0, 0.05).lower, 0.0);
    QCOMPARE(clopperPearson(0, 0, 0.05).upper, 1.0);
    QCOMPARE(clopperPearson(0, 20, 0.05).lower, 0.0);
    QCOMPARE(clopperPearson(20, 20, 0.05).upper, 1.0);
}

void GateTest::whatOpensTheGate()
{
    QVERIFY(isOpen(gateConditions(good())));
    GateFigures figures = good();
    for (size_t i = 0; i < 3; ++i)
        figures.decided[i * 9].clean = false; // 47 of 50
    QVERIFY(isOpen(gateConditions(figures)));
}

using Change = void (*)(GateFigures&);

void GateTest::oneThingShutsIt_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("unmet");
    const auto row = [](const char* name, Change change, const QString& unmet) {
        QTest::newRow(name) << change << unmet;
    };
    row(
        "49 decided", [](GateFigures& f) { f.decided.pop_back(); }, u"decided:49:50"_s);
    row(
        "46 of 50",
        [](GateFigures& f) {
            for (size_t i = 0; i < 4; ++i)
                f.decided[i].clean = false;
        },
        u"lower_bound:0.78:0.80"_s);
    row(
        "one wrong fact", [](GateFigures& f) { f.decided[20].accurate = false; },
        u"accuracy:1:0"_s);
    row(
        "a boundary without a probe", [](GateFigures& f) { f.boundariesTripping = 2; },
        u"boundaries:2/3:3/3"_s);
    row(
        "no boundary at all",
        [](GateFigures& f) {
            f.boundaries = 0;
            f.boundariesTripping = 0;
        },
        u"boundaries:0/0:0/0"_s);
    row(
        "a thin input", [](GateFigures& f) { f.leastCoverage = 0.89; }, u"inputs:89%:90%"_s);
    row(
        "built alike", [](GateFigures& f) { f.largestGroup = 0.26; }, u"structure:26%:25%"_s);
    row(
        "a step without a channel", [](GateFigures& f) { f.stepsWithChannel = 3; },
        u"channels:3/4:4/4"_s);
}

void GateTest::oneThingShutsIt()
{
    QFETCH(Change, change);
    QFETCH(QString, unmet);
    GateFigures figures = good();
    change(figures);
    const std::vector<GateCondition> conditions = gateConditions(figures);
    QVERIFY(!isOpen(conditions));
    QVERIFY2(unmetConditions(conditions).contains(unmet),
             qPrintable(unmetConditions(conditions).join(u", "_s)));
}

void GateTest::theBoundIsOfTheLook()
{
    // 46 of the first fifty: shut, and it stays so until the look at 75, whatever comes in between.
    GateFigures figures = good();
    for (size_t i = 0; i < 4; ++i)
        figures.decided[i].clean = false;
    while (figures.decided.size() < 74)
        figures.decided.push_back({.clean = true, .accurate = true});
    QVERIFY(!isOpen(gateConditions(figures)));
    figures.decided.push_back({.clean = true, .accurate = true});
    QVERIFY(isOpen(gateConditions(figures))); // 71 of 75
}

void GateTest::onlyTheLastFiftyMustBeAccurate()
{
    GateFigures figures = good();
    figures.decided.push_back({.clean = true, .accurate = true});
    figures.decided.front().accurate = false;
    QVERIFY(isOpen(gateConditions(figures)));
    figures.decided.back().accurate = false;
    QVERIFY(!isOpen(gateConditions(figures)));
}

void GateTest::noConditionsAreNoOpenGate()
{
    QVERIFY(!isOpen({}));
    QVERIFY(!isOpen(gateConditions({})));
}

QTEST_GUILESS_MAIN(GateTest)
#include "gate_test.moc"
