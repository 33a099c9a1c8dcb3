// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/decision_service.h"
#include "app/services/review_service.h"
#include "app/services/session.h"
#include "models/common/desk.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/common/notice.h"
#include "ui/review/copy_editor.h"
#include "ui/review/queue_view.h"
#include "ui/review/review_page.h"

#include <QAbstractButton>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace countersign {

using policy::ReviewState;
using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;

/// What a reviewer does all day, by keys alone.
class DecidingTest : public QObject {
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

    void opensOnTheFirstDraft()
    {
        TeamWindow desktop(m_made);
        QCOMPARE(desktop.person(), TeamWorkspace::name(0));
        QCOMPARE(desktop.list()->currentDraft().has_value(), true);
        QVERIFY(desktop.canApprove());
        QVERIFY(desktop.find<CopyEditor>(u"copyEditor"_s)->stored().contains(u"[@r1]"_s));
    }

    void movesWithJAndK()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_J);
        QCOMPARE(desktop.person(), TeamWorkspace::name(1));
        desktop.press(Qt::Key_J);
        desktop.press(Qt::Key_K);
        QCOMPARE(desktop.person(), TeamWorkspace::name(1));
        desktop.press(Qt::Key_K);
        desktop.press(Qt::Key_K); // no further than the first
        QCOMPARE(desktop.person(), TeamWorkspace::name(0));
    }

    void reviewsTenDrafts()
    {
        QString path;
        {
            TeamWindow desktop(m_made);
            path = desktop.path;
            int approved = 0;
            while (approved < 10) {
                if (!desktop.canApprove()) {
                    desktop.press(Qt::Key_J); // a blocker: leave it
                    continue;
                }
                const QString person = desktop.person();
                desktop.press(Qt::Key_A);
                ++approved;
                QVERIFY(desktop.person() != person);
            }
            QCOMPARE(desktop.models().decider.pace().today, 10);
            desktop.window->close();
            Reopened workspace(path, desktop.clock);
            int ready = 0;
            for (int person = 0; person < TeamWorkspace::people; ++person) {
                const Result<ReviewState> state =
                    workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(person)));
                QVERIFY(state.ok());
                ready += *state == ReviewState::Ready ? 1 : 0;
            }
            QCOMPARE(ready, 10);
            // Those with a blocker were passed over.
            for (const int person : {1, 2})
                QCOMPARE(
                    *workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(person))),
                    ReviewState::Blocked);
        }
    }

    void aBlockerDimsApproveAndSaysWhy()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_J);
        QVERIFY(!desktop.canApprove());
        auto* reason = desktop.find<QAbstractButton>(u"reason"_s);
        QVERIFY(reason->isVisible());
        QVERIFY2(reason->text().contains(u"first"_s), qPrintable(reason->text()));
        desktop.press(Qt::Key_A); // does nothing
        QCOMPARE(desktop.person(), TeamWorkspace::name(1));
        desktop.press(Qt::Key_F);
        QVERIFY(desktop.find<QListView>(u"findings"_s)->currentIndex().isValid());
    }

    void asksForChangesByNumber()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_C);
        QVERIFY(desktop.find<QWidget>(u"reasonPopover"_s)->isVisible());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"reasonLine"_s);
        desktop.press(Qt::Key_2);
        QVERIFY(!desktop.find<QWidget>(u"reasonPopover"_s)->isVisible());
        QCOMPARE(desktop.person(), TeamWorkspace::name(1));
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        const DraftId draft = workspace.draftOf(TeamWorkspace::name(0));
        const Result<DraftView> view = workspace->review().viewOf(draft);
        QVERIFY(view.ok());
        QCOMPARE(view->state, ReviewState::ChangesRequested);
        QCOMPARE(view->decisions.front().decision.reason, u"Could go to anybody"_s);
        QCOMPARE(view->decisions.front().byName, u"Mara Lindqvist"_s);
    }

    void rejectsWithATypedReason()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_R);
        QTest::keyClicks(QApplication::focusWidget(), u"left the firm"_s);
        desktop.press(Qt::Key_Return);
        QCOMPARE(desktop.person(), TeamWorkspace::name(1));
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        const Result<DraftView> view =
            workspace->review().viewOf(workspace.draftOf(TeamWorkspace::name(0)));
        QVERIFY(view.ok());
        QCOMPARE(view->state, ReviewState::Rejected);
        QCOMPARE(view->decisions.front().decision.reason, u"left the firm"_s);
    }

    void escapeLeavesTheQuestionUnanswered()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_R);
        desktop.press(Qt::Key_Escape);
        QVERIFY(!desktop.find<QWidget>(u"reasonPopover"_s)->isVisible());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(desktop.list()));
        QCOMPARE(desktop.person(), TeamWorkspace::name(0));
    }

    void takesADecisionBack()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_A);
        QCOMPARE(desktop.person(), TeamWorkspace::name(1));
        desktop.press(Qt::Key_Z);
        QCOMPARE(desktop.person(), TeamWorkspace::name(0));
        QTRY_COMPARE(desktop.list()->currentIndex().data().toString(), TeamWorkspace::name(0));
        QVERIFY(desktop.canApprove());
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(*workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(0))),
                 ReviewState::NeedsReview);
    }

    void takesNothingBackThatWasDecidedBefore()
    {
        TeamWindow desktop(m_made);
        OpenWorkspace& workspace = desktop.window->workspace()->desk().workspace();
        DecisionRequest request;
        request.verdict = Verdict::Approve;
        request.secondsLooked = 600;
        const DraftId draft = desktop.models().loader.view()->head->draft;
        QVERIFY(workspace.decisions().decide({draft}, request)->front().decision);
        desktop.press(Qt::Key_J);
        desktop.models().decider.readLatest();
        desktop.settle();
        desktop.press(Qt::Key_Z);
        QCOMPARE(*workspace.review().stateOf(draft), ReviewState::Ready);
        // The list has it, and takes it back when asked to.
        QTRY_VERIFY(!desktop.models().decider.latest().empty());
        desktop.press(Qt::Key_Z, Qt::ShiftModifier);
        desktop.click(u"undo1"_s);
        QTRY_COMPARE(*workspace.review().stateOf(draft), ReviewState::NeedsReview);
    }

    void takesThreeDecisionsBackAndCountsWhatStands()
    {
        TeamWindow desktop(m_made);
        int left = 3;
        while (left > 0) {
            if (desktop.canApprove())
                --left, desktop.press(Qt::Key_A);
            else
                desktop.press(Qt::Key_J);
        }
        QTRY_COMPARE(desktop.models().decider.pace().today, 3);
        for (const int today : {2, 1, 0}) {
            desktop.press(Qt::Key_Z);
            QTRY_COMPARE(desktop.models().decider.pace().today, today);
            QVERIFY(!desktop.find<Notice>(u"message"_s)->isVisible());
        }
        auto* pace = desktop.find<QAbstractButton>(u"pace"_s);
        QVERIFY2(!pace->text().contains(u"hour"_s), qPrintable(pace->text()));
    }

    void saysAPaceOnlyAfterSomeMinutes()
    {
        TeamWindow desktop(m_made);
        const auto* pace = desktop.find<QAbstractButton>(u"pace"_s);
        desktop.press(Qt::Key_A);
        QTRY_COMPARE(desktop.models().decider.pace().today, 1);
        QCOMPARE(desktop.models().decider.pace().lastHour, 0);
        desktop.clock->advance(15 * 60);
        while (!desktop.canApprove())
            desktop.press(Qt::Key_J);
        desktop.press(Qt::Key_A); // two in a quarter of an hour
        QTRY_COMPARE(desktop.models().decider.pace().lastHour, 8);
        // What is said gently of haste stands there first.
        QTRY_VERIFY_WITH_TIMEOUT(pace->text() == u"2 decided today · 8 an hour"_s, 20000);
    }

    void aKeyThatCannotSaysWhy()
    {
        TeamWindow desktop(m_made);
        auto* message = desktop.find<Notice>(u"message"_s);
        for (const Qt::Key key :
             {Qt::Key_S, Qt::Key_Z, Qt::Key_W, Qt::Key_O, Qt::Key_X, Qt::Key_D, Qt::Key_5}) {
            desktop.press(Qt::Key_J);
            desktop.press(Qt::Key_K); // puts the last words away
            QVERIFY(!message->isVisible());
            desktop.press(key);
            QVERIFY2(message->isVisible(), qPrintable(QKeySequence(key).toString()));
            QCOMPARE(desktop.person(), TeamWorkspace::name(0));
        }
        while (desktop.list()->currentIndex().row() + 1 < desktop.list()->model()->rowCount())
            desktop.press(Qt::Key_J);
        QVERIFY(!message->isVisible());
        desktop.press(Qt::Key_J); // there is no next one
        QVERIFY(message->isVisible());
    }

    void countsWhatWasLookedAt()
    {
        TeamWindow desktop(m_made);
        auto* editor = desktop.find<CopyEditor>(u"copyEditor"_s);
        editor->setFocus();
        for (int i = 0; i < 30; ++i) // the caret goes through the first claim
            QTest::keyClick(editor, Qt::Key_Right);
        QTRY_VERIFY(!desktop.models().attention.opened().empty()); // it stays there for a moment
        desktop.press(Qt::Key_A);
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        const Result<DraftView> view =
            workspace->review().viewOf(workspace.draftOf(TeamWorkspace::name(0)));
        QVERIFY(view.ok());
        QVERIFY(!view->decisions.front().decision.opened.empty());
    }

    void theLastDecisionsAreAtHand()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_A);
        desktop.find<QAbstractButton>(u"pace"_s)->click();
        auto* popover = desktop.find<QWidget>(u"decisionsPopover"_s);
        QVERIFY(popover->isVisible());
        bool named = false;
        for (const QAbstractButton* button : popover->findChildren<QAbstractButton*>())
            named = named || button->text().contains(TeamWorkspace::name(0));
        QVERIFY(named);
    }

    void whatOthersChangeMovesNothing()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_J);
        desktop.press(Qt::Key_J);
        desktop.press(Qt::Key_J);
        const QString person = desktop.person();
        const int top = desktop.list()->visualRect(desktop.list()->currentIndex()).top();
        {
            // Another process rejects the first draft.
            Reopened other(desktop.path, desktop.clock);
            QVERIFY(other->session().actAs(u"Otto Lindahl"_s).ok());
            DecisionRequest request;
            request.verdict = Verdict::Reject;
            request.reason = u"no"_s;
            const auto outcome =
                other->decisions().decide({other.draftOf(TeamWorkspace::name(0))}, request);
            QVERIFY(outcome.ok() && !outcome->front().refusal);
        }
        QTRY_VERIFY_WITH_TIMEOUT(desktop.list()->model()->index(0, 0).data().toString() !=
                                     TeamWorkspace::name(0),
                                 10000);
        desktop.settle();
        QCOMPARE(desktop.person(), person);
        QCOMPARE(desktop.list()->currentIndex().data().toString(), person);
        QVERIFY(qAbs(desktop.list()->visualRect(desktop.list()->currentIndex()).top() - top) <=
                QueueDelegateHeight);
    }

private:
    static constexpr int QueueDelegateHeight = 57;
};

} // namespace countersign

QTEST_MAIN(countersign::DecidingTest)
#include "deciding_test.moc"
