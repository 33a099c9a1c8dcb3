// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/engine.h"
#include "app/checks/structure.h"
#include "app/generation/writer.h"

#include "tests/unit/generation/synthetic_people.h"

#include <QHash>
#include <QTest>

#include <algorithm>

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
    // No skeleton is shared by more than 15 % of the 500.
    QHash<QString, int> times;
    for (const QString& skeleton : segment.skeletons)
        ++times[skeleton];
    const int most = *std::max_element(times.cbegin(), times.cend());
    QVERIFY2(most <= largestShare * people,
             qPrintable(QString(u"%1 of %2 have one skeleton"_s).arg(most).arg(people)));
    // Near-equal ones, as the window shows them: in no run of 50 are a quarter built alike.
    for (qsizetype from = 0; from + window <= segment.skeletons.size(); from += window / 2) {
        const QStringList run = segment.skeletons.mid(from, window);
        const std::vector<QString> skeletons(run.cbegin(), run.cend());
        const auto groups = checks::structureGroups(skeletons);
        const qsizetype largest = groups.empty() ? 1 : std::ssize(groups.front());
        QVERIFY2(!checks::isRepeated(largest, window),
                 qPrintable(QString(u"%1 of the %2 from %3 on are built like:\n%4"_s)
                                .arg(largest)
                                .arg(window)
                                .arg(from)
                                .arg(segment.texts.at(from + groups.front().front()))));
    }
    // Not one text twice.
    QCOMPARE(QSet<QString>(segment.texts.cbegin(), segment.texts.cend()).size(), people);
}

QTEST_GUILESS_MAIN(VarietyTest)
#include "variety_test.moc"
