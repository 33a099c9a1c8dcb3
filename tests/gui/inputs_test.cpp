// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/delivery/csv_export.h"
#include "app/services/review_service.h"
#include "app/services/workspace_service.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/activity/activity_page.h"
#include "ui/inputs/rule_maker.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
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
        QTRY_VERIFY(desktop.find<QWidget>(u"handOver"_s)->isVisible());
        QVERIFY(QDir(outbox).isEmpty()); // so far one only sees what would go
        QCOMPARE(desktop.find<QLabel>(u"handOverGoes"_s)->text(),
                 u"1 message would go: 1 × e-mail"_s);
        QVERIFY(desktop.find<QLabel>(u"handOverDestination"_s)->text().contains(outbox));
        const QString reasons = desktop.find<QLabel>(u"handOverReasons"_s)->text();
        QVERIFY2(reasons.contains(u"Nobody has approved it yet."_s), qPrintable(reasons));
        desktop.click(u"handOverGo"_s);
        desktop.settle();
        QVERIFY(!desktop.find<QWidget>(u"handOver"_s)->isVisible());
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
        desktop.find<QAction>(u"activity.csv.instantly"_s)->trigger();
        menu->close();
        desktop.settle();
        QTRY_VERIFY(desktop.find<QWidget>(u"handOver"_s)->isVisible());
        desktop.click(u"handOverGo"_s);
        desktop.settle();
        QFile file(table);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("email,first_name,last_name,company_name"));
    }

    void theMenuOfTablesGoesWithItsPage()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.click(u"pageActivity"_s);
        desktop.click(u"deliverTable"_s);
        const auto isOpen = [&desktop] {
            const auto* menu = desktop.find<QMenu>(u"csvStyles"_s);
            return menu && menu->isVisible();
        };
        QVERIFY(isOpen());
        desktop.find<QAbstractButton>(u"pageReview"_s)->click();
        desktop.settle();
        QVERIFY(!isOpen());
    }

    void eachWorkBeginsInItsOwnFolder()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        const QDir folder(desktop.folder.path());
        QVERIFY(folder.mkpath(u"outbox"_s) && folder.mkpath(u"exports"_s));
        const auto ask = [&desktop](void (ActivityPage::*what)()) {
            (desktop.window->workspace()->activity().*what)();
            desktop.settle();
            return desktop.picker.last.suggested;
        };
        desktop.picker.next = {folder.filePath(u"outbox"_s)};
        QVERIFY(ask(&ActivityPage::deliverAsMail) != folder.filePath(u"outbox"_s));
        // An import from elsewhere, and a person who changes their mind, leave that alone.
        desktop.picker.next = {folder.filePath(u"exports/people.csv"_s)};
        desktop.click(u"pageInputs"_s);
        desktop.click(u"import"_s);
        desktop.click(u"importChoose"_s);
        desktop.settle();
        desktop.picker.next = {};
        QCOMPARE(ask(&ActivityPage::deliverAsMail), folder.filePath(u"outbox"_s));
        desktop.window->workspace()->activity().deliverAsTable({});
        QCOMPARE(desktop.picker.last.suggested, folder.filePath(u"outbox/to-send.csv"_s));
        desktop.restart(desktop.path);
        QCOMPARE(ask(&ActivityPage::deliverAsMail), folder.filePath(u"outbox"_s));
    }

    void aHandOverThatIsNotConfirmedDoesNothing()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.press(Qt::Key_A);
        const QString table = desktop.file(u"to-send.csv"_s);
        desktop.picker.next = {table};
        desktop.click(u"pageActivity"_s);
        desktop.window->workspace()->activity().deliverAsTable({});
        desktop.settle();
        QTRY_VERIFY(desktop.find<QWidget>(u"handOver"_s)->isVisible());
        desktop.click(u"handOverLeave"_s);
        QVERIFY(!desktop.find<QWidget>(u"handOver"_s)->isVisible());
        QVERIFY(!QFile::exists(table));
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(*workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(0))),
                 policy::ReviewState::Ready);
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
        const QString newest = table->model()->index(0, 1).data().toString();
        QVERIFY2(newest.startsWith(u"Mara Lindqvist approved"_s) &&
                     newest.contains(TeamWorkspace::name(0)),
                 qPrintable(newest));
        desktop.click(u"verify"_s);
        desktop.settle();
        QVERIFY(desktop.find<QWidget>(u"verdict"_s)->isVisible());
        QVERIFY(desktop.find<QWidget>(u"verdict"_s)->accessibleName().contains(u"whole"_s));
    }

    void theLogIsFilteredAndGoesIntoAFile()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_A);
        desktop.click(u"pageAudit"_s);
        auto* table = desktop.find<QTableView>(u"audit"_s);
        QTRY_VERIFY(table->model()->rowCount() > 1);
        const int all = table->model()->rowCount();
        auto* kind = desktop.find<QComboBox>(u"auditKind"_s);
        kind->setCurrentIndex(kind->findData(u"decision"_s));
        Q_EMIT kind->activated(kind->currentIndex());
        desktop.settle();
        QCOMPARE(table->model()->rowCount(), 1);
        auto* who = desktop.find<QComboBox>(u"auditWho"_s);
        who->setCurrentIndex(who->findText(u"Otto Lindahl"_s));
        Q_EMIT who->activated(who->currentIndex());
        desktop.settle();
        QCOMPARE(table->model()->rowCount(), 0);
        for (QComboBox* box : {kind, who}) {
            box->setCurrentIndex(0);
            Q_EMIT box->activated(0);
            desktop.settle();
        }
        QCOMPARE(table->model()->rowCount(), all);
        desktop.picker.next = {desktop.file(u"log.csv"_s)};
        desktop.click(u"exportAudit"_s);
        desktop.settle();
        QFile file(desktop.file(u"log.csv"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().count('\n') > all);
    }

    void aBoundaryIsTriedBesideItsProbeAndSaved()
    {
        TeamWindow desktop(m_made);
        desktop.click(u"pageInputs"_s);
        auto* table = desktop.find<QTableView>(u"boundaries"_s);
        const int before = table->model()->rowCount();
        desktop.click(u"addBoundary"_s);
        QVERIFY(desktop.find<QWidget>(u"rulePopover"_s)->isVisible());
        QVERIFY(!desktop.find<QWidget>(u"ruleConfirm"_s)->isEnabled());
        desktop.type(u"cold store"_s);
        desktop.press(Qt::Key_Tab);
        desktop.type(u"We say nothing of it."_s);
        desktop.click(u"ruleTry"_s);
        desktop.settle();
        auto* effect = desktop.find<QWidget>(u"rulePopover"_s)->findChild<QLabel*>(u"ruleEffect"_s);
        QTRY_VERIFY2(effect->text().contains(u"does not trip"_s), qPrintable(effect->text()));
        // What is refused is said where it was asked, and nothing that was written is lost.
        desktop.click(u"ruleConfirm"_s);
        desktop.settle();
        QTRY_VERIFY(desktop.find<QWidget>(u"ruleRefusal"_s)->isVisible());
        QVERIFY(desktop.find<QWidget>(u"rulePopover"_s)->isVisible());
        QCOMPARE(desktop.find<QLineEdit>(u"ruleLine1"_s)->text(), u"cold store"_s);
        desktop.find<QLineEdit>(u"ruleLine2"_s)->setText(u"Our cold store is cold."_s);
        desktop.click(u"ruleTry"_s);
        desktop.settle();
        QTRY_VERIFY2(effect->text().contains(u"It trips"_s), qPrintable(effect->text()));
        desktop.click(u"ruleConfirm"_s);
        desktop.settle();
        QTRY_COMPARE(table->model()->rowCount(), before + 1);
        QVERIFY(!desktop.find<QWidget>(u"rulePopover"_s)->isVisible());
        // The drafts are checked by it as a job that can be seen and stopped.
        QCOMPARE(desktop.find<QListView>(u"jobs"_s)->model()->rowCount(), 1);
    }

    void aTrialSaysNothingInAnotherQuestion()
    {
        TeamWindow desktop(m_made);
        desktop.click(u"pageInputs"_s);
        auto* rules = desktop.find<QWidget>(u"inputsPage"_s)->findChild<RuleMaker*>();
        auto* anchor = desktop.find<QWidget>(u"addBoundary"_s);
        Boundary boundary;
        boundary.pattern = u"cold store"_s;
        rules->askBoundary(boundary, anchor);
        // It is open at once, before any draft was looked at.
        auto* popover = desktop.find<QWidget>(u"rulePopover"_s);
        QVERIFY(popover->isVisible());
        auto* effect = popover->findChild<QLabel*>(u"ruleEffect"_s);
        QVERIFY2(effect->text().startsWith(u"Looking through"_s), qPrintable(effect->text()));
        rules->askBoundary(Boundary(), anchor);
        desktop.settle();
        QVERIFY2(effect->text().isEmpty(), qPrintable(effect->text()));
    }
};

} // namespace countersign

QTEST_MAIN(countersign::InputsTest)
#include "inputs_test.moc"
