// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/review_service.h"
#include "models/queue/queue_counts.h"
#include "models/queue/queue_filter.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QStackedWidget;

namespace countersign {

class ElidedLabel;
class EmptyState;
class FilterBar;
class KeyButton;
class QueueModel;
class QueueView;
class Theme;

/// The left of the Review page: which drafts, the list, and how the day goes. GUI thread.
class QueuePanel final : public QWidget {
    Q_OBJECT

public:
    QueuePanel(const Theme& theme, QueueModel& queue, QWidget* parent = nullptr);

    void setCounts(const QueueCounts& counts);
    void setPace(const ReviewService::Pace& pace);
    void setSearch(const QString& search);
    /// A word about the last decision, in the place of the pace; goes by itself.
    void sayGently(const QString& words);

    [[nodiscard]] QueueView& list() { return *m_list; }
    [[nodiscard]] FilterBar& filters() { return *m_filters; }
    [[nodiscard]] KeyButton& undo() { return *m_undo; }
    [[nodiscard]] KeyButton& views() { return *m_views; }
    [[nodiscard]] KeyButton& filterToggle() { return *m_filterButton; }
    [[nodiscard]] KeyButton& pace() { return *m_paceButton; }

Q_SIGNALS:
    /// The list is empty and the person wants what the page offers: other filters, generation, import.
    void nextThingAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeFoot();
    void showPace();
    void showState();
    void sayTitle();

    const Theme& m_theme;
    QueueModel& m_queue;
    QLabel* m_title;
    ElidedLabel* m_count;
    KeyButton* m_views;
    KeyButton* m_filterButton;
    FilterBar* m_filters;
    QStackedWidget* m_stack;
    QueueView* m_list;
    EmptyState* m_empty;
    KeyButton* m_paceButton;
    KeyButton* m_undo;
    QTimer m_gentle;
    ReviewService::Pace m_pace;
    QueueCounts m_counts;
    QString m_search;
};

} // namespace countersign
