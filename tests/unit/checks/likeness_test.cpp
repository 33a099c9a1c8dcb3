// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims.h"
#include "app/checks/claims/likeness.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

/// What the words of a bare statement tell beside one passage.
class LikenessTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void counts_data();
    void counts();
    void tells_data();
    void tells();
    void growsWithEachWordThatIsThere();

private:
    static ClaimQuestion question(const QString& claim, const QString& passage);
};

ClaimQuestion LikenessTest::question(const QString& claim, const QString& passage)
{
    ClaimQuestion question;
    question.claim = claim;
    LabelledEvidence evidence;
    evidence.label = u"1"_s;
    evidence.evidence.text = passage;
    question.evidence.push_back(std::move(evidence));
    return question;
}

void LikenessTest::counts_data()
{
    QTest::addColumn<QString>("claim");
    QTest::addColumn<QString>("feature");
    QTest::addColumn<double>("value");
    const QString same = u"the mill grinds oats and barley."_s;
    QTest::newRow("all words") << same << u"words"_s << 1.0;
    QTest::newRow("half of them") << u"the mill burns down"_s << u"words"_s << 0.5;
    QTest::newRow("lacking") << u"the mill grinds rye and millet"_s << u"missing"_s << 0.4;
    QTest::newRow("order") << u"barley and oats"_s << u"in_order"_s << 1.0 / 3;
    QTest::newRow("pairs") << u"barley and oats"_s << u"pairs"_s << 0.0;
    QTest::newRow("gap") << u"the mill on a hill grinds oats"_s << u"gap"_s << 0.6;
    QTest::newRow("telling gap") << u"the mill on a hill grinds oats"_s << u"content_gap"_s << 0.25;
    QTest::newRow("speaker") << u"I think the mill grinds oats"_s << u"speaker"_s << 1.0;
    QTest::newRow("reader") << u"you know the mill"_s << u"reader"_s << 1.0;
    QTest::newRow("question") << u"does the mill grind oats?"_s << u"question"_s << 1.0;
    QTest::newRow("figure") << u"the mill grinds 3 oats"_s << u"number"_s << 1.0;
    QTest::newRow("negated") << u"the mill does not grind oats"_s << u"negation"_s << 1.0;
}

void LikenessTest::counts()
{
    QFETCH(QString, claim);
    QFETCH(QString, feature);
    QFETCH(double, value);
    const auto at = wordLikenessNames().indexOf(feature);
    QVERIFY(at >= 0);
    const WordLikeness likeness =
        wordLikeness(question(claim, u"The mill grinds oats and barley."_s));
    QVERIFY2(qAbs(likeness.features.at(static_cast<size_t>(at)) - value) < 1e-9,
             qPrintable(QString::number(likeness.features.at(static_cast<size_t>(at)))));
}

void LikenessTest::tells_data()
{
    QTest::addColumn<QString>("claim");
    QTest::addColumn<bool>("supported");
    QTest::newRow("the same") << u"Bellmoor bridge was built of slate and oak in 1840."_s << true;
    QTest::newRow("a part") << u"it was built of slate and oak"_s << true;
    QTest::newRow("put otherwise")
        << u"Slate and oak are what the Bellmoor bridge is built of."_s << true;
    QTest::newRow("a taste") << u"I love bridges built of slate and oak!"_s << false;
    QTest::newRow("a question") << u"Do you like the Bellmoor bridge?"_s << false;
    QTest::newRow("something else") << u"Bellmoor has a market hall with nine arches."_s << false;
    QTest::newRow("another figure")
        << u"Bellmoor bridge was built of slate and oak in 1850."_s << false;
    QTest::newRow("denied") << u"Bellmoor bridge was not built of slate and oak."_s << false;
    QTest::newRow("an addition")
        << u"it was built of slate and oak, and three boats sank while the masons quarrelled"_s
        << false;
}

void LikenessTest::tells()
{
    QFETCH(QString, claim);
    QFETCH(bool, supported);
    const QString passage = u"The Bellmoor bridge was built of slate and oak in 1840."_s;
    QCOMPARE(checks::judge(question(claim, passage)).supported, supported);
}

void LikenessTest::growsWithEachWordThatIsThere()
{
    const QString passage = u"Potters in Wexcombe fired blue jars in round kilns each autumn."_s;
    double before = 1.0;
    for (const auto* claim : {u"Potters in Wexcombe fired blue jars in round kilns",
                              u"Potters in Wexcombe fired blue jars in square ovens",
                              u"Potters in Wexcombe sold green cups in square ovens"}) {
        const auto features = wordLikeness(question(QString::fromUtf16(claim), passage)).features;
        Likeness likeness{};
        std::copy(features.begin(), features.end(), likeness.begin());
        const double now = attributable(likeness);
        QVERIFY(now < before);
        before = now;
    }
}

QTEST_GUILESS_MAIN(LikenessTest)
#include "likeness_test.moc"
