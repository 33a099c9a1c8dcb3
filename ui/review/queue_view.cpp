// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/queue_view.h"

#include "models/queue/queue_model.h"
#include "ui/common/theme.h"
#include "ui/review/queue_delegate.h"

#include <QKeyEvent>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace countersign {

QueueView::QueueView(const Theme& theme, QueueModel& queue, QWidget* parent)
    : QListView(parent)
    , m_queue(queue)
{
    setObjectName(u"queue"_s);
    setAccessibleName(tr("Drafts"));
    setItemDelegate(new QueueDelegate(theme, this));
    setUniformItemSizes(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    // Connected before the view's own handling, so that the place is the one from before.
    connect(&queue, &QAbstractItemModel::rowsAboutToBeInserted, this, &QueueView::rememberPlace);
    connect(&queue, &QAbstractItemModel::rowsAboutToBeRemoved, this, &QueueView::rememberPlace);
    connect(&queue, &QAbstractItemModel::rowsAboutToBeMoved, this, &QueueView::rememberPlace);
    // The model is reset for another list: headings make rows of two heights.
    connect(&queue, &QAbstractItemModel::modelAboutToBeReset, this,
            [this] { setUniformItemSizes(m_queue.grouping() == QueueGrouping::None); });
    setModel(&queue);
    connect(&queue, &QAbstractItemModel::rowsInserted, this, &QueueView::restorePlace);
    connect(&queue, &QAbstractItemModel::rowsRemoved, this, &QueueView::restorePlace);
    connect(&queue, &QAbstractItemModel::rowsMoved, this, &QueueView::restorePlace);
}

std::optional<DraftId> QueueView::currentDraft() const
{
    const QModelIndex current = currentIndex();
    return current.isValid() ? std::optional(m_queue.rowAt(current.row()).draft) : std::nullopt;
}

bool QueueView::select(const DraftId& draft)
{
    const int row = m_queue.rowOf(draft);
    if (row < 0)
        return false;
    setCurrentIndex(m_queue.index(row));
    return true;
}

bool QueueView::step(int rows)
{
    const int row = currentIndex().isValid() ? currentIndex().row() + rows : 0;
    if (row < 0 || row >= m_queue.rowCount())
        return false;
    setCurrentIndex(m_queue.index(row));
    if (row + 10 > m_queue.rowCount() && m_queue.canFetchMore({}))
        m_queue.fetchMore({});
    if (row < 10)
        m_queue.fetchBefore();
    return true;
}

void QueueView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QListView::keyPressEvent(event);
}

void QueueView::keyboardSearch(const QString& /*search*/) {}

void QueueView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QListView::selectionChanged(selected, deselected);
    // Later: a move by hand selects first, and then says what is current.
    QMetaObject::invokeMethod(
        this,
        [this] {
            const QModelIndexList rows = selectionModel()->selectedIndexes();
            if (!m_changing && rows.size() == 1 && rows.front() != currentIndex())
                setCurrentIndex(rows.front());
        },
        Qt::QueuedConnection);
}

void QueueView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    // While rows come and go the view may pass over a neighbour; the page decides what is next.
    if (!m_changing && current.isValid())
        Q_EMIT draftSelected(m_queue.rowAt(current.row()).draft);
}

void QueueView::scrollContentsBy(int dx, int dy)
{
    QListView::scrollContentsBy(dx, dy);
    if (!m_changing && verticalScrollBar()->value() < 10 * QueueDelegate::rowHeight)
        m_queue.fetchBefore();
}

void QueueView::rememberPlace()
{
    m_changing = true;
    m_before = currentDraft();
    // Its lower edge: what stands above a row of a group is not the row.
    m_place = currentIndex().isValid() ? std::optional(visualRect(currentIndex()).bottom())
                                       : std::nullopt;
}

void QueueView::restorePlace()
{
    if (m_place && currentIndex().isValid()) {
        executeDelayedItemsLayout();
        const int moved = visualRect(currentIndex()).bottom() - *m_place;
        verticalScrollBar()->setValue(verticalScrollBar()->value() + moved);
    }
    m_place.reset();
    m_changing = false;
    const std::optional<DraftId> now = currentDraft();
    if (now && now != m_before)
        Q_EMIT draftSelected(*now);
}

} // namespace countersign
