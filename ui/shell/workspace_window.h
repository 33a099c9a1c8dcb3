// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/user.h"
#include "models/activity/job_list.h"
#include "models/common/desk.h"
#include "ui/shell/seat.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QAction;
class QSettings;
class QStackedWidget;

namespace countersign {

class ActionRegistry;
class ActivityPage;
class AuditPage;
class FilePicker;
class HelpOverlay;
class ImportPage;
class InputsPage;
class NavigationButton;
class Notice;
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

    /// In the order of the top bar. A new page is one more name here and one more line in addPages(): its
    /// button, its key (Ctrl and its number), its place in the palette and what it hears follow from that.
    enum Page { Review, SignOff, Segments, Inputs, Activity, Audit, Twins, Rules };
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
    [[nodiscard]] ActivityPage& activity() { return *m_activity; }
    [[nodiscard]] InputsPage& inputs() { return *m_inputs; }
    [[nodiscard]] ImportPage& importing() { return *m_import; }
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
    struct PageSpec {
        Page page = Review;
        QString name; ///< of its button, e.g. "pageReview"
        QString title;
        QWidget* widget = nullptr;
        /// Called for every change; null: the page follows the desk by itself.
        std::function<void(const Change&)> follow;
    };
    void addPages();
    NavigationButton* addPage(const PageSpec& spec);
    void addActions();
    void connectTop();
    void readUsers();
    void lookForChanges();
    void lookForOthers();
    void copyUnsaved();
    void follow(const Change& change);
    void openDraft(const DraftId& draft);
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
    QStackedWidget* m_pages;
    ReviewPage* m_review;
    SignOffPage* m_signOff;
    SegmentsPage* m_segments;
    InputsPage* m_inputs;
    ActivityPage* m_activity;
    AuditPage* m_audit;
    TwinsPage* m_twins;
    RulesPage* m_rules;
    ImportPage* m_import;
    StatusLine* m_status;
    QTimer m_look; ///< for what other processes write
    HelpOverlay* m_help;
    PaletteHost* m_palette;
    std::vector<std::function<void(const Change&)>> m_followers;
};

} // namespace countersign
