// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/messages.h"
#include "app/services/review_service.h"
#include "models/common/words.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"

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

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        TeamWorkspace::make(m_made, std::make_shared<testing::FixedClock>());
        QAccessible::setActive(true);
    }

    void everyControlHasANameAndARole()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_L); // with the filters open
        const auto* page = desktop.find<QWidget>(u"reviewPage"_s);
        int controls = 0;
        for (QWidget* widget : page->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() ||
                widget->focusProxy())
                continue;
            ++controls;
            QAccessibleInterface* one = seen(widget);
            const QString what = QString::fromLatin1(widget->metaObject()->className()) + u' ' +
                                 widget->objectName();
            QVERIFY2(one && one->isValid(), qPrintable(what));
            QVERIFY2(!nameOf(one).trimmed().isEmpty(), qPrintable(what));
            QVERIFY2(one->role() != QAccessible::NoRole && one->role() != QAccessible::Client,
                     qPrintable(what));
        }
        QVERIFY2(controls > 20, qPrintable(QString::number(controls)));
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
        approve->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(desktop.person(), TeamWorkspace::name(4)); // and on to the next
        desktop.settle();
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(*workspace->review().stateOf(workspace.draftOf(TeamWorkspace::name(3))),
                 ReviewState::Ready);
    }
};

} // namespace countersign

QTEST_MAIN(countersign::AccessTest)
#include "access_test.moc"
