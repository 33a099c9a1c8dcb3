// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/control_service.h"
#include "app/services/session.h"
#include "app/services/workspace_service.h"
#include "tests/gui/depots_workspace.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/segments/trend_chart.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>

using namespace Qt::StringLiterals;

namespace countersign {

using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;

/// Who lets a segment's messages out: read, changed and refused in the window.
class SegmentsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_made;
    QString m_signed; ///< the same with an approver
    QString m_open;   ///< whose gate is open

    static SegmentId segmentOf(OpenWorkspace& workspace)
    {
        return workspace.control().segments()->front().policy.segment.id;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        const auto clock = std::make_shared<testing::FixedClock>();
        TeamWorkspace::make(m_made, clock);
        m_signed = m_folder.filePath(u"signed.countersign"_s);
        QVERIFY(QFile::copy(m_made, m_signed));
        Reopened workspace(m_signed, clock);
        const Result<User> otto = workspace->session().actAs(u"Otto Lindahl"_s);
        QVERIFY(bool(otto));
        QVERIFY(bool(workspace->control().setApprovers(segmentOf(*workspace), {otto->id})));
        m_open = m_folder.filePath(u"open.countersign"_s);
        testing::DepotsWorkspace::make(m_open, std::make_shared<testing::FixedClock>());
    }

    void saysWhereASegmentStands()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.click(u"pageSegments"_s);
        auto* list = desktop.find<QListView>(u"segments"_s);
        QCOMPARE(list->model()->rowCount(), 1);
        QCOMPARE(list->currentIndex().row(), 0);
        QCOMPARE(desktop.find<QLabel>(u"segmentName"_s)->text(), u"Cold stores"_s);
        QVERIFY(desktop.find<QLabel>(u"condition.decided"_s)
                    ->accessibleName()
                    .startsWith(u"Not yet: At least 50 drafts"_s));
        QVERIFY(desktop.find<QLabel>(u"condition.channels"_s)
                    ->accessibleName()
                    .startsWith(u"Met: Every step has a channel (3 of 3)"_s));
        QVERIFY(!desktop.find<QWidget>(u"mode.autopilot"_s)->isEnabled());
        QVERIFY(desktop.find<QWidget>(u"mode.autopilot"_s)
                    ->accessibleDescription()
                    .contains(u"not open"_s));
        QVERIFY(!desktop.find<QWidget>(u"mode.approval"_s)->isEnabled());
        QVERIFY(desktop.find<QLabel>(u"whyNotMode"_s)->text().contains(u"Name an approver"_s));
    }

    void aModeIsChosenWithItsReasonAndStays()
    {
        TeamWindow desktop(m_signed, u"Otto Lindahl"_s);
        desktop.click(u"pageSegments"_s);
        desktop.find<QLineEdit>(u"modeReason"_s)->setFocus();
        desktop.type(u"First roll-out"_s);
        desktop.press(Qt::Key_Tab); // Review, the mode now
        desktop.press(Qt::Key_Tab); // Approval
        QCOMPARE(QApplication::focusWidget()->objectName(), u"mode.approval"_s);
        desktop.press(Qt::Key_Space);
        QTRY_VERIFY(desktop.find<QLabel>(u"modeSetting"_s)->text().contains(u"First roll-out"_s));
        QVERIFY(desktop.find<QLabel>(u"modeRule"_s)->text().contains(u"Otto Lindahl"_s));
        QVERIFY(desktop.find<QLineEdit>(u"modeReason"_s)->text().isEmpty());
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        const auto report = workspace->control().segmentReport(segmentOf(*workspace));
        QCOMPARE(report->policy.mode, Mode::Approval);
        QCOMPARE(report->modeSetting->reason, u"First roll-out"_s);
        QCOMPARE(report->modeSetting->by, u"Otto Lindahl"_s);
    }

    void whoMayNotChangeAModeIsToldSo()
    {
        TeamWindow desktop(m_signed, u"Sam Okafor"_s);
        desktop.click(u"pageSegments"_s);
        QVERIFY(!desktop.find<QWidget>(u"mode.autopilot"_s)->isEnabled());
        QVERIFY(desktop.find<QLabel>(u"whyNotMode"_s)->isVisible());
        // Anybody may make a mode stricter, nobody but a manager may take that back.
        QVERIFY(desktop.find<QWidget>(u"mode.approval"_s)->isEnabled());
        desktop.click(u"mode.approval"_s);
        QTRY_VERIFY(!desktop.find<QWidget>(u"mode.review"_s)->isEnabled());
        desktop.window->workspace()->actAs(u"Otto Lindahl"_s);
        desktop.settle();
        QTRY_VERIFY(desktop.find<QWidget>(u"mode.review"_s)->isEnabled());
    }

    void pausesEverythingInOneClick()
    {
        TeamWindow desktop(m_made, u"Sam Okafor"_s);
        desktop.click(u"pageSegments"_s);
        desktop.click(u"pauseSegments"_s);
        QTRY_COMPARE(desktop.find<QWidget>(u"pauseSegments"_s)->accessibleName(),
                     u"Let deliveries go on"_s);
        // Going on is a manager's; the refusal is a sentence.
        desktop.click(u"pauseSegments"_s);
        QTRY_VERIFY(desktop.find<QWidget>(u"segmentsProblem"_s)->isVisible());
        QVERIFY(!desktop.find<QWidget>(u"segmentsProblem"_s)->accessibleName().isEmpty());
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(*workspace->workspace().isPaused(), true);
    }

    void theCurveIsThereInWords()
    {
        TeamWindow desktop(m_made);
        TrendChart chart(desktop.theme);
        chart.resize(420, 220);
        chart.show({{QDate(2026, 11, 2), 10, 7, 0.7, 0.3, 0.95},
                    {QDate(2026, 11, 9), 30, 25, 0.8333, 0.6, 0.95},
                    {QDate(2026, 11, 20), 60, 57, 0.95, 0.83, 0.99}});
        const QStringList lines = chart.accessibleDescription().split(u'\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines.last().contains(u"57 of 60"_s) && lines.last().contains(u"83%"_s));
        const QImage drawn = chart.grab().toImage();
        chart.show({});
        QVERIFY(drawn != chart.grab().toImage());
    }

    void anOpenGateShowsItsCurveAndOpens()
    {
        TeamWindow desktop(m_open, u"Olive Marchetti"_s);
        desktop.click(u"pageSegments"_s);
        QVERIFY2(desktop.find<QLabel>(u"gateTitle"_s)->text().contains(u"7 of 7"_s),
                 qPrintable(desktop.find<QLabel>(u"gateTitle"_s)->text()));
        auto* chart = desktop.find<TrendChart>(u"trend"_s);
        QVERIFY(chart->isVisible());
        const QStringList days = chart->accessibleDescription().split(u'\n');
        QVERIFY(days.size() > 10);
        QVERIFY2(days.last().contains(u"50 of 53"_s), qPrintable(days.last()));
        QVERIFY(desktop.find<QLabel>(u"changeCost"_s)->text().contains(u"53"_s));
        QVERIFY(desktop.find<QWidget>(u"mode.autopilot"_s)->isEnabled());
        desktop.click(u"mode.autopilot"_s);
        QTRY_VERIFY(desktop.find<QLabel>(u"watch"_s)->isVisible());
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(workspace->control().segmentReport(segmentOf(*workspace))->policy.mode,
                 Mode::Autopilot);
    }

    void whatReviewersKeepChangingBecomesADirectiveInTwoClicks()
    {
        TeamWindow desktop(m_open, u"Olive Marchetti"_s);
        desktop.click(u"pageSegments"_s);
        QVERIFY(desktop.find<QLabel>(u"lesson1"_s)->text().contains(u"gantry"_s));
        desktop.click(u"lesson1.directive"_s);
        QTRY_VERIFY(desktop.find<QWidget>(u"rulePopover"_s)->isVisible());
        // What it costs stands there before it is made.
        QVERIFY(desktop.find<QLabel>(u"ruleEffect"_s)->text().contains(u"53"_s));
        QVERIFY(desktop.find<QLineEdit>(u"ruleLine1"_s)->text().contains(u"gantry"_s));
        desktop.click(u"ruleConfirm"_s);
        QTRY_VERIFY(desktop.find<QWidget>(u"segmentsProblem"_s)
                        ->accessibleName()
                        .contains(u"from the next draft on"_s));
        QTRY_VERIFY(desktop.find<QLabel>(u"gateTitle"_s)->text().contains(u" of 7"_s));
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        const auto report = workspace->control().segmentReport(segmentOf(*workspace));
        QCOMPARE(report->decided, qint64(0));
        QVERIFY(!report->lessons.front().answeredBy.isEmpty());
    }

    void opensTheSegmentsDraftsInReview()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.press(Qt::Key_A); // Ada's is approved and leaves the list
        desktop.click(u"pageSegments"_s);
        desktop.click(u"openDrafts"_s);
        QVERIFY(desktop.find<QWidget>(u"queue"_s)->isVisible());
        QTRY_COMPARE(desktop.list()->model()->rowCount(), TeamWorkspace::people + 2);
    }
};

} // namespace countersign

QTEST_MAIN(countersign::SegmentsTest)
#include "segments_test.moc"
