// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/structure.h"

#include "tests/unit/checks/sample_draft.h"

#include <QElapsedTimer>
#include <QTest>

#include <limits>
#include <random>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

class StructureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void masksContent();
    void groupsWhatIsBuiltAlike();
    void forgivesASmallDifference();
    void agreesWithComparingAllPairs();
    void growsNearLinearly();
    void needsAQuarterAndThree_data();
    void needsAQuarterAndThree();
    void reportsTheDraft();
};

namespace {

QString skeletonOf(const QString& text)
{
    return skeleton(text, text::Language::English);
}

/// Drafts with a build of their own each: a seeded choice of openings, proofs and asks.
QString madeUp(std::mt19937& random, int builds)
{
    std::uniform_int_distribution<int> pick(0, builds - 1);
    const int build = pick(random);
    QString text;
    for (int sentence = 0; sentence < 4; ++sentence)
        text += u"%1 "_s.arg((QStringList{u"We saw the"_s, u"Your team at the"_s, u"Most of the"_s,
                                          u"In spite of the"_s, u"They had a"_s})
                                 .at((build + sentence * 3) % 5)) +
                QString(build % 7 + 1, u'x') + u" of it and it was "_s +
                u"so "_s.repeated((build >> sentence) % 4) + u"good. "_s;
    return text + u"May I send it?"_s;
}

} // namespace

void StructureTest::masksContent()
{
    // Names are left out and figures are all the same; of a content word there is a number, and not the word.
    QCOMPARE(skeletonOf(u"Ada, saw your post on ports. Open to 15 min?"_s),
             skeletonOf(u"Ben, saw your post on ports. Open to 20 min?"_s));
    const QString masked = skeletonOf(u"Ada, saw your post on ports."_s);
    QVERIFY2(!masked.contains(u"ports") && masked.contains(u"your"), qPrintable(masked));
    QCOMPARE(skeletonOf(QString()), QString());
    // The greeting, the signature and the way out are the same by rule and tell nothing.
    QCOMPARE(skeletonOf(u"Hi Ada,\n\nMay I send the map?\n\nBest regards,\nKit"_s),
             skeletonOf(u"May I send the map?"_s));
}

void StructureTest::groupsWhatIsBuiltAlike()
{
    const std::vector<QString> drafts{
        skeletonOf(u"Ada, saw your post on ports. Most COOs miss it. We fix it. Open to 15 min?"_s),
        skeletonOf(u"The crane in Moss stood still for nine days, Ben. Shall I send the map?"_s),
        skeletonOf(
            u"Cleo, saw your talk on mills. Most CIOs miss it. We fix it. Open to 15 min?"_s),
        skeletonOf(u"Dov, saw your note on tugs. Most CFOs miss it. We fix it. Open to 15 min?"_s)};
    QCOMPARE(structureGroups(drafts), (std::vector<std::vector<qsizetype>>{{0, 2, 3}}));
    QVERIFY(isSameStructure(drafts[0], drafts[2]));
    QVERIFY(!isSameStructure(drafts[0], drafts[1]));
}

void StructureTest::forgivesASmallDifference()
{
    const QString first =
        skeletonOf(u"You ship from Moss. The crane there is old. It broke in May. "
                   "Nobody had a part. May I send the map?"_s);
    const QString second =
        skeletonOf(u"You ship from Oslo. The ramp there is new. It broke in June. "
                   "Nobody had a part. Would you like to see the map?"_s);
    QVERIFY(first != second);
    QVERIFY(isSameStructure(first, second));
}

void StructureTest::agreesWithComparingAllPairs()
{
    std::mt19937 random(4711);
    std::vector<QString> skeletons;
    for (int i = 0; i < 300; ++i)
        skeletons.push_back(skeletonOf(madeUp(random, 40)));
    // The same groups, each with its first, by comparing with every first so far.
    std::vector<size_t> firsts;
    std::vector<std::vector<qsizetype>> wanted;
    for (size_t i = 0; i < skeletons.size(); ++i) {
        const auto at = std::find_if(firsts.begin(), firsts.end(), [&](size_t first) {
            return isSameStructure(skeletons[i], skeletons[first]);
        });
        if (at == firsts.end()) {
            firsts.push_back(i);
            wanted.push_back({static_cast<qsizetype>(i)});
        } else {
            wanted[static_cast<size_t>(at - firsts.begin())].push_back(static_cast<qsizetype>(i));
        }
    }
    size_t inGroups = 0;
    for (const auto& group : wanted)
        inGroups += group.size() > 1 ? group.size() : 0;
    QVERIFY(inGroups > 100);
    size_t found = 0;
    for (const auto& group : structureGroups(skeletons)) {
        for (const qsizetype member : group)
            QVERIFY(isSameStructure(skeletons[static_cast<size_t>(member)],
                                    skeletons[static_cast<size_t>(group.front())]));
        found += group.size();
    }
    QVERIFY2(found * 100 >= inGroups * 99, qPrintable(u"%1 of %2"_s.arg(found).arg(inGroups)));
}

void StructureTest::growsNearLinearly()
{
    const auto bestTime = [](int count) {
        std::mt19937 random(99);
        std::uniform_int_distribution<int> word(0, 5000);
        std::vector<QString> skeletons;
        for (int i = 0; i < count; ++i)
            skeletons.push_back(u"O2:your %1|C%2:we to %3|P1:most %4|A1:to #"_s.arg(word(random))
                                    .arg(i % 4)
                                    .arg(word(random))
                                    .arg(word(random)));
        qint64 best = std::numeric_limits<qint64>::max();
        for (int round = 0; round < 3; ++round) {
            QElapsedTimer timer;
            timer.start();
            [[maybe_unused]] const auto groups = structureGroups(skeletons);
            best = std::min(best, timer.nsecsElapsed());
        }
        return static_cast<double>(best);
    };
    // Ten times as many: a hundred times the work if all pairs were compared. Half of that leaves room for
    // a busy machine.
    const double ratio = bestTime(20000) / bestTime(2000);
    QVERIFY2(ratio <= 50, qPrintable(QString::number(ratio)));
}

void StructureTest::needsAQuarterAndThree_data()
{
    QTest::addColumn<int>("group");
    QTest::addColumn<int>("drafts");
    QTest::addColumn<bool>("repeated");
    QTest::newRow("two of three") << 2 << 3 << false;
    QTest::newRow("three of three") << 3 << 3 << true;
    QTest::newRow("three of twelve") << 3 << 12 << false;
    QTest::newRow("four of twelve") << 4 << 12 << true;
    QTest::newRow("twelve of fifty") << 12 << 50 << false;
    QTest::newRow("thirteen of fifty") << 13 << 50 << true;
}

void StructureTest::needsAQuarterAndThree()
{
    QFETCH(int, group);
    QFETCH(int, drafts);
    QTEST(isRepeated(group, drafts), "repeated");
}

void StructureTest::reportsTheDraft()
{
    CheckInput input = sample::draft(
        Channel::Email, u"Hi Orla, saw your post on ports. We fix it. Open to 15 min?"_s);
    const QString alike = u"Hi Ben, saw your talk on mills. We fix it. Open to 20 min?"_s;
    const QString other = u"Nine days without a crane, Cleo. Shall I send the map of spares?"_s;
    input.peers = {{alike, {}}, {alike, {}}, {other, {}}};
    const std::vector<Finding> found = sample::findingsOf(input, "structure.repeated");
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().args, (QStringList{u"3"_s, u"4"_s}));
    // The segment's skeletons go before the peers' texts.
    input.segmentSkeletons = QStringList{skeletonOf(other), skeletonOf(alike)};
    QVERIFY(sample::findingsOf(input, "structure.repeated").empty());
}

QTEST_GUILESS_MAIN(StructureTest)
#include "structure_test.moc"
