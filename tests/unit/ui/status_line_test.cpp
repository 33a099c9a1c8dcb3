// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/activity/job_list.h"
#include "models/common/async.h"
#include "ui/common/theme.h"
#include "ui/shell/status_line.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace countersign {

/// The bottom of the window.
class StatusLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itSaysWhetherOthersSee()
    {
        const Theme theme(*qApp, ThemeKind::Light);
        Async worker(Async::Ending::StopNow);
        JobList jobs(worker);
        StatusLine line(theme, jobs);
        auto* said = line.findChild<QWidget*>(u"statusActivity"_s);
        QVERIFY(said);
        QCOMPARE(said->accessibleName(), u"On this computer only"_s);
        line.setInTeam(true);
        QCOMPARE(said->accessibleName(), u"Shared with your team"_s);
        line.setInTeam(false);
        QCOMPARE(said->accessibleName(), u"On this computer only"_s);
    }
};

} // namespace countersign

QTEST_MAIN(countersign::StatusLineTest)
#include "status_line_test.moc"
