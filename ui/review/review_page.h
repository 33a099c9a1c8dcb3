// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/user.h"
#include "models/palette/palette_model.h"
#include "models/review/review_models.h"
#include "ui/review/review_actions.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QSettings;
class QSplitter;
class QStackedWidget;

namespace countersign {

class ActionBar;
class ActionRegistry;
class Announcer;
class BulkPopover;
class ConflictPanel;
class CopyPanel;
class DecisionsPopover;
class EmptyState;
class EvidencePanel;
class HandOverEnding;
class HistoryPopover;
class NotePopover;
class Notice;
class QueuePanel;
class ReasonPopover;
class ReviewDisplay;
class ReviewEditing;
class ReviewFlow;
class ReviewKeys;
class ReviewQuestions;
class SavedViews;
class Theme;
struct QueueChoice;

/// The page where drafts are read beside their evidence, corrected and decided on. Lays the panels out and
/// connects them with each other; ReviewDisplay shows the draft in hand, ReviewFlow moves and decides, ReviewEditing writes. GUI thread.
class ReviewPage final : public QWidget {
    Q_OBJECT

public:
    ReviewPage(const Theme& theme, Desk& desk, ActionRegistry& registry, QSettings& settings,
               QWidget* parent = nullptr);
    ~ReviewPage() override;

    void setUser(const User& user);
    void search(const QString& text);
    /// Opens a draft, wherever it is in the list.
    void open(const DraftId& draft);
    /// Shows another list.
    void choose(const QueueChoice& choice);
    /// The first draft of the list gets the focus, e.g. after a search.
    void focusList();

    /// The lists one can go to by name: by state, by segment, what is for the acting person.
    [[nodiscard]] std::vector<PaletteEntry> views();

    [[nodiscard]] ReviewModels& models() { return *m_models; }

Q_SIGNALS:
    void toReviewChanged(qint64 drafts);
    /// Segment and mode of the draft on display, for the status bar.
    void placeChanged(const QString& place);
    void searchCleared();
    void inputsAsked();
    void helpAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    friend class HandOverEnding;
    friend class ReviewDisplay;
    friend class ReviewFlow;
    friend class SavedViews;
    friend class ReviewEditing;
    friend class ReviewKeys;
    friend class ReviewQuestions;

    void layOut();
    void connectActions();
    void connectPanels();
    void connectModels();
    void goToEvidence();
    void followWidth();
    [[nodiscard]] QString settingOf(const QString& name) const;
    void restore();
    void keep();

    const Theme& m_theme;
    Desk& m_desk;
    QSettings& m_settings;
    std::unique_ptr<ReviewModels> m_models;
    ReviewActions m_actions;
    QSplitter* m_splitter;
    QueuePanel* m_queue;
    QStackedWidget* m_middle;
    QWidget* m_reading;
    CopyPanel* m_copy;
    EmptyState* m_nothing;
    ConflictPanel* m_conflict;
    Notice* m_message; ///< what came of something: a refusal, an undone decision
    ActionBar* m_bar;
    EvidencePanel* m_evidence;
    ReasonPopover* m_reason;
    HistoryPopover* m_history;
    DecisionsPopover* m_decisions;
    NotePopover* m_note;
    BulkPopover* m_bulk;
    SavedViews* m_saved;
    Announcer* m_announcer;
    ReviewDisplay* m_display;
    ReviewFlow* m_flow;
    ReviewQuestions* m_questions;
    ReviewEditing* m_editing;
    ReviewKeys* m_keys;
    HandOverEnding* m_ending;
    bool m_narrow = false;
    bool m_drawerOpen = false;
};

} // namespace countersign
