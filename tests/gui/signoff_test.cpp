// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/control_service.h"
#include "app/services/decision_service.h"
#include "app/services/edit_service.h"
#include "app/services/session.h"
#include "models/queue/queue_model.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/common/key_button.h"
#include "ui/signoff/signoff_page.h"

#include <QLabel>
#include <QListView>

using namespace Qt::StringLiterals;

namespace countersign {

using policy::ReviewState;
using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;

/// A named person's name goes under drafts, by keys alone.
class SignoffTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_made;

    static void approve(Reopened& workspace, int person)
    {
        DecisionRequest request;
        request.verdict = Verdict::Approve;
        const auto outcomes = workspace->decisions().decide(
            {workspace.draftOf(TeamWorkspace::name(person))}, request);
        QVERIFY(outcomes && !outcomes->front().refusal);
    }
    static ReviewState stateOf(const TeamWindow& desktop, int person)
    {
        Reopened workspace(desktop.path, desktop.clock);
        return *workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(person)));
    }

    static QString draftOf(const TeamWindow& desktop, int person)
    {
        Reopened workspace(desktop.path, desktop.clock);
        return workspace.draftOf(TeamWorkspace::name(person)).text();
    }
    /// The row of a draft in the reviewer's list; -1 if it is not on it.
    static int rowOf(const TeamWindow& desktop, const QString& draft)
    {
        const QAbstractItemModel& queue = *desktop.list()->model();
        for (int row = 0; row < queue.rowCount(); ++row) {
            if (queue.index(row, 0).data(QueueModel::DraftRole).toString() == draft)
                return row;
        }
        return -1;
    }
    /// Finds a draft by the person's name and takes it in hand.
    static void search(TeamWindow& desktop, const QString& person, const QString& draft)
    {
        desktop.press(Qt::Key_Slash);
        desktop.type(person);
        QTRY_VERIFY(rowOf(desktop, draft) >= 0);
        desktop.list()->setFocus();
        desktop.list()->setCurrentIndex(desktop.list()->model()->index(rowOf(desktop, draft), 0));
        QTRY_COMPARE(desktop.models().loader.view()->draft.id.text(), draft);
        desktop.settle();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        const auto clock = std::make_shared<testing::FixedClock>();
        TeamWorkspace::make(m_made, clock);
        Reopened workspace(m_made, clock);
        const Result<User> otto = workspace->session().actAs(u"Otto Lindahl"_s);
        QVERIFY(bool(otto));
        const SegmentId segment = workspace->control().segments()->front().policy.segment.id;
        QVERIFY(bool(workspace->control().setApprovers(segment, {otto->id})));
        QVERIFY(bool(workspace->control().setMode(segment, Mode::Approval, u"First roll-out"_s)));
        QVERIFY(bool(workspace->session().actAs(u"Mara Lindqvist"_s)));
        for (const int person : {4, 0, 3}) // not in the order in which they are due
            approve(workspace, person);
    }

    void showsWhatWaitsTheSoonestDueFirst()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.click(u"pageSignOff"_s);
        auto* list = desktop.find<QListView>(u"signQueue"_s);
        QCOMPARE(list->model()->rowCount(), 3);
        QCOMPARE(list->model()->index(0, 0).data().toString(), TeamWorkspace::name(0));
        QCOMPARE(list->model()->index(1, 0).data().toString(), TeamWorkspace::name(3));
        QCOMPARE(list->model()->index(2, 0).data().toString(), TeamWorkspace::name(4));
        QTRY_COMPARE(desktop.find<QLabel>(u"signName"_s)->text(), TeamWorkspace::name(0));
        QVERIFY(desktop.find<QLabel>(u"signDetail"_s)->text().contains(u'@')); // where it goes
        const QString text = desktop.find<QLabel>(u"signText"_s)->text();
        QVERIFY(text.contains(u"second cold store in Leeds"_s));
        QVERIFY(!text.contains(u"[@"_s)); // as it would be sent
        QVERIFY(desktop.find<QLabel>(u"signApproval"_s)->text().contains(u"Mara Lindqvist"_s));
    }

    void signsByKeysAndGoesOn()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.press(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"signQueue"_s);
        desktop.press(Qt::Key_S);
        QTRY_COMPARE(desktop.find<QLabel>(u"signName"_s)->text(), TeamWorkspace::name(3));
        QTRY_COMPARE(desktop.find<QListView>(u"signQueue"_s)->model()->rowCount(), 2);
        desktop.window->close();
        QCOMPARE(stateOf(desktop, 0), ReviewState::Ready);
        QCOMPARE(stateOf(desktop, 3), ReviewState::NeedsSignOff);
    }

    void theLastOneLeavesTheList()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.press(Qt::Key_2, Qt::ControlModifier);
        auto* page = desktop.find<SignOffPage>(u"signOffPage"_s);
        auto* list = desktop.find<QListView>(u"signQueue"_s);
        for (int left = 3; left > 0; --left) {
            QTRY_COMPARE(list->model()->rowCount(), left);
            desktop.press(Qt::Key_S);
        }
        page->follow({.kind = Change::Kind::All, .drafts = {}});
        desktop.settle();
        QTRY_COMPARE(list->model()->rowCount(), 0);
        QVERIFY(!desktop.find<QLabel>(u"signName"_s)->isVisible());
        desktop.press(Qt::Key_Z);
        QTRY_COMPARE(list->model()->rowCount(), 1);
        QTRY_COMPARE(desktop.find<QLabel>(u"signName"_s)->text(),
                     list->model()->index(0, 0).data().toString());
        QVERIFY(desktop.find<QLabel>(u"signName"_s)->isVisible());
    }

    void theListAndThePageStayTogether()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.press(Qt::Key_2, Qt::ControlModifier);
        auto* page = desktop.find<SignOffPage>(u"signOffPage"_s);
        auto* list = desktop.find<QListView>(u"signQueue"_s);
        // The change is told before the next draft is read, as on a machine with much to do; a second decision
        // comes at once.
        QTest::keyClick(list, Qt::Key_S);
        page->follow({.kind = Change::Kind::All, .drafts = {}});
        QTest::keyClick(list, Qt::Key_S);
        desktop.settle();
        QTRY_COMPARE(desktop.find<QLabel>(u"signName"_s)->text(),
                     list->currentIndex().data().toString());
        QCOMPARE(list->currentIndex().data().toString(), TeamWorkspace::name(3));
        QTRY_COMPARE(list->model()->rowCount(), 2);
        desktop.press(Qt::Key_S);
        QTRY_COMPARE(desktop.find<QLabel>(u"signName"_s)->text(), TeamWorkspace::name(4));
        desktop.window->close();
        QCOMPARE(stateOf(desktop, 0), ReviewState::Ready);
        QCOMPARE(stateOf(desktop, 3), ReviewState::Ready);
        QCOMPARE(stateOf(desktop, 4), ReviewState::NeedsSignOff);
    }

    void sendsBackWithAReason()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.press(Qt::Key_2, Qt::ControlModifier);
        desktop.press(Qt::Key_J);
        desktop.press(Qt::Key_C);
        desktop.type(u"Say which store"_s);
        desktop.press(Qt::Key_Return);
        desktop.press(Qt::Key_R);
        desktop.press(Qt::Key_2); // "Not now"
        QTRY_VERIFY(desktop.find<QListView>(u"signQueue"_s)->model()->rowCount() <= 2);
        desktop.window->close();
        QCOMPARE(stateOf(desktop, 0), ReviewState::NeedsSignOff);
        QCOMPARE(stateOf(desktop, 3), ReviewState::ChangesRequested);
        QCOMPARE(stateOf(desktop, 4), ReviewState::Rejected);
        Reopened workspace(desktop.path, desktop.clock);
        const auto view = workspace->review().viewOf(workspace.draftOf(TeamWorkspace::name(3)));
        QCOMPARE(view->decisions.front().decision.reason, u"Say which store"_s);
    }

    void signsAllShownAfterASummary()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.press(Qt::Key_2, Qt::ControlModifier);
        desktop.press(Qt::Key_S, Qt::ShiftModifier);
        QVERIFY(desktop.find<QWidget>(u"signAllPopover"_s)->isVisible());
        QVERIFY(desktop.find<QLabel>(u"signAllSummary"_s)->text().contains(u"3"_s));
        QCOMPARE(QApplication::focusWidget()->objectName(), u"signAllCancel"_s);
        desktop.press(Qt::Key_Tab);
        desktop.press(Qt::Key_Space);
        QTRY_VERIFY(desktop.find<QWidget>(u"signMessage"_s)->accessibleName().startsWith(u"3"_s));
        desktop.window->close();
        for (const int person : {0, 3, 4})
            QCOMPARE(stateOf(desktop, person), ReviewState::Ready);
    }

    void showsWhatTheTextRestsOnAndHowItWasRead()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.click(u"pageSignOff"_s);
        QTRY_COMPARE(desktop.find<QLabel>(u"signName"_s)->text(), TeamWorkspace::name(0));
        QStringList words;
        for (const QLabel* label :
             desktop.find<QWidget>(u"signEvidence"_s)->findChildren<QLabel*>())
            words.append(label->text());
        const QString all = words.join(u'\n');
        // The passage, where it comes from, and the sentence that stands on it.
        QVERIFY2(all.contains(u"with 6,000 pallet places."_s), qPrintable(all));
        QVERIFY2(all.contains(u"firm0.example"_s), qPrintable(all));
        QVERIFY2(all.contains(u"for “Pellworth Foods opened a second cold store in Leeds"_s),
                 qPrintable(all));
        QVERIFY2(!all.contains(u"[@"_s), qPrintable(all));
        const QString reading = desktop.find<QLabel>(u"signReading"_s)->text();
        QVERIFY2(reading.contains(u"No reading time was recorded."_s), qPrintable(reading));
        QVERIFY2(reading.contains(u"Opened 0 of the 3 passages"_s), qPrintable(reading));
    }

    void whatArrivesInBetweenIsNotSigned()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.press(Qt::Key_2, Qt::ControlModifier);
        desktop.press(Qt::Key_S, Qt::ShiftModifier);
        QVERIFY(desktop.find<QWidget>(u"signAllPopover"_s)->isVisible());
        {
            // While the summary is open, somebody else writes and somebody approves.
            Reopened elsewhere(desktop.path, desktop.clock);
            QVERIFY(bool(elsewhere->session().actAs(u"Mara Lindqvist"_s)));
            const DraftId draft = elsewhere.draftOf(TeamWorkspace::name(3));
            const auto view = elsewhere->review().viewOf(draft);
            EditedText text = editedTextOf(*view->head);
            text.text.replace(u"Hi "_s, u"Hello "_s);
            QVERIFY(bool(elsewhere->edits().finish(draft, view->head->id, text)));
            approve(elsewhere, 3);
        }
        desktop.press(Qt::Key_Tab);
        desktop.press(Qt::Key_Space);
        const auto* message = desktop.find<QWidget>(u"signMessage"_s);
        QTRY_VERIFY2(message->accessibleName().startsWith(u"2"_s),
                     qPrintable(message->accessibleName()));
        QVERIFY2(message->accessibleName().contains(u"1 refused"_s),
                 qPrintable(message->accessibleName()));
        desktop.window->close();
        QCOMPARE(stateOf(desktop, 0), ReviewState::Ready);
        QCOMPARE(stateOf(desktop, 3), ReviewState::NeedsSignOff);
        QCOMPARE(stateOf(desktop, 4), ReviewState::Ready);
    }

    void whoIsNotNamedHasNothingToSign()
    {
        TeamWindow desktop(m_made);
        desktop.click(u"pageSignOff"_s);
        QCOMPARE(desktop.find<QListView>(u"signQueue"_s)->model()->rowCount(), 0);
        QVERIFY(!desktop.find<QWidget>(u"signoff.sign.button"_s)->isEnabled());
        desktop.press(Qt::Key_S);
        desktop.window->close();
        QCOMPARE(stateOf(desktop, 0), ReviewState::NeedsSignOff);
    }

    void whatWaitsForASignatureIsNotInTheReviewersList()
    {
        TeamWindow desktop(m_made);
        const QString place = desktop.find<QLabel>(u"statusPlace"_s)->text();
        QVERIFY2(place.startsWith(u"To "_s), qPrintable(place)); // where it goes
        for (const QString& page : {u"pageSignOff"_s, u"pageActivity"_s}) {
            desktop.click(page); // where another draft than Review's is on display, or none
            QCOMPARE(desktop.find<QLabel>(u"statusPlace"_s)->text(), QString());
            desktop.click(u"pageReview"_s);
            QCOMPARE(desktop.find<QLabel>(u"statusPlace"_s)->text(), place);
        }
        QVERIFY(desktop.list()->model()->rowCount() > 0);
        for (const int person : {0, 3, 4})
            QCOMPARE(rowOf(desktop, draftOf(desktop, person)), -1);
    }

    void onReviewTheFilledButtonIsWhatCanBeDone()
    {
        {
            TeamWindow desktop(m_made);
            search(desktop, TeamWorkspace::name(0), draftOf(desktop, 0));
            QVERIFY(!desktop.find<QWidget>(u"review.approve.button"_s)->isVisible());
            auto* sign = desktop.find<KeyButton>(u"review.signOff.button"_s);
            QVERIFY(sign->isVisible() && !sign->isEnabled());
            QCOMPARE(sign->look(), KeyButton::Look::Filled);
            const QString why = desktop.find<QWidget>(u"reason"_s)->accessibleName();
            QVERIFY2(why.contains(u"Otto Lindahl"_s), qPrintable(why));
        }
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        search(desktop, TeamWorkspace::name(0), draftOf(desktop, 0));
        auto* sign = desktop.find<KeyButton>(u"review.signOff.button"_s);
        QVERIFY(sign->isEnabled());
        desktop.press(Qt::Key_S);
        desktop.window->close();
        QCOMPARE(stateOf(desktop, 0), ReviewState::Ready);
    }
};

} // namespace countersign

QTEST_MAIN(countersign::SignoffTest)
#include "signoff_test.moc"
