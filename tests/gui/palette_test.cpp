// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/review_service.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/common/action_registry.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace countersign {

using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;

/// Everything there is, by its name.
class PaletteTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_made;

    static QStringList shown(const TeamWindow& desktop)
    {
        QStringList texts;
        const QAbstractItemModel* model = desktop.find<QListView>(u"paletteList"_s)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            texts.append(model->index(row, 0).data().toString());
        return texts;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        TeamWorkspace::make(m_made, std::make_shared<testing::FixedClock>());
    }

    void opensOnAKeyAndClosesOnEscape()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_K, Qt::ControlModifier);
        auto* palette = desktop.find<QWidget>(u"palette"_s);
        QVERIFY(palette->isVisible());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"paletteLine"_s);
        desktop.press(Qt::Key_Escape);
        QVERIFY(!palette->isVisible());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(desktop.list()));
    }

    void listsEveryCommandThatIsInSight()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_K, Qt::ControlModifier);
        const QStringList texts = shown(desktop);
        int commands = 0;
        for (const auto& entry : desktop.window->workspace()->commands().entries()) {
            const bool inSight =
                entry.anywhere || static_cast<QWidget*>(entry.action->parent())->isVisible();
            if (!inSight || !entry.action->isVisible() || entry.id == u"window.palette"_s)
                continue;
            QVERIFY2(texts.contains(entry.action->text()), qPrintable(entry.id));
            ++commands;
        }
        QVERIFY(commands > 20);
        for (const QString& page : {u"Inputs"_s, u"Activity"_s, u"Audit"_s})
            QVERIFY2(texts.contains(page), qPrintable(page));
    }

    /// Whatever a menu offers is there by its name.
    void hasWhateverStandsInAMenu_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("menu");
        QTest::newRow("user") << u"user"_s << u"userMenu"_s;
        QTest::newRow("lists") << u"views"_s << u"viewsMenu"_s;
        QTest::newRow("tables") << u"deliverTable"_s << u"csvStyles"_s;
    }

    void hasWhateverStandsInAMenu()
    {
        QFETCH(QString, button);
        QFETCH(QString, menu);
        TeamWindow desktop(m_made);
        if (button == u"deliverTable"_s)
            desktop.click(u"pageActivity"_s);
        QTest::mouseClick(desktop.find<QWidget>(button), Qt::LeftButton);
        auto* open = desktop.find<QMenu>(menu);
        QVERIFY(open && open->isVisible());
        QStringList offered;
        for (const QAction* action : open->actions()) {
            if (!action->isSeparator() && !action->text().isEmpty() && !action->menu())
                offered.append(action->text().section(u" · "_s, 0, 0));
        }
        QVERIFY(!offered.isEmpty());
        open->close();
        if (button != u"deliverTable"_s)
            desktop.list()->setFocus();
        desktop.press(Qt::Key_K, Qt::ControlModifier);
        const QStringList there = shown(desktop);
        for (const QString& text : offered) {
            if (text == u"Everything there is"_s || text == u"Mara Lindqvist"_s)
                continue; // where one is, and who one is
            QVERIFY2(there.contains(text) || there.contains(QString(u"Act as "_s % text)),
                     qPrintable(text));
        }
    }

    void aCommandOfAnotherPageShowsItFirst()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.press(Qt::Key_A);
        desktop.picker.next = {desktop.folder.path()};
        desktop.press(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(!shown(desktop).contains(u"Sign, next"_s)); // what one would not see
        desktop.type(u"hand over as e-mail"_s);
        desktop.press(Qt::Key_Return);
        desktop.settle();
        QVERIFY(desktop.find<QWidget>(u"activityPage"_s)->isVisible());
        QTRY_VERIFY(desktop.find<QWidget>(u"handOver"_s)->isVisible());
    }

    void quitsOnItsKey()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_Q, Qt::ControlModifier);
        QTRY_VERIFY(!desktop.window->isVisible());
    }

    void runsACommandByItsName()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_K, Qt::ControlModifier);
        desktop.type(u"approve"_s);
        desktop.press(Qt::Key_Return);
        QCOMPARE(desktop.person(), TeamWorkspace::name(1));
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(*workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(0))),
                 policy::ReviewState::Ready);
    }

    void saysWhyACommandCannotBeUsed()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_J); // Bela's has a blocker
        desktop.press(Qt::Key_K, Qt::ControlModifier);
        desktop.type(u"approve, next"_s);
        auto* list = desktop.find<QListView>(u"paletteList"_s);
        QVERIFY(!list->currentIndex().data(PaletteModel::UsableRole).toBool());
        QVERIFY(!list->currentIndex().data(PaletteModel::WhyNotRole).toString().isEmpty());
        desktop.press(Qt::Key_Return);
        QVERIFY(desktop.find<QWidget>(u"palette"_s)->isVisible());
    }

    void findsPeopleAndGoesToTheirDraft()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_K, Qt::ControlModifier);
        desktop.type(TeamWorkspace::name(7));
        QTRY_VERIFY(shown(desktop).contains(TeamWorkspace::name(7)));
        desktop.press(Qt::Key_Return);
        QTRY_COMPARE(desktop.person(), TeamWorkspace::name(7));
        QVERIFY(desktop.list()->isVisible());
    }

    void goesToPagesAndLists()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_K, Qt::ControlModifier);
        desktop.type(u"audit"_s);
        desktop.press(Qt::Key_Return);
        QVERIFY(!desktop.list()->isVisible());
        desktop.press(Qt::Key_K, Qt::ControlModifier);
        desktop.type(u"blocked"_s);
        desktop.press(Qt::Key_Return);
        QVERIFY(desktop.list()->isVisible());
        QTRY_COMPARE(desktop.list()->model()->rowCount(), 2);
    }

    void becomesSomebodyElse()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_K, Qt::ControlModifier);
        desktop.type(u"act as otto"_s);
        desktop.press(Qt::Key_Return);
        QTRY_VERIFY(desktop.find<QAbstractButton>(u"user"_s)->text().startsWith(u"Otto Lindahl"_s));
    }

    void worksWhileOneWrites()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_E);
        desktop.type(u"Well, "_s);
        desktop.press(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(desktop.find<QWidget>(u"palette"_s)->isVisible());
        desktop.type(u"done"_s);
        desktop.press(Qt::Key_Return);
        QVERIFY(!desktop.editor()->isEditing());
        QVERIFY(desktop.editor()->stored().startsWith(u"Well, "_s));
    }
};

} // namespace countersign

QTEST_MAIN(countersign::PaletteTest)

#include "palette_test.moc"
