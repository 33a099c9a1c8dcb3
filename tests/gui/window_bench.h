// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/main/translators.h"
#include "tests/support/fixed_clock.h"
#include "ui/common/empty_state.h"
#include "ui/common/file_picker.h"
#include "ui/common/theme.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace_window.h"

#include <QApplication>
#include <QLocale>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace countersign::testing {

/// Answers each question for files with what a test put ready.
class FakePicker final : public FilePicker {
public:
    QStringList next;
    QString lastTitle;
    Question last;

    void ask(QWidget* /*window*/, const Question& question, Done done) override
    {
        lastTitle = question.title;
        last = question;
        done(next);
    }
};

/// The real window over a folder of its own: settings, clock and file pickers are the test's.
class WindowBench {
public:
    explicit WindowBench(ThemeKind style = ThemeKind::Light, const QLocale& locale = QLocale::C)
        : translators(locale)
        , theme(*static_cast<QApplication*>(QCoreApplication::instance()), style)
    {
        makeWindow();
    }

    /// A file in the bench's folder.
    [[nodiscard]] QString file(const QString& name) const { return folder.filePath(name); }

    void open(const QString& path, const QString& actingAs = {})
    {
        window->openWorkspace(path, actingAs);
        waitForWindow();
    }
    /// Closes the window as a person does, and opens another one with the same settings.
    void restart(const QString& path)
    {
        window->close();
        makeWindow();
        open(path);
    }
    /// Until nothing is read, checked or written.
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(isIdle(), 20000); }
    [[nodiscard]] bool isIdle()
    {
        QCoreApplication::sendPostedEvents();
        WorkspaceWindow* workspace = window->workspace();
        if (!workspace)
            return true;
        Desk& desk = workspace->desk();
        return workspace->isWhole() && desk.reads().isIdle() && desk.lists().isIdle() &&
               desk.checks().isIdle() && desk.writes().isIdle() && desk.texts().isIdle() &&
               desk.jobs().isIdle();
    }
    void waitForWindow()
    {
        QSignalSpy problem(window.get(), &MainWindow::problemShown);
        QTRY_VERIFY_WITH_TIMEOUT(window->workspace() || problem.count() > 0, 60000);
        if (!window->workspace())
            qFatal(
                "the workspace did not open: %s",
                qPrintable(find<EmptyState>(QStringLiteral("problem"))->accessibleDescription()));
        settle();
    }
    template<class Widget>
    [[nodiscard]] Widget* find(const QString& name) const
    {
        // Pages may have parts of the same name: the one in sight is meant.
        const QList<Widget*> named = window->findChildren<Widget*>(name);
        for (Widget* one : named) {
            if (one->isVisible())
                return one;
        }
        return named.isEmpty() ? nullptr : named.front();
    }

    QTemporaryDir folder;
    Translators translators;
    Theme theme;
    FakePicker picker;
    std::shared_ptr<FixedClock> clock = std::make_shared<FixedClock>();
    std::unique_ptr<QSettings> settings;
    std::unique_ptr<MainWindow> window;

private:
    void makeWindow()
    {
        using namespace Qt::StringLiterals;
        window.reset();
        settings = std::make_unique<QSettings>(file(u"settings.ini"_s), QSettings::IniFormat);
        window = std::make_unique<MainWindow>(MainWindow::Surroundings{
            theme, *settings, picker, clock, file(u"sample.countersign"_s), folder.path()});
        window->resize(1440, 900);
        window->show();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }
};

} // namespace countersign::testing
