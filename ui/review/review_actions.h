// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>

#include <array>

class QWidget;

namespace countersign {

class ActionRegistry;
struct DraftView;

/// The commands of the Review page with their standard keys, and when each can be used. The commands belong
/// to the page's widget.
struct ReviewActions {
    ReviewActions(ActionRegistry& registry, QWidget* page);

    /// What decides which commands can be used.
    struct Situation {
        const DraftView* view = nullptr; ///< null: no draft on display
        bool editing = false;
        bool busy = false;     ///< the draft is being written or read
        int blockers = 0;      ///< open ones, of the text as it stands in the editor
        bool passage = false;  ///< a passage of evidence is chosen
        bool source = false;   ///< it has an address to open
        bool compared = false; ///< there is an earlier text to compare with
        int shown = 0;         ///< rows of the list
        bool fix = false;      ///< the finding in hand has a fix
        bool finding = false;  ///< one is in hand
        bool searching = false;
        bool setAside = false; ///< the finding in hand can be set aside
        int findings = 0;      ///< open ones
        bool undo = false;     ///< there is a decision to take back
    };
    void update(const Situation& situation);
    /// Why approving cannot be done now; empty if it can, or nothing is on display.
    [[nodiscard]] static QString whyNotApprove(const Situation& situation);
    /// Why the main thing cannot be done now, and who can; empty if it can.
    [[nodiscard]] static QString whyNotGo(const Situation& situation);
    /// What is to be done with the draft on display: approve it, sign it off, or choose between its versions; null
    /// where somebody first has to look how a hand-over ended.
    [[nodiscard]] const QAction* mainOf(const Situation& situation) const;

    QAction* next;
    QAction* previous;
    QAction* approve;
    QAction* signOff;
    QAction* edit;
    QAction* requestChanges;
    QAction* reject;
    QAction* regenerate;
    QAction* nextFinding;
    QAction* applyFix;
    QAction* setAside;
    QAction* cite;
    QAction* wentOut; ///< a hand-over whose end is not known: somebody looked
    QAction* didNotGo;
    QAction* undo;
    QAction* decisions; ///< the last ten
    QAction* together;  ///< one decision on all that the list shows
    QAction* compare;
    QAction* history;
    QAction* note;
    QAction* openSource;
    QAction* searchEvidence;
    QAction* filters;
    QAction* saveView;
    QAction* evidence; ///< shows or hides the evidence in a narrow window
    QAction* finish;
    QAction* approveEdited;
    std::array<QAction*, 5> channels{};

private:
    void updateWriting(const Situation& situation);
    void updateMoving(const Situation& situation);
};

} // namespace countersign
