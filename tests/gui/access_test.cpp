// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/messages.h"
#include "app/services/review_service.h"
#include "models/common/words.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/shell/workspace_window.h"

#include <QAccessible>

using namespace Qt::StringLiterals;

namespace countersign {

using policy::ReviewState;
using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;

/// The Review page as a screen reader sees it: through accessible interfaces, never through widgets.
class AccessTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_made;

    static QAccessibleInterface* seen(QObject* object)
    {
        return QAccessible::queryAccessibleInterface(object);
    }
    static QString nameOf(QAccessibleInterface* one) { return one->text(QAccessible::Name); }
    /// The first interface below this one whose name begins so.
    static QAccessibleInterface* named(QAccessibleInterface* above, QAccessible::Role role,
                                       const QString& name)
    {
        for (int i = 0; i < above->childCount(); ++i) {
            QAccessibleInterface* one = above->child(i);
            if (!one || one->state().invisible)
                continue;
            if (one->role() == role && nameOf(one).startsWith(name))
                return one;
            if (QAccessibleInterface* below = named(one, role, name))
                return below;
        }
        return nullptr;
    }

    /// Whatever can have the focus below, shown: how many there are, and what of it says nothing, or says what is
    /// meant for the eye.
    static int walk(QAccessibleInterface* above, QStringList& nameless)
    {
        int controls = 0;
        for (int i = 0; i < above->childCount(); ++i) {
            QAccessibleInterface* one = above->child(i);
            if (!one || one->state().invisible)
                continue;
            const QAccessible::Role role = one->role();
            const QString what =
                QString::fromLatin1(one->object() ? one->object()->metaObject()->className() : "") +
                u' ' + (one->object() ? one->object()->objectName() : nameOf(above));
            if (one->state().focusable) {
                ++controls;
                // A cell may be empty; it is in a row that is not.
                const bool isCell = role == QAccessible::Cell;
                if ((nameOf(one).trimmed().isEmpty() && !isCell) || role == QAccessible::NoRole)
                    nameless.append(what);
            }
            if (one->text(QAccessible::Description).contains(u"<p"_s))
                nameless.append(QString(u"markup: "_s + what));
            controls += walk(one, nameless);
        }
        return controls;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        TeamWorkspace::make(m_made, std::make_shared<testing::FixedClock>());
        QAccessible::setActive(true);
    }

    void everyControlHasANameAndARole_data()
    {
        QTest::addColumn<WorkspaceWindow::Page>("page");
        using Page = WorkspaceWindow::Page;
        QTest::newRow("review") << Page::Review;
        QTest::newRow("sign-off") << Page::SignOff;
        QTest::newRow("segments") << Page::Segments;
        QTest::newRow("inputs") << Page::Inputs;
        QTest::newRow("activity") << Page::Activity;
        QTest::newRow("audit") << Page::Audit;
        QTest::newRow("rules") << Page::Rules;
    }
    void everyControlHasANameAndARole()
    {
        QFETCH(const WorkspaceWindow::Page, page);
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_L); // with the filters open
        desktop.window->workspace()->showPage(page);
        desktop.settle();
        QStringList nameless;
        const int controls = walk(seen(desktop.window.get()), nameless);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
        QVERIFY2(controls > 8, qPrintable(QString::number(controls)));
    }

    void theAssistantHasNamesToo()
    {
        TeamWindow desktop(m_made, u"Sam Okafor"_s);
        QFile file(desktop.file(u"people.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("First Name,Last Name,Email\nPetra,Wolf,petra@firm0.example\n");
        file.close();
        desktop.window->workspace()->showImport({file.fileName()});
        QTRY_VERIFY(desktop.find<QWidget>(u"importNext"_s)->isEnabled());
        QStringList nameless;
        walk(seen(desktop.window.get()), nameless);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }

    void rowsOfTheListSayWhoWhereAndHow()
    {
        TeamWindow desktop(m_made);
        QAccessibleInterface* list = seen(desktop.list());
        QCOMPARE(list->role(), QAccessible::List);
        const QString ada = nameOf(list->child(0));
        QVERIFY2(ada.contains(TeamWorkspace::name(0)), qPrintable(ada));
        QVERIFY2(ada.contains(u"Pellworth Foods"_s), qPrintable(ada));
        QVERIFY2(ada.contains(label(ReviewState::NeedsReview)), qPrintable(ada));
        const QString bela = nameOf(list->child(1));
        QVERIFY2(bela.contains(label(ReviewState::Blocked)), qPrintable(bela));
        QVERIFY2(bela.contains(u"1 blocker"_s), qPrintable(bela));
    }

    void findingsSayHowBadTheyAre()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_J); // Bela's has a blocker
        QAccessibleInterface* findings = seen(desktop.find<QWidget>(u"findings"_s));
        const QString first = nameOf(findings->child(0));
        QVERIFY2(first.startsWith(capitalised(label(Severity::Blocker))), qPrintable(first));
    }

    void aDraftIsReviewedThroughInterfacesAlone()
    {
        TeamWindow desktop(m_made);
        QAccessibleInterface* window = seen(desktop.window.get());
        QAccessibleInterface* list = named(window, QAccessible::List, u"Drafts"_s);
        QVERIFY(list && list->tableInterface());
        QVERIFY(list->tableInterface()->selectRow(3)); // Dora's
        desktop.settle();
        QCOMPARE(desktop.person(), TeamWorkspace::name(3));
        QAccessibleInterface* copy = named(window, QAccessible::EditableText, u"Copy"_s);
        QVERIFY(copy && copy->textInterface());
        const QString text =
            copy->textInterface()->text(0, copy->textInterface()->characterCount());
        QVERIFY2(text.startsWith(u"Hi Dora,"_s), qPrintable(text));
        QVERIFY(copy->state().readOnly);
        QVERIFY(named(window, QAccessible::List, u"Evidence"_s));
        QAccessibleInterface* approve = named(window, QAccessible::Button, u"Approve"_s);
        QVERIFY(approve && approve->actionInterface() && !approve->state().disabled);
        desktop.list()->setFocus();
        approve->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(desktop.person(), TeamWorkspace::name(4)); // and on to the next
        desktop.settle();
        // What was done is spoken, and then who comes next.
        QAccessibleInterface* announcer = seen(desktop.find<QWidget>(u"announcer"_s));
        QCOMPARE(announcer->role(), QAccessible::Notification);
        QTRY_COMPARE(nameOf(announcer),
                     QString(TeamWorkspace::name(3) + u": "_s + doneLabel(Verdict::Approve)));
        QVERIFY(nameOf(list->child(desktop.list()->currentIndex().row()))
                    .contains(TeamWorkspace::name(4)));
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(*workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(3))),
                 ReviewState::Ready);
    }

    void whyAKeyDoesNothingIsHeard()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_J); // Bela's has a blocker
        desktop.press(Qt::Key_A);
        QAccessibleInterface* notice = seen(desktop.find<QWidget>(u"message"_s));
        QCOMPARE(notice->role(), QAccessible::Notification);
        QVERIFY(!notice->state().invisible);
        QVERIFY2(nameOf(notice).contains(u"1 blocker"_s), qPrintable(nameOf(notice)));
    }
};

} // namespace countersign

QTEST_MAIN(countersign::AccessTest)
#include "access_test.moc"
