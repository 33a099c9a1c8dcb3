// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"

#include <QListView>

#include <optional>

namespace countersign {

class QueueModel;
class Theme;

/// The list of drafts. Single letters are commands, so its own type-ahead is off; what is inserted or
/// removed elsewhere leaves the row in hand where it is on the screen.
class QueueView final : public QListView {
    Q_OBJECT

public:
    QueueView(const Theme& theme, QueueModel& queue, QWidget* parent = nullptr);

    [[nodiscard]] std::optional<DraftId> currentDraft() const;
    /// Makes a draft the current row; false if it is not in the stretch that is shown.
    bool select(const DraftId& draft);
    /// Moves by rows, within the list; false at its end.
    bool step(int rows);

    void keyboardSearch(const QString& search) override;

Q_SIGNALS:
    /// By the person's hand or by step() and select().
    void draftSelected(const countersign::DraftId& draft);
    /// Escape, with nothing of its own to end.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    /// A screen reader selects a row; for everybody here the row that is selected is the current one.
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void rememberPlace();
    void restorePlace();

    QueueModel& m_queue;
    std::optional<int> m_place; ///< of the current row, from the viewport's top, while rows change
    std::optional<DraftId> m_before; ///< the current draft before rows changed
    bool m_changing = false;
};

} // namespace countersign
