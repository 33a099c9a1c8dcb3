// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/three_way_merge.h"

#include "app/text/citation_marks.h"
#include "tests/unit/text/text_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

class ThreeWayMergeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void merges_data();
    void merges();
    void reportsConflicts_data();
    void reportsConflicts();
    void holdsItsLawsOnRandomText();
};

void ThreeWayMergeTest::merges_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("ours");
    QTest::addColumn<QString>("theirs");
    QTest::addColumn<QString>("merged");
    QTest::newRow("far apart") << u"Hi Bo, plan sent."_s << u"Hi Bo, dock plan sent."_s
                               << u"Hi Bo, plan sent. Fine?"_s << u"Hi Bo, dock plan sent. Fine?"_s;
    QTest::newRow("other paragraphs")
        << u"Hi Al,\n\nPlan sent.\n\nJo"_s << u"Hello Al,\n\nPlan sent.\n\nJo"_s
        << u"Hi Al,\n\nPlan sent (one page).\n\nJo"_s
        << u"Hello Al,\n\nPlan sent (one page).\n\nJo"_s;
    QTest::newRow("same edit") << u"A b c"_s << u"A x c"_s << u"A x c"_s << u"A x c"_s;
    QTest::newRow("one side") << u"A b c"_s << u"A b c"_s << u"A b"_s << u"A b"_s;
    QTest::newRow("both empty") << u"A b"_s << QString() << QString() << QString();
    QTest::newRow("from nothing") << QString() << QString() << u"A b"_s << u"A b"_s;
    QTest::newRow("marks") << u"A b c d [@r1]."_s << u"A b c d [@r1][@k1]."_s << u"X b c d [@r1]."_s
                           << u"X b c d [@r1][@k1]."_s;
}

void ThreeWayMergeTest::merges()
{
    QFETCH(QString, base);
    QFETCH(QString, ours);
    QFETCH(QString, theirs);
    QFETCH(QString, merged);
    const MergedText result = mergeTexts(base, ours, theirs);
    QVERIFY(result.isClean());
    QCOMPARE(result.text, merged);
    QCOMPARE(mergeTexts(base, theirs, ours).text, merged);
}

void ThreeWayMergeTest::reportsConflicts_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("ours");
    QTest::addColumn<QString>("theirs");
    QTest::addColumn<QStringList>("conflict"); // of base, ours, theirs
    QTest::newRow("same word") << u"A slow dock."_s << u"A cold dock."_s << u"A warm dock."_s
                               << QStringList{u" slow"_s, u" cold"_s, u" warm"_s};
    QTest::newRow("neighbours") << u"up 12 % here"_s << u"up 13 % here"_s << u"up 12 points here"_s
                                << QStringList{u" 12 %"_s, u" 13 %"_s, u" 12 points"_s};
    QTest::newRow("no base") << QString() << u"One."_s << u"Two."_s
                             << QStringList{QString(), u"One."_s, u"Two."_s};
    QTest::newRow("deleted and edited")
        << u"A b c"_s << u"A c"_s << u"A x c"_s << QStringList{u" b"_s, QString(), u" x"_s};
    QTest::newRow("same place") << u"A c"_s << u"A b c"_s << u"A d c"_s
                                << QStringList{QString(), u" b"_s, u" d"_s};
}

void ThreeWayMergeTest::reportsConflicts()
{
    QFETCH(QString, base);
    QFETCH(QString, ours);
    QFETCH(QString, theirs);
    QFETCH(QStringList, conflict);
    const MergedText result = mergeTexts(base, ours, theirs);
    QCOMPARE(result.conflicts.size(), 1U);
    QCOMPARE(result.text, ours);
    const MergeConflict& found = result.conflicts.front();
    QCOMPARE((QStringList{found.base.of(base).toString(), found.ours.of(ours).toString(),
                          found.theirs.of(theirs).toString()}),
             conflict);
}

void ThreeWayMergeTest::holdsItsLawsOnRandomText()
{
    std::mt19937 random(2'048);
    const auto edited = [&random](const QString& text) {
        std::uniform_int_distribution<qsizetype> place(0, text.size());
        QString result = text;
        const qsizetype start = place(random);
        result.remove(start, std::min<qsizetype>(3, text.size() - start));
        return result.insert(start, randomText(random, 2));
    };
    int clean = 0;
    for (int round = 0; round < 1'500; ++round) {
        const QString base = randomText(random, 40);
        const QString ours = edited(base);
        const QString theirs = edited(base);
        QCOMPARE(mergeTexts(base, ours, base).text, ours);
        QCOMPARE(mergeTexts(base, base, theirs).text, theirs);
        QCOMPARE(mergeTexts(base, ours, ours).text, ours);
        const MergedText merged = mergeTexts(base, ours, theirs);
        const MergedText mirrored = mergeTexts(base, theirs, ours);
        QCOMPARE(merged.isClean(), mirrored.isClean());
        if (!merged.isClean()) {
            QCOMPARE(merged.text, ours);
            continue;
        }
        ++clean;
        QCOMPARE(merged.text, mirrored.text);
    }
    QVERIFY(clean > 100);
}

QTEST_GUILESS_MAIN(ThreeWayMergeTest)

#include "three_way_merge_test.moc"
