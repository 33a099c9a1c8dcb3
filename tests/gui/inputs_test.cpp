// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/review_service.h"
#include "app/services/workspace_service.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/activity/activity_page.h"

#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace countersign {

using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;

/// Copy out, and the log of it.
class InputsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_made;

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        TeamWorkspace::make(m_made, std::make_shared<testing::FixedClock>());
    }

    void handsOverWhatMayGoAndSaysWhatWasHeldBack()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.press(Qt::Key_A);
        const QString outbox = desktop.file(u"outbox"_s);
        QVERIFY(QDir().mkpath(outbox));
        desktop.picker.next = {outbox};
        desktop.click(u"pageActivity"_s);
        desktop.click(u"deliverMail"_s);
        desktop.settle();
        QCOMPARE(QDir(outbox).entryList({u"*.eml"_s}).size(), 1);
        auto* page = desktop.find<QWidget>(u"activityPage"_s);
        auto* table = page->findChild<QTableView*>(u"reportTable"_s);
        QTRY_VERIFY(table->model()->rowCount() > 1);
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(*workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(0))),
                 policy::ReviewState::Delivered);
    }

    void handsOverWithTheColumnsOfAnotherProgram()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.press(Qt::Key_A);
        const QString table = desktop.file(u"to-send.csv"_s);
        desktop.picker.next = {table};
        desktop.click(u"pageActivity"_s);
        desktop.click(u"deliverTable"_s);
        auto* menu = desktop.find<QMenu>(u"csvStyles"_s);
        QVERIFY(menu->isVisible());
        menu->findChild<QAction*>(u"csv.instantly"_s)->trigger();
        menu->close();
        desktop.settle();
        QFile file(table);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("email,first_name,last_name,company_name"));
    }

    void thePauseHoldsEverything()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.click(u"pageActivity"_s);
        desktop.click(u"pause"_s);
        QTRY_VERIFY(!desktop.find<QLabel>(u"statusStanding"_s)->text().isEmpty());
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(*workspace->workspace().isPaused(), true);
    }

    void theLogNamesWhoDidWhatAndHolds()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_A);
        desktop.click(u"pageAudit"_s);
        auto* table = desktop.find<QTableView>(u"audit"_s);
        QTRY_VERIFY(table->model()->rowCount() > 0);
        QCOMPARE(table->model()->index(0, 1).data().toString(), u"Mara Lindqvist"_s);
        desktop.click(u"verify"_s);
        desktop.settle();
        QVERIFY(desktop.find<QWidget>(u"verdict"_s)->isVisible());
        QVERIFY(desktop.find<QWidget>(u"verdict"_s)->accessibleName().contains(u"whole"_s));
    }
};

} // namespace countersign

QTEST_MAIN(countersign::InputsTest)
#include "inputs_test.moc"
