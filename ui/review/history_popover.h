// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/services/decision_service.h"
#include "ui/common/popover.h"

#include <QList>

#include <vector>

class QListView;
class QVBoxLayout;

namespace countersign {

class HistoryModel;
class KeyButton;

/// What happened to the draft: its revisions and the decisions on them. An older text can be taken up
/// again. GUI thread.
class HistoryPopover final : public Popover {
    Q_OBJECT

public:
    HistoryPopover(const Theme& theme, HistoryModel& history, QWidget* page);

    void open(QWidget* anchor);

Q_SIGNALS:
    /// This revision's text shall be edited anew.
    void revisionAsked(const countersign::RevisionId& revision);
    /// The text on display shall be laid beside an earlier one.
    void comparisonAsked();

private:
    void showChoice();

    HistoryModel& m_history;
    QListView* m_list;
    KeyButton* m_compare;
    KeyButton* m_use;
};

/// The acting person's last decisions, each to be taken back. GUI thread.
class DecisionsPopover final : public Popover {
    Q_OBJECT

public:
    DecisionsPopover(const Theme& theme, QWidget* page);

    void open(const std::vector<UndoEntry>& entries, QWidget* anchor);

Q_SIGNALS:
    void undoAsked(const countersign::DecisionId& decision);
    void draftAsked(const countersign::DraftId& draft);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addRow(const UndoEntry& entry, int number);

    QList<KeyButton*> m_undos;

    const Theme& m_theme;
    QVBoxLayout* m_rows;
};

} // namespace countersign
