// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/edit_service.h"
#include "app/services/review_service.h"
#include "app/services/session.h"
#include "models/evidence/evidence_model.h"
#include "models/findings/findings_model.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "tests/support/behind_the_back.h"
#include "ui/common/notice.h"
#include "ui/review/findings_view.h"

#include <QClipboard>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace countersign {

using policy::ReviewState;
using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;

/// Correcting copy: typing, undoing, citing, repairing.
class EditingTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_made;

    static void toEnd(TeamWindow& desktop)
    {
        QTest::keyClick(desktop.editor(), Qt::Key_End, Qt::ControlModifier);
    }
    /// What the checks say of the text as it is typed.
    static void waitForChecks(TeamWindow& desktop)
    {
        QTRY_VERIFY_WITH_TIMEOUT(desktop.models().writing.isChecked(), 10000);
        desktop.settle();
    }
    /// Another person's edit of Ada's e-mail, from another window.
    static void editElsewhere(const TeamWindow& desktop, const QString& before,
                              const QString& after)
    {
        Reopened other(desktop.path, desktop.clock);
        const DraftId draft = other.draftOf(TeamWorkspace::name(0));
        const Result<DraftView> view = other->review().viewOf(draft);
        QVERIFY(view.ok() && other->session().actAs(u"Sam Okafor"_s).ok());
        EditedText text{view->head->subject, view->head->text, view->head->citations};
        QVERIFY(text.text.contains(before));
        text.text.replace(before, after);
        QVERIFY(other->edits().finish(draft, view->head->id, text).ok());
    }
    static QAbstractButton* standing(const TeamWindow& desktop, const QString& button)
    {
        return desktop.find<QWidget>(u"standing"_s)->findChild<QAbstractButton*>(button);
    }
    /// Begins an edit of Ada's e-mail and leaves it there.
    static void leaveUnfinished(TeamWindow& desktop)
    {
        desktop.press(Qt::Key_E);
        toEnd(desktop);
        desktop.type(u" unfinished"_s);
        desktop.window->close();
    }
    static void hold(TeamWindow& desktop, Qt::Key key, const QString& text)
    {
        desktop.press(key);
        for (int i = 0; i < 3; ++i) {
            QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, text, true);
            QApplication::sendEvent(QApplication::focusWidget(), &again);
        }
        desktop.settle();
    }
    static int blockers(const TeamWindow& desktop)
    {
        return desktop.models().findings.openCount(Severity::Blocker);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        TeamWorkspace::make(m_made, std::make_shared<testing::FixedClock>());
    }

    void aBlockerAppearsIsUndoneAndTheTextApproved()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_E);
        QVERIFY(desktop.editor()->isEditing());
        const QString before = desktop.editor()->stored();
        toEnd(desktop);
        desktop.type(u" That is a guaranteed result."_s);
        waitForChecks(desktop);
        QVERIFY(blockers(desktop) > 0);
        QVERIFY(!desktop.find<QWidget>(u"review.approveEdited.button"_s)->isEnabled());
        while (desktop.editor()->stored() != before &&
               desktop.editor()->document()->isUndoAvailable())
            QTest::keyClick(desktop.editor(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desktop.editor()->stored(), before);
        waitForChecks(desktop);
        QCOMPARE(blockers(desktop), 0);
        desktop.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(desktop.person(), TeamWorkspace::name(1));
        desktop.settle();
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(*workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(0))),
                 ReviewState::Ready);
    }

    void whatIsTypedBecomesARevision()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_E);
        toEnd(desktop);
        desktop.type(u", Korvel"_s);
        desktop.press(Qt::Key_Escape);
        QVERIFY(!desktop.editor()->isEditing());
        QVERIFY(desktop.editor()->stored().endsWith(u", Korvel"_s));
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        const Result<DraftView> view =
            workspace->review().viewOf(workspace.draftOf(TeamWorkspace::name(0)));
        QVERIFY(view.ok());
        QVERIFY(view->head->text.endsWith(u"Sam Okafor, Korvel"_s));
        QVERIFY(view->head->text.contains(u"[@r1]"_s));
        QCOMPARE(view->revisions.size(), size_t(2));
        QCOMPARE(view->revisions.front().authorName, u"Mara Lindqvist"_s);
    }

    void lettersAreLettersWhileEditing()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_E);
        toEnd(desktop);
        desktop.type(u"ajkcrgszxf12/?"_s);
        QVERIFY(desktop.editor()->stored().endsWith(u"ajkcrgszxf12/?"_s));
        QCOMPARE(desktop.person(), TeamWorkspace::name(0));
    }

    void nothingIsLostWhenTheWindowCloses()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_E);
        toEnd(desktop);
        desktop.type(u" unfinished"_s);
        desktop.restart(desktop.path);
        QVERIFY(desktop.models().loader.view()->work.has_value());
        auto* goOn =
            desktop.find<QWidget>(u"standing"_s)->findChild<QAbstractButton*>(u"noticeFirst"_s);
        QVERIFY(goOn->isVisible());
        goOn->click();
        QVERIFY(desktop.editor()->isEditing());
        QVERIFY(desktop.editor()->stored().endsWith(u" unfinished"_s));
    }

    void aTextThatCannotBeSavedHoldsTheWindowOpen()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_E);
        toEnd(desktop);
        const testing::BehindTheBack other(desktop.path);
        other.run(u"BEGIN IMMEDIATE"_s);
        desktop.type(u" nearly lost"_s);
        QTRY_COMPARE_WITH_TIMEOUT(desktop.models().writing.saving(), DraftWriting::Saving::Failed,
                                  20'000);
        desktop.window->close();
        QVERIFY(desktop.window->isVisible());
        auto* notice = desktop.find<Notice>(u"unsaved"_s);
        QVERIFY(notice->isVisible());
        notice->findChild<QAbstractButton*>(u"noticeFirst"_s)->click();
        QVERIFY(QGuiApplication::clipboard()->text().endsWith(u" nearly lost"_s));
        other.run(u"ROLLBACK"_s);
        QTRY_COMPARE_WITH_TIMEOUT(desktop.models().writing.saving(), DraftWriting::Saving::Saved,
                                  20'000);
        QVERIFY(!notice->isVisible());
        desktop.window->close();
        QVERIFY(!desktop.window->isVisible());
        desktop.restart(desktop.path);
        standing(desktop, u"noticeFirst"_s)->click();
        QVERIFY(desktop.editor()->stored().endsWith(u" nearly lost"_s));
    }

    void anUnfinishedEditKeepsWhatOthersWroteSince()
    {
        TeamWindow desktop(m_made);
        leaveUnfinished(desktop);
        editElsewhere(desktop, u"Hi Ada,"_s, u"Good morning Ada,"_s);
        desktop.restart(desktop.path);
        standing(desktop, u"noticeFirst"_s)->click();
        QVERIFY(desktop.editor()->stored().startsWith(u"Hi Ada,"_s)); // as it was begun
        toEnd(desktop);
        desktop.type(u" but now done"_s);
        desktop.press(Qt::Key_Escape);
        QTRY_VERIFY(!desktop.editor()->isEditing());
        desktop.settle();
        const QString shown = desktop.editor()->stored();
        QVERIFY2(shown.startsWith(u"Good morning Ada,"_s), qPrintable(shown));
        QVERIFY2(shown.endsWith(u" unfinished but now done"_s), qPrintable(shown));
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        const Result<DraftView> view =
            workspace->review().viewOf(workspace.draftOf(TeamWorkspace::name(0)));
        QVERIFY(view.ok() && view->conflicting.empty());
        QCOMPARE(view->head->text, shown);
    }

    void anUnfinishedEditLeftAsItWasShowsWhatStands()
    {
        TeamWindow desktop(m_made);
        const QString before = desktop.editor()->stored();
        leaveUnfinished(desktop);
        editElsewhere(desktop, u"Hi Ada,"_s, u"Good morning Ada,"_s);
        desktop.restart(desktop.path);
        desktop.list()->setFocus();
        desktop.press(Qt::Key_E);
        toEnd(desktop);
        while (desktop.editor()->stored() != before)
            QTest::keyClick(desktop.editor(), Qt::Key_Backspace);
        desktop.press(Qt::Key_Escape);
        QTRY_VERIFY(desktop.editor()->stored().startsWith(u"Good morning Ada,"_s));
        QTRY_VERIFY(!desktop.models().loader.view()->work.has_value());
        QVERIFY(!standing(desktop, u"noticeFirst"_s)->isVisible());
    }

    void theOfferToGoOnGoesWhenOneDoes()
    {
        TeamWindow desktop(m_made);
        leaveUnfinished(desktop);
        desktop.restart(desktop.path);
        QVERIFY(standing(desktop, u"noticeSecond"_s)->isVisible());
        desktop.list()->setFocus();
        desktop.press(Qt::Key_E);
        QVERIFY(desktop.editor()->isEditing());
        QVERIFY(!standing(desktop, u"noticeFirst"_s)->isVisible());
        QVERIFY(!standing(desktop, u"noticeSecond"_s)->isVisible());
        desktop.type(u"more"_s);
        QTRY_COMPARE(desktop.models().writing.saving(), DraftWriting::Saving::Saved);
        desktop.settle();
        QVERIFY(!standing(desktop, u"noticeFirst"_s)->isVisible());
    }

    void aDiscardedEditCanBeBroughtBack()
    {
        TeamWindow desktop(m_made);
        const QString before = desktop.editor()->stored();
        leaveUnfinished(desktop);
        desktop.restart(desktop.path);
        standing(desktop, u"noticeSecond"_s)->click();
        desktop.settle();
        QCOMPARE(desktop.editor()->stored(), before);
        QTRY_VERIFY(!desktop.models().loader.view()->work.has_value());
        desktop.settle();
        QAbstractButton* back = standing(desktop, u"noticeFirst"_s);
        QVERIFY(back->isVisible());
        back->click();
        desktop.settle();
        QVERIFY(desktop.editor()->isEditing());
        QCOMPARE(desktop.editor()->stored(), QString(before + u" unfinished"_s));
        QTRY_COMPARE(desktop.models().writing.saving(), DraftWriting::Saving::Saved);
        desktop.restart(desktop.path); // and it is kept again
        QCOMPARE(desktop.models().loader.view()->work->text.text,
                 QString(before + u" unfinished"_s));
    }

    void nothingIsCitedIntoATextOneDoesNotSee()
    {
        TeamWindow desktop(m_made);
        leaveUnfinished(desktop);
        desktop.restart(desktop.path);
        const QString before = desktop.editor()->stored();
        const EvidenceModel& evidence = desktop.models().evidence;
        auto* list = desktop.find<QListView>(u"evidence"_s);
        list->setFocus();
        list->setCurrentIndex(evidence.index(evidence.firstPassage()));
        desktop.press(Qt::Key_X);
        QCOMPARE(desktop.editor()->stored(), before);
        QVERIFY(!desktop.editor()->isEditing());
        QVERIFY(desktop.find<Notice>(u"message"_s)->isVisible()); // and says what to do first
    }

    void aKeyHeldDownTypesNothing()
    {
        TeamWindow desktop(m_made);
        const QString before = desktop.editor()->stored();
        hold(desktop, Qt::Key_E, u"e"_s);
        QVERIFY(desktop.editor()->isEditing());
        QCOMPARE(desktop.editor()->stored(), before);
        hold(desktop, Qt::Key_O, u"o"_s); // one that was typed repeats
        QCOMPARE(desktop.editor()->stored().count(u'o'), before.count(u'o') + 4);
        desktop.press(Qt::Key_Escape);
        hold(desktop, Qt::Key_C, u"c"_s);
        QCOMPARE(desktop.find<QLineEdit>(u"reasonLine"_s)->text(), QString());
    }

    void citesWithX()
    {
        TeamWindow desktop(m_made);
        const EvidenceModel& evidence = desktop.models().evidence;
        int uncited = -1;
        for (int row = 0; row < evidence.rowCount() && uncited < 0; ++row) {
            if (evidence.passageAt(row) && !evidence.passageAt(row)->cited)
                uncited = row;
        }
        QVERIFY(uncited >= 0);
        const EvidenceId chosen = evidence.passageAt(uncited)->evidence.id;
        auto* list = desktop.find<QListView>(u"evidence"_s);
        list->setFocus();
        list->setCurrentIndex(evidence.index(uncited));
        desktop.press(Qt::Key_X);
        QVERIFY(desktop.editor()->isEditing());
        const QString label = desktop.models().evidence.labelOf(chosen);
        QVERIFY(!label.isEmpty());
        QVERIFY(desktop.editor()->stored().contains(QString(u"[@" % label % u']')));
        desktop.editor()->setFocus();
        desktop.press(Qt::Key_Escape);
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        const Result<DraftView> view =
            workspace->review().viewOf(workspace.draftOf(TeamWorkspace::name(0)));
        QVERIFY(view.ok());
        QCOMPARE(view->head->citations.at(label), chosen);
    }

    void aFixWhileReadingIsDoneAndOneReadsOn()
    {
        TeamWindow desktop(m_made);
        editElsewhere(desktop, u"Hi Ada,"_s, u"Hi Cleo,"_s); // the check knows the right name
        desktop.restart(desktop.path);
        desktop.list()->setFocus();
        QTRY_VERIFY(desktop.editor()->stored().startsWith(u"Hi Cleo,"_s));
        desktop.settle();
        const QString before = desktop.editor()->stored();
        auto* findings = desktop.find<FindingsView>(u"findings"_s);
        const auto hasFix = [&] {
            return !findings->currentIndex().data(FindingsModel::FixRole).toString().isEmpty();
        };
        for (int i = 0; i < findings->model()->rowCount() && !hasFix(); ++i) {
            desktop.press(Qt::Key_F);
            QVERIFY(!desktop.editor()->isEditing());
        }
        QVERIFY(hasFix());
        desktop.press(Qt::Key_Return);
        QTRY_VERIFY(desktop.editor()->stored() != before);
        QVERIFY(!desktop.editor()->isEditing());
        QVERIFY(!desktop.find<QWidget>(u"editingSign"_s)->isVisible());
        const QString mended = desktop.editor()->stored();
        QVERIFY2(mended.startsWith(u"Hi Ada,"_s), qPrintable(mended));
        desktop.press(Qt::Key_C); // a decision's key, not a letter
        QVERIFY(desktop.find<QWidget>(u"reasonPopover"_s)->isVisible());
        QCOMPARE(desktop.editor()->stored(), mended);
        desktop.press(Qt::Key_Escape);
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        const Result<DraftView> view =
            workspace->review().viewOf(workspace.draftOf(TeamWorkspace::name(0)));
        QVERIFY(view.ok() && !view->work);
        QCOMPARE(view->head->text, mended);
    }

    void editingSaysSo()
    {
        TeamWindow desktop(m_made);
        QVERIFY(!desktop.find<QWidget>(u"editingSign"_s)->isVisible());
        desktop.press(Qt::Key_E);
        QVERIFY(desktop.find<QWidget>(u"editingSign"_s)->isVisible());
        desktop.press(Qt::Key_Escape);
        QVERIFY(!desktop.find<QWidget>(u"editingSign"_s)->isVisible());
    }

    void theSubjectIsEditedToo()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_E);
        auto* subject = desktop.find<QLineEdit>(u"subject"_s);
        subject->setFocus();
        subject->selectAll();
        desktop.type(u"Gaps in Leeds"_s);
        desktop.press(Qt::Key_Escape);
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(
            workspace->review().viewOf(workspace.draftOf(TeamWorkspace::name(0)))->head->subject,
            u"Gaps in Leeds"_s);
    }

    void caretLightsEvidenceAndEvidenceLightsSentences()
    {
        TeamWindow desktop(m_made);
        desktop.editor()->setFocus();
        desktop.editor()->setCaret(desktop.editor()->stored().indexOf(u"second cold store"_s));
        QVERIFY(!desktop.models().evidence.lit().empty());
        desktop.editor()->setCaret(0); // the greeting rests on nothing
        QVERIFY(desktop.models().evidence.lit().empty());
    }
};

} // namespace countersign

QTEST_MAIN(countersign::EditingTest)
#include "editing_test.moc"
