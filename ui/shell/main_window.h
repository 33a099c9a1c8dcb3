// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"
#include "app/services/open_workspace.h"
#include "models/common/async.h"

#include <QMainWindow>

#include <memory>

class QAction;
class QSettings;
class QStackedWidget;

namespace countersign {

class EmptyState;
class FilePicker;
class KeyButton;
class StartPage;
class Theme;
class WorkspaceWindow;

/// The window: the first page, a workspace that opens, one that is open, or why it cannot be opened and what
/// to do. GUI thread; workspaces are opened on a worker.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    struct Surroundings {
        const Theme& theme;
        QSettings& settings;
        FilePicker& picker;
        std::shared_ptr<const Clock> clock;
        QString sampleFile; ///< where the sample workspace is kept
        QString homeFolder; ///< where a new workspace is suggested
    };

    explicit MainWindow(const Surroundings& surroundings, QWidget* parent = nullptr);
    ~MainWindow() override;

    void showStart();
    /// `actingAs`: who acts; empty for whoever acted in it last, else whom the
    /// workspace suggests: in the sample its manager, elsewhere the first user.
    void openWorkspace(const QString& path, const QString& actingAs = {});
    void openReadOnly(const QString& path);
    /// `importing`: the import assistant is its first page.
    void createWorkspace(const QString& path, const QString& person, bool importing = false);
    /// Opens the sample, after making it the first time.
    void openSample();

    /// The one that was open last, if it is still there; else empty.
    [[nodiscard]] QString lastWorkspace() const;
    /// Null while none is open.
    [[nodiscard]] WorkspaceWindow* workspace() { return m_workspace; }

Q_SIGNALS:
    void problemShown();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    using Opened = Result<std::unique_ptr<OpenWorkspace>>;
    void open(const QString& path, const QString& words,
              std::function<Opened(std::stop_token)> work);
    void take(const QString& path, Opened opened);
    void showProblem(const QString& path, const Error& error);
    void leaveWorkspace();
    [[nodiscard]] QStringList recent() const;
    void remember(const QString& path);

    Surroundings m_surroundings;
    Async m_opening{Async::Ending::StopNow};
    QStackedWidget* m_stack;
    StartPage* m_start;
    EmptyState* m_state; ///< opening, or a problem
    QAction* m_quit;     ///< while no workspace is open
    WorkspaceWindow* m_workspace = nullptr;
    bool m_closeAnyway = false;   ///< somebody takes the loss of what could not be saved
    bool m_importNext = false;    ///< once the workspace is open
    std::function<void()> m_next; ///< what the problem page's button does
};

} // namespace countersign
