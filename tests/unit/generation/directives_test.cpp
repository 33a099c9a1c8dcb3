// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/directives.h"

#include "tests/unit/generation/dossier_fixture.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::generation;
using countersign::testing::DossierFixture;

class DirectivesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsStandingOnes();
    void asksForALimitOnlyOfThoseItNames();
    void readsThePurposeOfAStep();
    void readsTheReviewer_data();
    void readsTheReviewer();
    void keepsWhatItDoesNotUnderstand();
};

void DirectivesTest::readsStandingOnes()
{
    DossierFixture fixture;
    fixture.dossier.directives.push_back(
        {DirectiveId(u"d1"_s), u"D01"_s, u"Open with something that only this firm has."_s, {}});
    fixture.dossier.directives.push_back({DirectiveId(u"d2"_s),
                                          u"D02"_s,
                                          u"Water works: never mention illness, not even kindly."_s,
                                          {}});
    fixture.dossier.segmentDirectives = {u"Avoid the word compliant"_s,
                                         u"No proof point that is not Q1"_s};
    const StandingWishes wishes = standingWishes(fixture.dossier);
    QVERIFY(wishes.openPersonally);
    QVERIFY(!wishes.nameLimit);
    QVERIFY(!wishes.noProduct);
    QCOMPARE(wishes.avoid, QStringList({u"illness"_s, u"compliant"_s}));
    QCOMPARE(wishes.onlyProofPoints, QStringList(u"q1"_s));
}

void DirectivesTest::asksForALimitOnlyOfThoseItNames()
{
    DossierFixture fixture;
    fixture.dossier.segmentDirectives = {
        u"Name one limit of the product when the reader is in quality or IT."_s};
    QVERIFY(!standingWishes(fixture.dossier).nameLimit);
    fixture.dossier.prospect.title = u"Head of Quality"_s;
    QVERIFY(standingWishes(fixture.dossier).nameLimit);
    fixture.dossier.prospect.title = u"VP Operations"_s;
    fixture.dossier.segmentDirectives = {u"D05: name one limit of the product"_s};
    QVERIFY(standingWishes(fixture.dossier).nameLimit);
}

void DirectivesTest::readsThePurposeOfAStep()
{
    DossierFixture fixture;
    fixture.dossier.stepPurpose = u"one observation, no product"_s;
    QVERIFY(standingWishes(fixture.dossier).noProduct);
    fixture.dossier.stepPurpose = u"close the loop, say that it was the last one"_s;
    QVERIFY(standingWishes(fixture.dossier).lastTouch);
    fixture.dossier.stepPurpose = u"short reminder with a limit of the product"_s;
    QVERIFY(standingWishes(fixture.dossier).nameLimit);
}

void DirectivesTest::readsTheReviewer_data()
{
    QTest::addColumn<QString>("directive");
    QTest::addColumn<ReviewerWishes>("expected");
    const auto row = [](const QString& directive, const ReviewerWishes& expected) {
        QTest::newRow(qPrintable(directive)) << directive << expected;
    };
    ReviewerWishes wish;
    wish.shorter = true;
    row(u"shorter"_s, wish);
    row(u"Too long!"_s, wish);
    row(u"kürzer bitte"_s, wish);
    row(u"plus court"_s, wish);
    wish.otherAsk = true;
    row(u"Make it shorter and use another ask."_s, wish);
    wish = {};
    wish.otherHook = true;
    row(u"other hook"_s, wish);
    row(u"ein anderer Einstieg"_s, wish);
    wish.noQuote = true;
    row(u"a different opening, no quotes"_s, wish);
    wish = {};
    wish.otherBuild = true;
    row(u"another structure"_s, wish);
    wish = {};
    wish.noProof = true;
    row(u"no proof point"_s, wish);
    wish = {};
    wish.use = {u"r2"_s};
    row(u"use r2"_s, wish);
    wish.use = {u"Wakefield article"_s};
    row(u"Use the Wakefield article"_s, wish);
    wish = {};
    wish.avoid = {u"synergy"_s};
    row(u"avoid the word “synergy”"_s, wish);
    row(u"Don't say synergy."_s, wish);
    wish = {};
    wish.mention = {u"pump 7"_s};
    row(u"mention pump 7"_s, wish);
}

void DirectivesTest::readsTheReviewer()
{
    QFETCH(QString, directive);
    QFETCH(ReviewerWishes, expected);
    const ReviewerWishes read = reviewerWishes(directive);
    QCOMPARE(read.notUnderstood, expected.notUnderstood);
    QVERIFY(read == expected);
}

void DirectivesTest::keepsWhatItDoesNotUnderstand()
{
    const ReviewerWishes read = reviewerWishes(u"shorter; make it sing like a bird"_s);
    QVERIFY(read.shorter);
    QCOMPARE(read.notUnderstood, QStringList(u"make it sing like a bird"_s));
    QVERIFY(reviewerWishes({}) == ReviewerWishes());
}

QTEST_GUILESS_MAIN(DirectivesTest)
#include "directives_test.moc"
