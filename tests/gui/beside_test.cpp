// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/edit_service.h"
#include "app/services/import_service.h"
#include "app/services/review_service.h"
#include "app/services/session.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/review/conflict_panel.h"
#include "ui/review/evidence_panel.h"
#include "ui/review/findings_view.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTextEdit>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace countersign {

using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;

/// Stands for the browser.
class Opener : public QObject {
    Q_OBJECT

public:
    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl& address) { opened.append(address); }
};

/// What stands beside a text: earlier texts, evidence, findings, another person's version.
class BesideTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_made;

    static QStringList evidence(const TeamWindow& desktop)
    {
        QStringList texts;
        const QAbstractItemModel* model = desktop.find<EvidenceList>(u"evidence"_s)->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data(EvidenceModel::KindRole).value<EvidenceModel::Kind>() ==
                EvidenceModel::Kind::Passage)
                texts.append(model->index(row, 0).data().toString());
        }
        return texts;
    }
    /// Deletes words of the text, key by key; a chip is one key.
    static void cut(TeamWindow& desktop, const QString& words)
    {
        const qsizetype at = desktop.editor()->stored().indexOf(words);
        QVERIFY(at >= 0);
        desktop.editor()->setCaret(at);
        const QString left = desktop.editor()->stored().remove(at, words.size());
        for (int i = 0; i < 200 && desktop.editor()->stored() != left; ++i)
            QTest::keyClick(desktop.editor(), Qt::Key_Delete);
        QCOMPARE(desktop.editor()->stored(), left);
    }
    static void waitForChecks(TeamWindow& desktop)
    {
        QTRY_VERIFY_WITH_TIMEOUT(desktop.models().writing.isChecked(), 10000);
        desktop.settle();
    }
    /// Two people edit Dora's e-mail from the same text, each in the same sentence.
    static void makeConflict(const QString& path, const std::shared_ptr<const Clock>& clock)
    {
        Reopened workspace(path, clock);
        const DraftId draft = workspace.draftOf(TeamWorkspace::name(3));
        const Result<DraftView> view = workspace->review().viewOf(draft);
        if (!view || !view->head)
            qFatal("no text to edit");
        for (const auto& [who, word] : {std::pair{u"Sam Okafor"_s, u"Good morning"_s},
                                        std::pair{u"Mara Lindqvist"_s, u"Dear"_s}}) {
            EditedText text{view->head->subject, view->head->text, view->head->citations};
            text.text.replace(0, 2, word);
            if (!workspace->session().actAs(who))
                qFatal("nobody of that name");
            if (!workspace->edits().finish(draft, view->head->id, text))
                qFatal("the edit was refused");
        }
    }

    /// The Sign-off page compares, too.
    template<class Widget>
    static Widget* inReview(TeamWindow& desktop, const QString& name)
    {
        return desktop.find<QWidget>(u"reviewPage"_s)->findChild<Widget*>(name);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        TeamWorkspace::make(m_made, std::make_shared<testing::FixedClock>());
    }

    void comparesWordByWordWithWhatWasApproved()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_A);
        desktop.press(Qt::Key_K);
        desktop.press(Qt::Key_L); // Ada's is decided and no longer in the list
        auto* state = desktop.find<QComboBox>(u"stateFilter"_s);
        state->setCurrentIndex(state->findData(u"ready"_s));
        desktop.settle();
        QTRY_COMPARE(desktop.list()->model()->rowCount(), 1);
        desktop.list()->setFocus();
        desktop.list()->step(0);
        desktop.settle();
        desktop.list()->select(desktop.models().queue.rowAt(0).draft);
        desktop.settle();
        QCOMPARE(desktop.person(), TeamWorkspace::name(0));
        desktop.press(Qt::Key_E);
        QTest::keyClick(desktop.editor(), Qt::Key_Home, Qt::ControlModifier);
        desktop.type(u"Well, "_s);
        desktop.press(Qt::Key_Escape);
        desktop.press(Qt::Key_W);
        auto* comparison = inReview<QWidget>(desktop, u"comparison"_s);
        QVERIFY(comparison->isVisible());
        QVERIFY(!desktop.editor()->isVisible());
        QCOMPARE(inReview<QComboBox>(desktop, u"comparedWith"_s)->currentText(),
                 u"What was approved"_s);
        QVERIFY(inReview<QTextEdit>(desktop, u"comparedText"_s)
                    ->toPlainText()
                    .contains(u"Well, Hi Ada"_s));
        QVERIFY2(inReview<QLabel>(desktop, u"comparedCounts"_s)->text().contains(u"1 more"_s),
                 qPrintable(inReview<QLabel>(desktop, u"comparedCounts"_s)->text()));
        desktop.press(Qt::Key_W);
        QVERIFY(!comparison->isVisible());
        QVERIFY(desktop.editor()->isVisible());
    }

    void comparesWhatIsBeingTypedAndLeavesItAlone()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_E);
        desktop.type(u"First. "_s);
        desktop.press(Qt::Key_Escape);
        desktop.press(Qt::Key_E);
        desktop.type(u"Second. "_s);
        desktop.press(Qt::Key_D, Qt::ControlModifier);
        const QString compared = inReview<QTextEdit>(desktop, u"comparedText"_s)->toPlainText();
        QVERIFY2(compared.contains(u"First. "_s) && compared.contains(u"Second. "_s),
                 qPrintable(compared));
        desktop.press(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(desktop.editor()->isEditing());
        QVERIFY(desktop.editor()->stored().contains(u"Second. "_s));
    }

    void nothingToCompareIsSaidSo()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_W);
        QVERIFY(!inReview<QWidget>(desktop, u"comparison"_s)->isVisible());
    }

    void searchesTheEvidence()
    {
        TeamWindow desktop(m_made);
        const qsizetype all = evidence(desktop).size();
        QVERIFY(all >= 4);
        desktop.press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"evidenceSearch"_s);
        desktop.type(u"SUPERMARKETS contract"_s);
        QCOMPARE(evidence(desktop).size(), 1);
        desktop.press(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"evidence"_s);
        desktop.press(Qt::Key_X); // and what was found is cited
        QVERIFY(desktop.editor()->isEditing());
        QVERIFY2(desktop.editor()->stored().contains(u"[@r2]"_s),
                 qPrintable(desktop.editor()->stored()));
        desktop.find<QLineEdit>(u"evidenceSearch"_s)->setFocus();
        desktop.press(Qt::Key_Escape);
        QCOMPARE(evidence(desktop).size(), all);
    }

    void opensTheSourceOfAPassage()
    {
        TeamWindow desktop(m_made);
        Opener opener;
        QDesktopServices::setUrlHandler(u"https"_s, &opener, "open");
        desktop.press(Qt::Key_O); // nothing is chosen
        QVERIFY(opener.opened.isEmpty());
        auto* list = desktop.find<EvidenceList>(u"evidence"_s);
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            list->setCurrentIndex(list->model()->index(row, 0));
            desktop.press(Qt::Key_O);
        }
        QDesktopServices::unsetUrlHandler(u"https"_s);
        QVERIFY(opener.opened.contains(QUrl(u"https://firm0.example/news"_s)));
        QCOMPARE(opener.opened.size(), 2); // a note and our own knowledge have no address
    }

    void addsANoteOfOnesOwnAndCitesIt()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_N);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"noteText"_s);
        desktop.type(u"Ada said in the call that the alarm in Leeds failed twice in May."_s);
        desktop.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!desktop.find<QWidget>(u"notePopover"_s)->isVisible());
        QTRY_VERIFY(evidence(desktop).join(u'\n').contains(u"failed twice in May"_s));
        QTRY_VERIFY(desktop.find<QWidget>(u"cite"_s)->isEnabled());
        desktop.press(Qt::Key_X);
        QTRY_VERIFY(desktop.editor()->stored().contains(u"[@c2]"_s));
        desktop.press(Qt::Key_Escape);
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        const Result<DraftView> view =
            workspace->review().viewOf(workspace.draftOf(TeamWorkspace::name(0)));
        QVERIFY(view.ok());
        QVERIFY(view->head->text.contains(u"[@c2]"_s));
        QVERIFY(std::any_of(view->evidence.begin(), view->evidence.end(), [](const auto& one) {
            return one.cited && one.evidence.text.contains(u"failed twice"_s);
        }));
    }

    void findingsStayWhereTheyAreUnderThePointer()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_J); // Bela's: a claim that nothing bears out
        auto* findings = desktop.find<FindingsView>(u"findings"_s);
        const int rows = findings->model()->rowCount();
        QVERIFY(rows > 0);
        const QString first = findings->model()->index(0, 0).data().toString();
        QEnterEvent enter({5, 5}, {5, 5}, {5, 5});
        QApplication::sendEvent(findings, &enter);
        desktop.press(Qt::Key_E);
        cut(desktop, u" Since then you have hired three quality engineers [@s1]."_s);
        waitForChecks(desktop);
        QVERIFY(findings->model()->rowCount() >= rows);
        QCOMPARE(findings->model()->index(0, 0).data().toString(), first);
        QVERIFY(findings->model()->index(0, 0).data(FindingsModel::MendedRole).toBool());
        QCOMPARE(desktop.models().findings.openCount(Severity::Blocker), 0);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(findings, &leave);
        for (int row = 0; row < findings->model()->rowCount(); ++row)
            QVERIFY(findings->model()->index(row, 0).data().toString() != first);
    }

    void theCaretStaysWhenAFindingGoes()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_J);
        desktop.press(Qt::Key_J); // Cleo's: the boundary
        desktop.press(Qt::Key_F);
        desktop.press(Qt::Key_E);
        const QString words = u" That is a guaranteed result."_s;
        const qsizetype at = desktop.editor()->stored().indexOf(words);
        cut(desktop, words);
        waitForChecks(desktop);
        QCOMPARE(desktop.models().findings.openCount(Severity::Blocker), 0);
        QCOMPARE(desktop.editor()->caret(), at);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(desktop.editor()));
    }

    void drawsWhereATextMessageIsCut()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_3);
        desktop.press(Qt::Key_E);
        QTest::keyClick(desktop.editor(), Qt::Key_End, Qt::ControlModifier);
        const QImage before = desktop.editor()->grab().toImage();
        for (int i = 0; i < 12; ++i)
            desktop.type(u" and on and on"_s);
        waitForChecks(desktop);
        QVERIFY(desktop.find<QLabel>(u"metrics"_s)->text().contains(u"2 segments"_s));
        QCOMPARE(desktop.editor()->cuts().size(), size_t(1));
        const QString sent = text::withoutMarks(desktop.editor()->stored());
        // Its first message is 153 septets long, one chip earlier in the document.
        QCOMPARE(desktop.editor()->cuts().front(), 153 + (sent.size() > 153 ? 2 : 0));
    }

    void theFiguresSayWhatTheyMean()
    {
        TeamWindow desktop(m_made);
        auto* figures = inReview<QLabel>(desktop, u"metrics"_s);
        QVERIFY(figures->text().contains(u"grade "_s));
        QVERIFY(figures->text().contains(u"specificity "_s));
        const QString meaning = figures->accessibleDescription();
        QVERIFY2(meaning.contains(u"years of school"_s), qPrintable(meaning));
        QVERIFY2(meaning.contains(u"about this person or company alone"_s), qPrintable(meaning));
        const QPoint middle = figures->rect().center();
        QHelpEvent asked(QEvent::ToolTip, middle, figures->mapToGlobal(middle));
        QCoreApplication::sendEvent(figures, &asked);
        QVERIFY2(QToolTip::text().contains(u"years of school"_s), qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    void twoVersionsAreResolvedByHand()
    {
        const QString path = m_folder.filePath(u"conflict.countersign"_s);
        QFile::copy(m_made, path);
        makeConflict(path, std::make_shared<testing::FixedClock>());
        TeamWindow desktop(path);
        const int row = desktop.list()->model()->rowCount();
        for (int i = 0; i < row && desktop.person() != TeamWorkspace::name(3); ++i)
            desktop.press(Qt::Key_J);
        QCOMPARE(desktop.person(), TeamWorkspace::name(3));
        // Both are told where the text would stand, and what can be done is the filled button.
        auto* versions = inReview<QLabel>(desktop, u"versions"_s);
        QVERIFY(versions->isVisible() && !desktop.editor()->isVisible());
        QVERIFY(!inReview<QLabel>(desktop, u"metrics"_s)->isVisible());
        for (const QString& told : {u"Sam Okafor"_s, u"Mara Lindqvist"_s, u"“Dear Dora"_s,
                                    u"“Good morning Dora"_s, u"Resolve…"_s})
            QVERIFY2(versions->text().contains(told), qPrintable(versions->text()));
        auto* resolve = desktop.find<QAbstractButton>(u"review.edit.button"_s);
        QVERIFY(resolve->isVisible() && resolve->isEnabled());
        QCOMPARE(resolve->text(), u"Resolve…"_s);
        QVERIFY(!desktop.find<QWidget>(u"review.approve.button"_s)->isVisible());
        desktop.press(Qt::Key_E);
        auto* panel = desktop.find<ConflictPanel>(u"conflict"_s);
        QTRY_VERIFY(panel->isVisible());
        const QString mine = desktop.find<CopyEditor>(u"takeMine.text"_s)->stored();
        const QString theirs = desktop.find<CopyEditor>(u"takeTheirs.text"_s)->stored();
        QVERIFY(mine.startsWith(u"Dear Dora"_s) != theirs.startsWith(u"Dear Dora"_s));
        QVERIFY(mine.startsWith(u"Good morning"_s) != theirs.startsWith(u"Good morning"_s));
        auto* result = desktop.find<CopyEditor>(u"resolvedText"_s);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(result));
        QTest::keyClick(result, Qt::Key_A, Qt::ControlModifier);
        desktop.type(u"Hello Dora, shall I send you the report?"_s);
        desktop.click(u"keepResolved"_s);
        QTRY_VERIFY(!panel->isVisible());
        QTRY_COMPARE(desktop.editor()->stored(), u"Hello Dora, shall I send you the report?"_s);
        QVERIFY(desktop.editor()->isVisible() && !versions->isVisible());
        QCOMPARE(resolve->text(), u"Edit"_s);
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        const Result<DraftView> view =
            workspace->review().viewOf(workspace.draftOf(TeamWorkspace::name(3)));
        QVERIFY(view.ok());
        QVERIFY(view->conflicting.empty());
        QCOMPARE(view->head->parents.size(), size_t(2));
    }

    void whatIsWrittenInAConflictStays()
    {
        const QString path = m_folder.filePath(u"conflict3.countersign"_s);
        QFile::copy(m_made, path);
        makeConflict(path, std::make_shared<testing::FixedClock>());
        TeamWindow desktop(path);
        const auto openConflict = [&desktop] {
            const int rows = desktop.list()->model()->rowCount();
            for (int i = 0; i < rows && desktop.person() != TeamWorkspace::name(3); ++i)
                desktop.press(Qt::Key_J);
            desktop.find<QWidget>(u"standing"_s)->findChild<QAbstractButton*>()->click();
            desktop.settle();
        };
        openConflict();
        QTRY_VERIFY(desktop.find<ConflictPanel>(u"conflict"_s)->isVisible());
        auto* result = desktop.find<CopyEditor>(u"resolvedText"_s);
        QTest::keyClick(result, Qt::Key_A, Qt::ControlModifier);
        desktop.type(u"Hello Dora, half a"_s);
        // What others do moves nothing here.
        desktop.models().loader.reload();
        desktop.settle();
        desktop.type(u" sentence"_s);
        QVERIFY(desktop.find<ConflictPanel>(u"conflict"_s)->isVisible());
        QCOMPARE(result->stored(), u"Hello Dora, half a sentence"_s);
        desktop.restart(desktop.path);
        openConflict();
        QTRY_VERIFY(desktop.find<ConflictPanel>(u"conflict"_s)->isVisible());
        QCOMPARE(desktop.find<CopyEditor>(u"resolvedText"_s)->stored(),
                 u"Hello Dora, half a sentence"_s);
    }

    void oneOfTwoVersionsIsTakenWhole()
    {
        const QString path = m_folder.filePath(u"conflict2.countersign"_s);
        QFile::copy(m_made, path);
        makeConflict(path, std::make_shared<testing::FixedClock>());
        TeamWindow desktop(path);
        const int rows = desktop.list()->model()->rowCount();
        for (int i = 0; i < rows && desktop.person() != TeamWorkspace::name(3); ++i)
            desktop.press(Qt::Key_J);
        desktop.find<QWidget>(u"standing"_s)->findChild<QAbstractButton*>()->click();
        desktop.settle();
        QTRY_VERIFY(desktop.find<ConflictPanel>(u"conflict"_s)->isVisible());
        const QString theirs = desktop.find<CopyEditor>(u"takeTheirs.text"_s)->stored();
        desktop.click(u"takeTheirs"_s);
        QTRY_COMPARE(desktop.editor()->stored(), theirs);
        QVERIFY(desktop.editor()->isVisible());
    }
};

} // namespace countersign

QTEST_MAIN(countersign::BesideTest)

#include "beside_test.moc"
