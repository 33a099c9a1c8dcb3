// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/workspace_service.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/common/action_registry.h"
#include "ui/common/key_button.h"
#include "ui/common/notice.h"
#include "ui/shell/seat.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace countersign {

using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;
using testing::WindowBench;

/// The window around the pages: how one gets in, what does not open, languages, widths, keyboards.
class WindowTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_made;

    static bool takesFocus(const QWidget& widget)
    {
        return widget.focusPolicy() & Qt::TabFocus &&
               (qobject_cast<const QAbstractButton*>(&widget) ||
                qobject_cast<const QLineEdit*>(&widget) ||
                qobject_cast<const QComboBox*>(&widget) ||
                qobject_cast<const QAbstractItemView*>(&widget) ||
                qobject_cast<const QTextEdit*>(&widget) || qobject_cast<const QTabBar*>(&widget));
    }
    static QString nameOf(const QWidget& widget)
    {
        if (!widget.accessibleName().isEmpty())
            return widget.accessibleName();
        const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        return button ? button->text() : QString();
    }
    static void eachPage(WindowBench& bench, const std::function<void(const QString&)>& look)
    {
        for (const QString& page :
             {u"pageReview"_s, u"pageInputs"_s, u"pageActivity"_s, u"pageAudit"_s}) {
            QTest::mouseClick(bench.find<QWidget>(page), Qt::LeftButton);
            bench.settle();
            look(page);
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        TeamWorkspace::make(m_made, std::make_shared<testing::FixedClock>());
    }

    void startsAWorkspaceOfOnesOwn()
    {
        WindowBench bench;
        QVERIFY(bench.find<QWidget>(u"startPage"_s)->isVisible());
        QTest::mouseClick(bench.find<QWidget>(u"startOwn"_s), Qt::LeftButton);
        QVERIFY(bench.find<QLabel>(u"ownProblem"_s)->isVisible()); // nobody's name is given
        QTest::keyClicks(bench.find<QLineEdit>(u"ownName"_s), u"Mara Lindqvist"_s);
        bench.find<QLineEdit>(u"ownPlace"_s)->setText(bench.file(u"own"_s));
        QTest::mouseClick(bench.find<QWidget>(u"startOwn"_s), Qt::LeftButton);
        bench.waitForWindow();
        QVERIFY(QFile::exists(bench.file(u"own.countersign"_s)));
        QVERIFY(bench.find<QAbstractButton>(u"user"_s)->text().startsWith(u"Mara Lindqvist"_s));
    }

    void saysWhatToDoAboutWhatDoesNotOpen_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("not a workspace") << QByteArray("something else");
        QTest::newRow("not there") << QByteArray();
    }

    void saysWhatToDoAboutWhatDoesNotOpen()
    {
        QFETCH(QByteArray, bytes);
        WindowBench bench;
        const QString path = bench.file(u"strange.countersign"_s);
        if (!bytes.isEmpty()) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        }
        QSignalSpy shown(bench.window.get(), &MainWindow::problemShown);
        bench.window->openWorkspace(path);
        QTRY_COMPARE(shown.count(), 1);
        auto* page = bench.find<EmptyState>(u"problem"_s);
        QVERIFY(page->isVisible() && !page->what().isEmpty());
        QVERIFY(!page->accessibleDescription().isEmpty());
        page->button().click();
        QTRY_VERIFY(bench.find<QWidget>(u"startPage"_s)->isVisible());
        if (!bytes.isEmpty()) { // left as it was
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), bytes);
        }
    }

    void everyControlHasANameAndAnObjectName()
    {
        TeamWindow desktop(m_made);
        int seen = 0;
        eachPage(desktop, [&desktop, &seen](const QString& page) {
            for (const QWidget* widget : desktop.window->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !takesFocus(*widget) ||
                    widget->objectName().startsWith(u"qt_"_s))
                    continue;
                QVERIFY2(
                    !nameOf(*widget).isEmpty(),
                    qPrintable(QString(page % u": no name: "_s % widget->objectName() % u' ' %
                                       QString::fromLatin1(widget->metaObject()->className()))));
                QVERIFY2(!widget->objectName().isEmpty(),
                         qPrintable(QString(page % u": no object name: "_s % nameOf(*widget))));
                ++seen;
            }
        });
        QVERIFY2(seen > 40, qPrintable(QString::number(seen)));
    }

    void nothingIsCutOffInGerman_data()
    {
        QTest::addColumn<ThemeKind>("style");
        QTest::newRow("light") << ThemeKind::Light;
        QTest::newRow("dark") << ThemeKind::Dark;
    }

    void nothingIsCutOffInGerman()
    {
        QFETCH(ThemeKind, style);
        QLocale::setDefault(QLocale(QLocale::German));
        {
            WindowBench bench(style, QLocale(QLocale::German));
            const QString path = bench.file(u"team.countersign"_s);
            QFile::copy(m_made, path);
            bench.open(path, u"Mara Lindqvist"_s);
            bench.window->resize(1280, 800);
            bench.settle();
            QCOMPARE(bench.find<QAbstractButton>(u"review.reject.button"_s)->text(), u"Ablehnen"_s);
            // A German noun keeps its capital.
            QCOMPARE(bench.find<QAbstractButton>(u"user"_s)->text(), u"Mara Lindqvist · Prüfer"_s);
            int seen = 0;
            eachPage(bench, [&bench, &seen](const QString& page) {
                const QRect window = bench.window->rect();
                for (const auto* button : bench.window->findChildren<QAbstractButton*>()) {
                    if (!button->isVisible() || button->visibleRegion().isEmpty())
                        continue;
                    const QSize wanted = button->minimumSizeHint();
                    QVERIFY2(
                        button->width() >= wanted.width() && button->height() >= wanted.height(),
                        qPrintable(u"%1: %2 is %3 wide and wants %4"_s.arg(page, button->text())
                                       .arg(button->width())
                                       .arg(wanted.width())));
                    const QRect place(button->mapTo(bench.window.get(), QPoint()), button->size());
                    QVERIFY2(
                        place.left() >= 0 && place.right() <= window.right(),
                        qPrintable(u"%1: %2 stands out of the window"_s.arg(page, button->text())));
                    ++seen;
                }
            });
            QVERIFY2(seen > 40, qPrintable(QString::number(seen)));
        }
        QLocale::setDefault(QLocale::c());
    }

    void theEvidenceIsADrawerInANarrowWindow()
    {
        TeamWindow desktop(m_made);
        auto* evidence = desktop.find<QWidget>(u"evidencePanel"_s);
        QVERIFY(evidence->isVisible());
        desktop.window->resize(1000, 720);
        desktop.settle();
        QVERIFY(!evidence->isVisible());
        desktop.list()->setFocus();
        desktop.press(Qt::Key_V);
        QVERIFY(evidence->isVisible());
        desktop.press(Qt::Key_V);
        QVERIFY(!evidence->isVisible());
        desktop.window->resize(1300, 720);
        desktop.settle();
        QVERIFY(evidence->isVisible());
    }

    void dialogsSpeakTheLanguageOfTheWindow()
    {
        const WindowBench bench(ThemeKind::Light, QLocale(QLocale::German));
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Abbrechen"_s);
        QCOMPARE(QCoreApplication::translate("QFileDialog", "Look in:"), u"Suchen in:"_s);
    }

    void theEvidenceIsOneKeyAway()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_V);
        auto* evidence = desktop.find<QListView>(u"evidence"_s);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(evidence));
        QVERIFY(evidence->currentIndex().isValid());
        QVERIFY(!desktop.find<QWidget>(u"review.evidence.button"_s)->isVisible());
        desktop.press(Qt::Key_V);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(desktop.list()));
    }

    void theEvidenceOfAnotherDraftBeginsAtItsTop()
    {
        TeamWindow desktop(m_made);
        desktop.window->resize(1300, 620);
        auto* bar = desktop.find<QListView>(u"evidence"_s)->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum());
        desktop.press(Qt::Key_J);
        QCOMPARE(desktop.person(), TeamWorkspace::name(1));
        QCOMPARE(bar->value(), bar->minimum());
    }

    void everyChannelIsInSightInANarrowWindow()
    {
        TeamWindow desktop(m_made);
        auto* version = desktop.find<QAbstractButton>(u"version"_s);
        for (const int width : {1000, 900}) {
            desktop.window->resize(width, 720);
            version->setText(QString(120, u'v')); // whatever stands beside them
            version->updateGeometry();
            desktop.settle();
            auto* tabs = desktop.find<QTabBar>(u"channels"_s);
            QCOMPARE(tabs->count(), 3);
            QTRY_VERIFY(tabs->rect().contains(tabs->tabRect(2)));
            QVERIFY(version->width() < 600);
        }
    }

    void keysCanBeChangedAndAreKept()
    {
        TeamWindow desktop(m_made);
        desktop.settings->setValue(u"keys/review.next"_s, u"N"_s);
        desktop.restart(desktop.path);
        desktop.list()->setFocus();
        desktop.press(Qt::Key_J); // no longer
        QCOMPARE(desktop.person(), TeamWorkspace::name(0));
        desktop.press(Qt::Key_N);
        QCOMPARE(desktop.person(), TeamWorkspace::name(1));
    }

    /// Two commands that can be used at one time, or two spellings of one key, would make it ambiguous: then
    /// nothing happens at all. Offscreen does not show that, keyboards do.
    void noKeyIsAmbiguous()
    {
        TeamWindow desktop(m_made);
        QMultiMap<QString, const ActionRegistry::Entry*> owners;
        for (const ActionRegistry::Entry& entry :
             desktop.window->workspace()->commands().entries()) {
            if (!entry.action->isEnabled())
                continue;
            for (const QKeySequence& key : entry.action->shortcuts()) {
                QString plain = key.toString();
                const bool letter =
                    plain.section(u'+', -1).size() == 1 && plain.section(u'+', -1).at(0).isLetter();
                if (!letter) // Qt takes "?" and "Shift+?" for one
                    plain.remove(u"Shift+"_s);
                for (const ActionRegistry::Entry* other : owners.values(plain)) {
                    // Two pages are never in front together; the window is with each of them.
                    const auto* scope = static_cast<QWidget*>(entry.action->parent());
                    const auto* otherScope = static_cast<QWidget*>(other->action->parent());
                    QVERIFY2(
                        scope != otherScope && !scope->isAncestorOf(otherScope) &&
                            !otherScope->isAncestorOf(scope),
                        qPrintable(QString(plain % u": "_s % other->id % u" and "_s % entry.id)));
                }
                owners.insert(plain, &entry);
            }
        }
        QVERIFY(owners.size() > 15);
    }

    void theListOfKeysNamesThem()
    {
        TeamWindow desktop(m_made);
        desktop.press(Qt::Key_Question);
        auto* help = desktop.find<QWidget>(u"help"_s);
        QVERIFY(help->isVisible());
        QCOMPARE(help->findChild<KeyButton*>(u"key.review.approve"_s)->key(), u"A"_s);
        desktop.press(Qt::Key_Escape);
        QVERIFY(!help->isVisible());
        // All of it on a small screen.
        desktop.window->resize(1280, 800);
        desktop.settle();
        desktop.press(Qt::Key_Question);
        QVERIFY(help->isVisible());
        QVERIFY2(help->parentWidget()->rect().contains(help->geometry()),
                 qPrintable(QString::number(help->width())));
    }

    void actsAsSomebodyElseWithTheirRole()
    {
        TeamWindow desktop(m_made);
        QVERIFY(desktop.canApprove());
        desktop.window->workspace()->actAs(u"Sam Okafor"_s);
        desktop.settle();
        QTRY_VERIFY(!desktop.canApprove()); // an SDR corrects, a reviewer decides
        desktop.restart(desktop.path);
        QVERIFY(desktop.find<QAbstractButton>(u"user"_s)->text().startsWith(u"Sam Okafor"_s));
    }

    void saysThatAnotherWindowHasTheWorkspace()
    {
        TeamWindow desktop(m_made);
        auto* others = desktop.find<Notice>(u"others"_s);
        QVERIFY(!others->isVisible());
        desktop.window->close();
        auto other = std::make_unique<Seat>(desktop.path);
        QVERIFY(!other->isTaken());
        desktop.restart(desktop.path);
        others = desktop.find<Notice>(u"others"_s);
        QVERIFY(others->isVisible());
        QVERIFY(desktop.canApprove()); // it holds nobody up
        other.reset();
        QTRY_VERIFY_WITH_TIMEOUT(!others->isVisible(), 10000);
    }

    void followsTheSystemsColours()
    {
        QPalette system(Qt::white);
        system.setColor(QPalette::WindowText, QColor(0x202020));
        Theme theme(*qApp, std::nullopt, [&system] { return system; });
        QCOMPARE(theme.roles().kind, ThemeKind::Light);
        system.setColor(QPalette::Window, QColor(0x202020));
        system.setColor(QPalette::WindowText, QColor(0xe0e0e0));
        QEvent changed(QEvent::ThemeChange);
        QWidget widget;
        QCoreApplication::sendEvent(&widget, &changed);
        QCOMPARE(theme.roles().kind, ThemeKind::Dark);
    }
};

} // namespace countersign

QTEST_MAIN(countersign::WindowTest)
#include "window_test.moc"
