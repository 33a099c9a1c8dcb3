// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/import_service.h"
#include "app/services/people_service.h"
#include "models/twins/twin_list.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace countersign {

using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;

/// Records that may be one person: seen side by side, decided by keys, and taken back.
class TwinsPageTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_made;

    /// The page, with the records of Ada and Bela in hand, each of whom is there twice.
    static QListView* page(TeamWindow& desktop)
    {
        desktop.window->workspace()->showPage(WorkspaceWindow::Page::Twins);
        auto* list = desktop.find<QListView>(u"twins"_s);
        desktop.settle();
        return list;
    }
    static QString cell(TeamWindow& desktop, const QString& field, int column)
    {
        const QAbstractItemModel* model = desktop.find<QTableView>(u"twinFields"_s)->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data().toString() == field)
                return model->index(row, column).data().toString();
        }
        return u"no such row"_s;
    }
    static bool isMerged(const QListView& list, int row)
    {
        return list.model()->index(row, 0).data(TwinList::MergedRole).toBool();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        const auto clock = std::make_shared<testing::FixedClock>();
        TeamWorkspace::make(m_made, clock);
        Reopened workspace(m_made, clock);
        // The same name at the same company under another address: as a second CRM has it.
        QByteArray rows = "CRM ID,Name,Email,Company,Phone,City\n";
        for (int person = 0; person < 2; ++person) {
            const auto view =
                workspace->review().viewOf(workspace.draftOf(TeamWorkspace::name(person)));
            QVERIFY(view.ok());
            rows += "7" + QByteArray::number(person) + ',' + view->prospect.name.toUtf8() +
                    ",other" + QByteArray::number(person) + "@elsewhere.example," +
                    (view->account ? view->account->name : QString()).toUtf8() +
                    ",+44 7700 900100,Leith\n";
        }
        const QString file = m_folder.filePath(u"second.csv"_s);
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(rows);
        out.close();
        QVERIFY(workspace->imports().run(ImportKind::Prospects, {file}).ok());
        QCOMPARE(workspace->people().undecidedTwins()->size(), size_t(2));
    }

    void bothSidesAndTheOutcomeAreShown()
    {
        TeamWindow desktop(m_made);
        QListView* list = page(desktop);
        QCOMPARE(list->model()->rowCount(), 2);
        QCOMPARE(desktop.find<QWidget>(u"pageTwins"_s)->accessibleDescription(), u"2"_s);
        QCOMPARE(desktop.find<QLabel>(u"twinsTitle"_s)->text(), TeamWorkspace::name(0));
        QCOMPARE(cell(desktop, u"E-mail"_s, 2), u"other0@elsewhere.example"_s);
        QCOMPARE(cell(desktop, u"E-mail"_s, 3), cell(desktop, u"E-mail"_s, 1));
        QCOMPARE(cell(desktop, u"City"_s, 1), QString());
        QCOMPARE(cell(desktop, u"City"_s, 3), u"Leith"_s);
        QCOMPARE(cell(desktop, u"City"_s, 4), u"only in the second"_s);
        QCOMPARE(cell(desktop, u"Name"_s, 4), u"the same in both"_s);
        desktop.press(Qt::Key_J);
        QCOMPARE(desktop.find<QLabel>(u"twinsTitle"_s)->text(), TeamWorkspace::name(1));
        desktop.press(Qt::Key_K);
        QCOMPARE(desktop.find<QLabel>(u"twinsTitle"_s)->text(), TeamWorkspace::name(0));
    }

    void onePersonAndTakenBack()
    {
        TeamWindow desktop(m_made);
        QListView* list = page(desktop);
        desktop.press(Qt::Key_M);
        QTRY_VERIFY(isMerged(*list, 1));
        QCOMPARE(list->currentIndex().row(), 0); // the next one that waits
        QCOMPARE(desktop.find<QLabel>(u"twinsTitle"_s)->text(), TeamWorkspace::name(1));
        desktop.press(Qt::Key_Z);
        QTRY_VERIFY(!isMerged(*list, 1));
        QCOMPARE(desktop.find<QLabel>(u"twinsTitle"_s)->text(), TeamWorkspace::name(0));
        desktop.press(Qt::Key_M);
        QTRY_VERIFY(isMerged(*list, 1));
        desktop.press(Qt::Key_J);
        QVERIFY(!desktop.find<QWidget>(u"twins.same.button"_s)->isVisible());
        desktop.press(Qt::Key_P);
        QTRY_VERIFY(!isMerged(*list, 1));
        desktop.press(Qt::Key_Z); // nothing is left to undo, and nothing happens
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(workspace->people().undecidedTwins()->size(), size_t(2));
    }

    void twoPeopleAndTakenBack()
    {
        TeamWindow desktop(m_made);
        QListView* list = page(desktop);
        desktop.press(Qt::Key_T);
        QTRY_COMPARE(list->model()->rowCount(), 1);
        desktop.press(Qt::Key_Z);
        QTRY_COMPARE(list->model()->rowCount(), 2);
        desktop.press(Qt::Key_T);
        QTRY_COMPARE(list->model()->rowCount(), 1);
        desktop.press(Qt::Key_T);
        QTRY_COMPARE(list->model()->rowCount(), 0);
        QVERIFY(desktop.find<QWidget>(u"pageTwins"_s)->accessibleDescription().isEmpty());
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QVERIFY(workspace->people().undecidedTwins()->empty());
    }
};

} // namespace countersign

QTEST_MAIN(countersign::TwinsPageTest)
#include "twins_test.moc"
