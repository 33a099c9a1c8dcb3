// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/engine.h"
#include "app/checks/structure.h"
#include "app/generation/writer.h"

#include "tests/unit/generation/synthetic_people.h"

#include <QTest>

#include <span>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::generation;

/// A segment of 500, written one after the other as a worker does it.
class VarietyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void buildsDifferently_data();
    void buildsDifferently();
};

namespace {

constexpr int people = 500;
constexpr double largestShare = 0.15;
constexpr qsizetype window = 50; ///< checks, "Structure": the segment's last drafts

struct Segment {
    QStringList skeletons;
    QStringList texts;
    QStringList problems;
};

QString blockersOf(const checks::Report& report, const Composition& composition)
{
    QStringList found;
    for (const Finding& finding : report.findings) {
        if (finding.severity == Severity::Blocker)
            found.append(
                QString(finding.check + u" (" + finding.reason + u") “" + finding.excerpt + u"”"));
    }
    return found.isEmpty() ? QString() : QString(found.join(u"; "_s) + u"\n" + composition.text);
}

Segment writeSegment(Channel channel)
{
    Segment segment;
    BuiltinRealiser realiser;
    checks::Checker checker;
    const CheckFunction check = [&](const checks::CheckInput& input) {
        return checker.check(input);
    };
    QStringList recent;
    for (ProspectDossier& dossier : testing::syntheticPeople(people, 20261124)) {
        dossier.channel = channel;
        dossier.recentSkeletons = recent;
        const auto written = write(dossier, realiser, check);
        if (!written) {
            segment.problems.append(QString(dossier.prospect.name + u": " + written.error().id));
            continue;
        }
        const QString blockers =
            blockersOf(checker.check(checkInputFor(*written, dossier)), *written);
        if (!blockers.isEmpty())
            segment.problems.append(blockers);
        segment.skeletons.append(written->skeleton);
        segment.texts.append(written->text);
        recent.prepend(written->skeleton);
        recent = recent.mid(0, 50);
    }
    return segment;
}

std::vector<qsizetype> largestGroup(std::span<const QString> skeletons)
{
    const auto groups = checks::structureGroups(skeletons);
    return groups.empty() ? std::vector<qsizetype>{0} : groups.front();
}

QString told(const Segment& segment, const std::vector<qsizetype>& group, qsizetype from,
             qsizetype of)
{
    return QString(u"%1 of the %2 from %3 on are built like:\n%4"_s)
        .arg(group.size())
        .arg(of)
        .arg(from)
        .arg(segment.texts.value(from + group.front()));
}

} // namespace

void VarietyTest::buildsDifferently_data()
{
    QTest::addColumn<int>("channel");
    for (const Channel channel : allChannels)
        QTest::newRow(qPrintable(toText(channel))) << static_cast<int>(channel);
}

void VarietyTest::buildsDifferently()
{
    QFETCH(int, channel);
    const Segment segment = writeSegment(static_cast<Channel>(channel));
    QVERIFY2(segment.problems.isEmpty(), qPrintable(QString(u"%1 problems, the first: %2"_s)
                                                        .arg(segment.problems.size())
                                                        .arg(segment.problems.value(0))));
    // Near-equal skeletons count as one, as they do for the checks and the window.
    const std::vector<QString> skeletons(segment.skeletons.cbegin(), segment.skeletons.cend());
    const std::vector<qsizetype> largest = largestGroup(skeletons);
    QVERIFY2(static_cast<double>(largest.size()) <= largestShare * people,
             qPrintable(told(segment, largest, 0, people)));
    // Nor are a quarter of any run of 50 built alike: that is where the segment's report would say so.
    for (qsizetype from = 0; from + window <= std::ssize(skeletons); from += window / 2) {
        const std::vector<qsizetype> most =
            largestGroup({skeletons.data() + from, static_cast<std::size_t>(window)});
        QVERIFY2(!checks::isRepeated(std::ssize(most), window),
                 qPrintable(told(segment, most, from, window)));
    }
    // Not one text twice.
    QCOMPARE(QSet<QString>(segment.texts.cbegin(), segment.texts.cend()).size(), people);
}

QTEST_GUILESS_MAIN(VarietyTest)
#include "variety_test.moc"
