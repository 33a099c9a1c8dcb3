// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/user.h"
#include "models/activity/job_list.h"
#include "models/common/desk.h"
#include "ui/common/file_picker.h"
#include "ui/shell/seat.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QSettings;

namespace countersign {

class ActionRegistry;
class ActivityPage;
class AuditPage;
class HelpOverlay;
class ImportPage;
class InputsPage;
class NavigationButton;
class Notice;
class PageStack;
class PaletteHost;
class ReviewPage;
class RulesPage;
class SegmentsPage;
class SignOffPage;
class StatusLine;
class Theme;
class TopBar;
class TwinsPage;

/// Everything that is seen of one open workspace: the top bar, its pages, the status line. Owns the desk.
/// GUI thread.
class WorkspaceWindow final : public QWidget {
    Q_OBJECT

public:
    WorkspaceWindow(const Theme& theme, std::unique_ptr<OpenWorkspace> workspace,
                    QSettings& settings, FilePicker& picker, QWidget* parent = nullptr);
    ~WorkspaceWindow() override;

    /// In the order of the top bar, and the assistant, which has no button there. A new page is one more name here,
    /// one more line in addPages() and a function that makes it: its button, its key (Ctrl and its number) and its
    /// place in the palette follow from that.
    enum Page { Review, SignOff, Segments, Inputs, Activity, Audit, Twins, Rules, Import };
    void showPage(Page page);
    /// The import assistant, which stands with the inputs; with files it begins with them.
    void showImport(const QStringList& paths = {});
    /// Becomes another user of the workspace; by name, address or id.
    void actAs(const QString& name);

    /// Whether closing loses nothing. Where a text could not be kept that is said here, with what to do;
    /// closeAnyway() tells that somebody takes the loss.
    [[nodiscard]] bool mayClose();

    [[nodiscard]] Desk& desk() { return *m_desk; }
    [[nodiscard]] ReviewPage& review() { return *m_review; }
    /// Whether every page is made.
    [[nodiscard]] bool isWhole() const;
    /// Made at the latest now.
    [[nodiscard]] ActivityPage& activity();
    [[nodiscard]] const ActionRegistry& commands() const { return *m_registry; }
    [[nodiscard]] TopBar& top() { return *m_top; }

Q_SIGNALS:
    void otherWorkspaceAsked();
    void closeAnyway();
    /// Who acts from now on, also right after opening.
    void actingChanged(const countersign::UserId& user);

protected:
    /// Files that are dropped anywhere begin an import.
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void addPages();
    using PageMaker = std::function<QWidget*(NavigationButton& button)>;
    /// `name` is its button's, e.g. "pageReview".
    NavigationButton* addPage(Page page, const QString& name, const QString& title,
                              const PageMaker& make);
    QWidget* makeSignOff(NavigationButton& button);
    QWidget* makeSegments();
    QWidget* makeInputs();
    QWidget* makeActivity();
    QWidget* makeAudit();
    QWidget* makeTwins(NavigationButton& button);
    QWidget* makeRules();
    QWidget* makeImport();
    /// Lets a page hear of every change from now on.
    void hear(std::function<void(const Change&)> follow);
    void addActions();
    void connectTop();
    void readUsers();
    void lookForChanges();
    void lookForOthers();
    void copyUnsaved();
    void follow(const Change& change);
    void openDraft(const DraftId& draft);
    void showPlace();
    void runCommand(QAction* command);

    const Theme& m_theme;
    QSettings& m_settings;
    std::unique_ptr<Desk> m_desk; ///< goes after the pages, which the widget's children are
    std::unique_ptr<JobList> m_jobs;
    std::unique_ptr<ActionRegistry> m_registry;
    TopBar* m_top;
    Seat m_seat;
    Notice* m_unsaved; ///< says that a text would be lost
    Notice* m_others;  ///< says that another window has the workspace open
    Notice* m_refused; ///< why somebody could not begin to act
    PageStack* m_pages;
    ReviewPage* m_review;
    // Null until the page is made.
    SignOffPage* m_signOff = nullptr;
    ActivityPage* m_activity = nullptr;
    ImportPage* m_import = nullptr;
    RememberingPicker m_picker;
    std::optional<User> m_acting;
    QString m_place; ///< of the draft on the Review page
    StatusLine* m_status;
    QTimer m_look; ///< for what other processes write
    HelpOverlay* m_help;
    PaletteHost* m_palette;
    std::vector<std::function<void(const Change&)>> m_followers;
};

} // namespace countersign
