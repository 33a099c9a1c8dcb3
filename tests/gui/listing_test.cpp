// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/import_service.h"
#include "app/services/review_service.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/review/filter_bar.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace countersign {

using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;

/// The list: its order, its groups, its filters, what is kept of it, and one decision on all of it.
class ListingTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_made;

    static QStringList names(const TeamWindow& desktop)
    {
        QStringList texts;
        for (int row = 0; row < desktop.list()->model()->rowCount(); ++row)
            texts.append(desktop.list()->model()->index(row, 0).data().toString());
        return texts;
    }
    static QStringList drafts(const TeamWindow& desktop)
    {
        QStringList ids;
        const QAbstractItemModel* model = desktop.list()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            ids.append(model->index(row, 0).data(QueueModel::DraftRole).toString());
        return ids;
    }
    static QStringList headings(const TeamWindow& desktop)
    {
        QStringList texts;
        for (int row = 0; row < desktop.list()->model()->rowCount(); ++row)
            texts.append(
                desktop.list()->model()->index(row, 0).data(QueueModel::GroupRole).toString());
        return texts;
    }
    static void choose(TeamWindow& desktop, const QString& box, const QString& key)
    {
        auto* combo = desktop.find<QComboBox>(box);
        const int index = key.isEmpty() ? 0 : combo->findData(key);
        QVERIFY2(index >= 0, qPrintable(QString(box % u' ' % key)));
        combo->setCurrentIndex(index);
        desktop.settle();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        TeamWorkspace::make(m_made, std::make_shared<testing::FixedClock>());
    }

    void whatIsTakenBackIsShownThoughTheSearchHasItNot()
    {
        TeamWindow desktop(m_made);
        const QString first = desktop.person();
        desktop.press(Qt::Key_A);
        desktop.press(Qt::Key_Slash);
        desktop.type(TeamWorkspace::name(9));
        QTRY_COMPARE(names(desktop).value(0), TeamWorkspace::name(9));
        desktop.press(Qt::Key_Return);
        QTRY_COMPARE(desktop.person(), TeamWorkspace::name(9));
        QVERIFY(first != desktop.person());
        desktop.press(Qt::Key_Z);
        desktop.settle();
        QTRY_COMPARE(desktop.person(), first);
        QTRY_COMPARE(desktop.list()->currentIndex().data().toString(), first);
    }

    void decidesInWhatASearchFound_data()
    {
        QTest::addColumn<QString>("words");
        // What is searched for comes newest first, in another order than the list before it.
        QTest::newRow("everybody") << u"report"_s;
        QTest::newRow("several") << u"ar"_s;
        QTest::newRow("one") << u"Finch"_s;
    }

    void decidesInWhatASearchFound()
    {
        QFETCH(const QString, words);
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_Slash);
        desktop.type(words);
        desktop.press(Qt::Key_Return);
        desktop.settle();
        QStringList found = drafts(desktop);
        QVERIFY(!found.isEmpty());
        for (int decided = 0; decided < 3 && decided < found.size(); ++decided) {
            const QString before = desktop.person();
            desktop.press(Qt::Key_A);
            desktop.settle();
            QStringList now = drafts(desktop);
            QCOMPARE(now.removeDuplicates(), 0);
            for (const QString& name : now)
                QVERIFY2(found.contains(name), qPrintable(name));
            if (found.size() > 1 && decided == 0)
                QVERIFY(desktop.person() != before);
        }
        desktop.press(Qt::Key_Z);
        desktop.settle();
        QStringList back = drafts(desktop);
        QCOMPARE(back.removeDuplicates(), 0);
    }

    void putsTheWorstFirst()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_L);
        choose(desktop, u"queueSort"_s, u"worst"_s);
        const QStringList worst{TeamWorkspace::name(1), TeamWorkspace::name(2)};
        QTRY_VERIFY(worst.contains(names(desktop).value(0)));
        QVERIFY(worst.contains(names(desktop).value(1)));
        QCOMPARE(desktop.person(), TeamWorkspace::name(0)); // what one reads stays
        choose(desktop, u"queueSort"_s, u"due"_s);
        QTRY_COMPARE(names(desktop).value(0), TeamWorkspace::name(0));
        QCOMPARE(names(desktop).last(), TeamWorkspace::name(14));
    }

    void groupsByAccount()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_L);
        choose(desktop, u"queueGrouping"_s, u"account"_s);
        // Ada's three drafts have different priorities, and stand together now.
        const QStringList together{TeamWorkspace::name(0), TeamWorkspace::name(0),
                                   TeamWorkspace::name(0)};
        QTRY_COMPARE(names(desktop).mid(0, 3), together);
        QCOMPARE(names(desktop).size(), TeamWorkspace::people + 2);
        QCOMPARE(headings(desktop).mid(0, 3), QStringList({u"Pellworth Foods"_s, {}, {}}));
        QVERIFY(!headings(desktop).at(3).isEmpty());
        const int plain = desktop.list()->visualRect(desktop.list()->model()->index(1, 0)).height();
        QVERIFY(desktop.list()->visualRect(desktop.list()->model()->index(3, 0)).height() > plain);
        desktop.list()->setFocus();
        for (int i = 0; i < 3; ++i)
            desktop.press(Qt::Key_J);
        QCOMPARE(desktop.person(), TeamWorkspace::name(1)); // headings are no rows
        // A decision changes the row and moves nothing.
        desktop.press(Qt::Key_J);
        desktop.press(Qt::Key_J);
        const QString person = desktop.person();
        desktop.press(Qt::Key_A);
        QVERIFY(desktop.person() != person);
        QTRY_VERIFY(!names(desktop).contains(person));
    }

    void groupsBySegment()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_L);
        choose(desktop, u"queueGrouping"_s, u"segment"_s);
        QTRY_COMPARE(headings(desktop).value(0), u"Cold stores"_s);
        QCOMPARE(names(desktop).size(), TeamWorkspace::people + 2);
        QCOMPARE(headings(desktop).count(QString()), TeamWorkspace::people + 1);
    }

    void filtersByFindingAndSaysSo()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_L);
        choose(desktop, u"checkFilter"_s, u"boundary.violation"_s);
        QTRY_COMPARE(names(desktop), QStringList({TeamWorkspace::name(2)}));
        QVERIFY2(desktop.find<QLabel>(u"queueCount"_s)->text().startsWith(u"1 of 17"_s),
                 qPrintable(desktop.find<QLabel>(u"queueCount"_s)->text()));
        choose(desktop, u"checkFilter"_s, {});
        choose(desktop, u"languageFilter"_s, u"en"_s);
        QTRY_COMPARE(names(desktop).size(), TeamWorkspace::people + 2);
    }

    void keepsFiltersOrderAndDraftOverARestart()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_L);
        choose(desktop, u"queueSort"_s, u"due"_s);
        choose(desktop, u"queueGrouping"_s, u"account"_s);
        choose(desktop, u"channelFilter"_s, u"email"_s);
        desktop.list()->setFocus();
        desktop.press(Qt::Key_J);
        const QString person = desktop.person();
        desktop.restart(desktop.path);
        QVERIFY(desktop.find<FilterBar>(u"filters"_s)->isVisible());
        const QueueChoice choice = desktop.find<FilterBar>(u"filters"_s)->choice();
        QCOMPARE(choice.sort, store::QueueSort::Due);
        QCOMPARE(choice.grouping, QueueGrouping::Account);
        QCOMPARE(choice.channel, std::optional(Channel::Email));
        QCOMPARE(desktop.person(), person);
        QCOMPARE(names(desktop).size(), TeamWorkspace::people);
    }

    void givesAListANameAndGoesBackToIt()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_L);
        choose(desktop, u"stateFilter"_s, u"blocked"_s);
        QTRY_COMPARE(names(desktop).size(), 2);
        desktop.press(Qt::Key_K, Qt::ControlModifier);
        desktop.type(u"save this list"_s);
        desktop.press(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"reasonLine"_s);
        desktop.type(u"Stuck & waiting"_s);
        desktop.press(Qt::Key_Return);
        choose(desktop, u"stateFilter"_s, u"every"_s);
        QTRY_VERIFY(names(desktop).size() > 2);
        desktop.restart(desktop.path);
        desktop.press(Qt::Key_K, Qt::ControlModifier);
        desktop.type(u"stuck"_s);
        desktop.press(Qt::Key_Return);
        QTRY_COMPARE(names(desktop).size(), 2);
        desktop.find<QAbstractButton>(u"views"_s)->click();
        auto* menu = desktop.find<QMenu>(u"viewsMenu"_s);
        QVERIFY(menu && menu->actions().value(0)->text() == u"Stuck && waiting"_s);
        menu->close();
    }

    void decidesOnAllShownAfterASummary()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_L);
        choose(desktop, u"channelFilter"_s, u"email"_s);
        desktop.list()->setFocus();
        desktop.press(Qt::Key_A, Qt::ShiftModifier);
        auto* popover = desktop.find<QWidget>(u"bulkPopover"_s);
        QVERIFY(popover->isVisible());
        const QString summary = desktop.find<QLabel>(u"bulkSummary"_s)->text();
        QVERIFY2(summary.contains(u"15"_s) && summary.contains(u"2 with a blocker"_s),
                 qPrintable(summary));
        desktop.press(Qt::Key_Return); // by habit: decides nothing
        QVERIFY(popover->isVisible());
        desktop.click(u"bulkApprove"_s);
        QVERIFY(!popover->isVisible());
        QTRY_COMPARE(names(desktop).size(), 2); // the two with blockers
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        for (int person = 0; person < TeamWorkspace::people; ++person) {
            const Result<DraftView> view =
                workspace->review().viewOf(workspace.draftOf(TeamWorkspace::name(person)));
            QVERIFY(view.ok());
            const bool blocked = person == 1 || person == 2;
            QCOMPARE(view->state,
                     blocked ? policy::ReviewState::Blocked : policy::ReviewState::Ready);
            if (!blocked)
                QVERIFY(view->decisions.front().decision.bulk);
        }
        // Not on the list that was shown: untouched.
        QCOMPARE(*workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(0), 3)),
                 policy::ReviewState::NeedsReview);
    }

    void bulkNeedsAReasonForEverythingElse()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_A, Qt::ShiftModifier);
        QVERIFY(!desktop.find<QWidget>(u"bulkReject"_s)->isEnabled());
        desktop.type(u"the offer is gone"_s);
        QVERIFY(desktop.find<QWidget>(u"bulkReject"_s)->isEnabled());
        desktop.press(Qt::Key_Escape);
        QVERIFY(!desktop.find<QWidget>(u"bulkPopover"_s)->isVisible());
        QCOMPARE(desktop.person(), TeamWorkspace::name(0));
    }

    void whatArrivesWhileAMenuIsOpenMovesNothing()
    {
        TeamWindow desktop(m_made);
        for (int i = 0; i < 4; ++i)
            desktop.press(Qt::Key_J);
        const QString person = desktop.person();
        const int row = desktop.list()->currentIndex().row();
        const int top = desktop.list()->visualRect(desktop.list()->currentIndex()).top();
        desktop.find<QAbstractButton>(u"views"_s)->click();
        auto* menu = desktop.find<QMenu>(u"viewsMenu"_s);
        QVERIFY(menu && menu->isVisible());
        {
            // Another process brings a draft that belongs above all others.
            Reopened other(desktop.path, desktop.clock);
            QFile file(desktop.file(u"late.jsonl"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(R"({"id":"late","sequence":"First words","step":2,"channel":"linkedin",)"
                       R"("text":"Hi Bela, shall I send you the two-page report?",)"
                       R"("prospect":{"id":"7002","name":"Bela Quill"},"evidence":[],)"
                       R"("language":"en","priority":99})");
            file.close();
            const Result<ImportReport> report =
                other->imports().run(ImportKind::Drafts, {file.fileName()});
            QVERIFY(report.ok() && report->rejected.empty());
        }
        // It is there above what is shown, or stands above the row that is read.
        QTRY_VERIFY_WITH_TIMEOUT(desktop.models().queue.hasMoreBefore() ||
                                     desktop.list()->currentIndex().row() > row,
                                 10000);
        QVERIFY(menu->isVisible());
        menu->close();
        QCOMPARE(desktop.person(), person);
        QCOMPARE(desktop.list()->visualRect(desktop.list()->currentIndex()).top(), top);
        desktop.list()->setFocus();
        desktop.press(Qt::Key_A); // on the one that is read, whatever its number is now
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(*workspace->review().stateOf(workspace.draftOf(person)),
                 policy::ReviewState::Ready);
        QVERIFY(workspace->review()
                    .viewOf(workspace.draftOf(TeamWorkspace::name(1), 2))
                    ->decisions.empty());
    }

    void aGentleWordAfterAHastyDecision()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_A);
        auto* pace = desktop.find<QAbstractButton>(u"pace"_s);
        QVERIFY2(pace->text().contains(u"reading takes"_s), qPrintable(pace->text()));
        QCOMPARE(desktop.person(), TeamWorkspace::name(1)); // and one is on already
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(desktop.list()));
    }

    void theLastTenAreAKeyAwayAndANumberUndoesOne()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_A);
        desktop.press(Qt::Key_J);
        desktop.press(Qt::Key_J);
        desktop.press(Qt::Key_A); // Dora's
        desktop.press(Qt::Key_Z, Qt::ShiftModifier);
        QVERIFY(desktop.find<QWidget>(u"decisionsPopover"_s)->isVisible());
        desktop.press(Qt::Key_2); // the one before the last: Ada's
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(*workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(0))),
                 policy::ReviewState::NeedsReview);
        QCOMPARE(*workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(3))),
                 policy::ReviewState::Ready);
    }
};

} // namespace countersign

QTEST_MAIN(countersign::ListingTest)

#include "listing_test.moc"
