// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/decision_service.h"
#include "app/services/delivery_service.h"
#include "app/services/session.h"
#include "app/store/deliveries.h"
#include "app/store/device_keys.h"
#include "app/store/transaction.h"
#include "app/store/workspace.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/common/key_button.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace countersign {

using policy::ReviewState;
using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;

/// A hand-over was cut off, and somebody who looked says how it ended.
class EndingTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_made;
    QString m_draft;

    static ReviewState stateOf(const TeamWindow& desktop)
    {
        Reopened workspace(desktop.path, desktop.clock);
        return *workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(3)));
    }
    void open(TeamWindow& desktop) const
    {
        desktop.window->workspace()->review().open(DraftId(m_draft));
        QTRY_COMPARE(desktop.person(), TeamWorkspace::name(3));
        desktop.settle();
        desktop.list()->setFocus();
    }
    static QAbstractButton* button(TeamWindow& desktop, const QString& action)
    {
        return desktop.find<QAbstractButton>(QString(u"review."_s + action + u".button"_s));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        const auto clock = std::make_shared<testing::FixedClock>();
        TeamWorkspace::make(m_made, clock);
        {
            Reopened workspace(m_made, clock);
            QVERIFY(bool(workspace->session().actAs(u"Mara Lindqvist"_s)));
            const DraftId draft = workspace.draftOf(TeamWorkspace::name(3));
            m_draft = draft.text();
            QVERIFY(workspace->decisions().decide({draft}, {})->front().decision);
            const auto report = workspace->delivery().deliver(
                {DeliveryTarget::Means::Eml, m_folder.filePath(u"out"_s)});
            QVERIFY(report && report->delivered.size() == 1);
        }
        const auto file = store::Workspace::open(
            m_made, store::OpenMode::ReadWrite,
            {.clock = clock, .deviceKeys = std::make_shared<store::FileDeviceKeys>()});
        QVERIFY(file.ok());
        QVERIFY(bool((*file)->writeNow([&](store::Transaction& transaction) -> Result<void> {
            return transaction.deliveries().settle(DraftId(m_draft), DeliveryOutcome::Unknown,
                                                   clock->now());
        })));
    }

    void thereIsNothingElseToDecide()
    {
        TeamWindow desktop(m_made);
        open(desktop);
        for (const QString& action : {u"wentOut"_s, u"didNotGo"_s})
            QVERIFY(button(desktop, action)->isVisible() && button(desktop, action)->isEnabled());
        for (const QString& action : {u"approve"_s, u"edit"_s, u"reject"_s, u"signOff"_s})
            QVERIFY2(!button(desktop, action)->isVisible(), qPrintable(action));
        desktop.press(Qt::Key_A);
        QCOMPARE(desktop.person(), TeamWorkspace::name(3)); // a key without its button does nothing
        desktop.window->close();
        QCOMPARE(stateOf(desktop), ReviewState::DeliveryUnknown);
    }

    void saysThatItWentOut()
    {
        TeamWindow desktop(m_made);
        open(desktop);
        desktop.press(Qt::Key_Y);
        QTRY_VERIFY(!button(desktop, u"wentOut"_s)->isVisible());
        desktop.window->close();
        QCOMPARE(stateOf(desktop), ReviewState::Delivered);
    }

    void saysThatItDidNotGo()
    {
        TeamWindow desktop(m_made);
        open(desktop);
        desktop.press(Qt::Key_Y, Qt::ShiftModifier);
        QTRY_VERIFY(!button(desktop, u"didNotGo"_s)->isVisible());
        desktop.window->close();
        QCOMPARE(stateOf(desktop), ReviewState::Ready);
    }

    void aClickDoesTheSame()
    {
        TeamWindow desktop(m_made);
        open(desktop);
        desktop.click(u"review.didNotGo.button"_s);
        QTRY_VERIFY(!button(desktop, u"didNotGo"_s)->isVisible());
        desktop.window->close();
        QCOMPARE(stateOf(desktop), ReviewState::Ready);
    }
};

} // namespace countersign

QTEST_MAIN(countersign::EndingTest)
#include "ending_test.moc"
