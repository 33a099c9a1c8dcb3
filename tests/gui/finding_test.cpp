// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/review_service.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/common/notice.h"
#include "ui/review/channel_tabs.h"

#include <QComboBox>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace countersign {

using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;

/// Finding a draft, and having it written again.
class FindingTest : public QObject {
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

    void numbersChooseTheChannel()
    {
        TeamWindow desktop(m_made);
        auto* tabs = desktop.find<ChannelTabs>(u"channels"_s);
        QCOMPARE(tabs->count(), 3);
        desktop.press(Qt::Key_3);
        QCOMPARE(desktop.person(), TeamWorkspace::name(0));
        QCOMPARE(*desktop.models().loader.view()->draft.channel, Channel::Sms);
        QCOMPARE(tabs->currentIndex(), 2);
        QVERIFY(!desktop.find<QWidget>(u"subject"_s)->isVisible());
        desktop.press(Qt::Key_1);
        QCOMPARE(*desktop.models().loader.view()->draft.channel, Channel::Email);
    }

    void searchesAsOneTypes()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_Slash);
        auto* search = desktop.find<QLineEdit>(u"search"_s);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(search));
        desktop.type(u"skag"_s); // the firm's name, with letters that are commands elsewhere
        QTRY_COMPARE(desktop.list()->model()->rowCount(), 1);
        QCOMPARE(desktop.list()->model()->index(0, 0).data().toString(), TeamWorkspace::name(14));
        desktop.press(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(desktop.list()));
        // The list is searched everywhere: the filters wait, and say so.
        QVERIFY(!desktop.find<QWidget>(u"message"_s)->isVisible());
        desktop.press(Qt::Key_L);
        QVERIFY(desktop.find<QWidget>(u"message"_s)->isVisible());
        // Escape ends the search from the list, too, and takes along what was said.
        desktop.press(Qt::Key_Escape);
        QVERIFY(!desktop.find<QWidget>(u"message"_s)->isVisible());
        QVERIFY(search->text().isEmpty());
        QTRY_VERIFY(desktop.list()->model()->rowCount() > 1);
    }

    void filtersByChannel()
    {
        TeamWindow desktop(m_made);
        desktop.click(u"filterToggle"_s);
        auto* channel = desktop.find<QComboBox>(u"channelFilter"_s);
        QVERIFY(channel->isVisible());
        channel->setCurrentIndex(channel->findData(toText(Channel::Sms)));
        QTRY_COMPARE(desktop.list()->model()->rowCount(), 1);
        // A letter in a box looks for an item and decides nothing.
        channel->setFocus();
        desktop.press(Qt::Key_A);
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QVERIFY(workspace->review()
                    .viewOf(workspace.draftOf(TeamWorkspace::name(0), 3))
                    ->decisions.empty());
    }

    void regeneratesAfterADirective()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_G);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"reasonLine"_s);
        desktop.type(u"sing it to them"_s);
        desktop.press(Qt::Key_Return);
        desktop.settle();
        // What cannot be followed changes nothing, and is said.
        auto* message = desktop.find<Notice>(u"message"_s);
        QTRY_VERIFY(message->isVisible());
        QVERIFY2(message->words().contains(u"sing it to them"_s), qPrintable(message->words()));
        QCOMPARE(desktop.models().loader.view()->revisions.size(), size_t(1));
        desktop.press(Qt::Key_G);
        desktop.type(u"another build"_s);
        desktop.press(Qt::Key_Return);
        desktop.settle();
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        const Result<DraftView> view =
            workspace->review().viewOf(workspace.draftOf(TeamWorkspace::name(0)));
        QVERIFY(view.ok());
        QCOMPARE(view->revisions.size(), size_t(2));
        QCOMPARE(view->head->origin, Origin::Generated);
    }

    void comesBackToWhereItWas()
    {
        TeamWindow desktop(m_made);
        for (int i = 0; i < 4; ++i)
            desktop.press(Qt::Key_J);
        const QString person = desktop.person();
        desktop.window->resize(1300, 820);
        desktop.settle();
        desktop.restart(desktop.path);
        QCOMPARE(desktop.person(), person);
        QCOMPARE(desktop.list()->currentIndex().data().toString(), person);
    }
};

} // namespace countersign

QTEST_MAIN(countersign::FindingTest)
#include "finding_test.moc"
