// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/review_service.h"
#include "models/evidence/evidence_model.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/review/findings_view.h"

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
