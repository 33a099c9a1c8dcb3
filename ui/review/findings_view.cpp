// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/findings_view.h"

#include "models/findings/findings_model.h"
#include "ui/review/findings_delegate.h"

#include <QMouseEvent>

using namespace Qt::StringLiterals;

namespace countersign {

FindingsView::FindingsView(const Theme& theme, FindingsModel& findings, QWidget* parent)
    : QListView(parent)
    , m_findings(findings)
{
    setObjectName(u"findings"_s);
    setAccessibleName(tr("Findings"));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    auto* delegate = new FindingsDelegate(theme, this);
    setItemDelegate(delegate);
    setModel(&findings);
    connect(delegate, &FindingsDelegate::fixAsked, this, [this](const QModelIndex& index) {
        setCurrentIndex(index);
        Q_EMIT fixAsked(index.row());
    });
    connect(delegate, &FindingsDelegate::dismissAsked, this, [this](const QModelIndex& index) {
        setCurrentIndex(index);
        Q_EMIT dismissAsked(index.row());
    });
    connect(&findings, &QAbstractItemModel::modelReset, this, &FindingsView::fitHeight);
    connect(&findings, &QAbstractItemModel::rowsInserted, this, &FindingsView::fitHeight);
    connect(&findings, &QAbstractItemModel::rowsRemoved, this, &FindingsView::fitHeight);
    connect(&findings, &QAbstractItemModel::dataChanged, this, &FindingsView::fitHeight);
}

/// The finding in hand was mended: none is in hand, and the caret stays where the person has it.
void FindingsView::rowsAboutToBeRemoved(const QModelIndex& parent, int start, int end)
{
    const int row = currentIndex().row();
    if (row >= start && row <= end) {
        m_quiet = true;
        m_last = start - 1;
        setCurrentIndex({});
        m_quiet = false;
    }
    QListView::rowsAboutToBeRemoved(parent, start, end);
}

void FindingsView::enterEvent(QEnterEvent* event)
{
    m_findings.setHeld(true);
    QListView::enterEvent(event);
}

void FindingsView::leaveEvent(QEvent* event)
{
    m_findings.setHeld(false);
    QListView::leaveEvent(event);
}

void FindingsView::begin()
{
    m_quiet = true;
    m_last = -1;
    setCurrentIndex({});
    m_findings.begin();
    m_quiet = false;
}

bool FindingsView::next()
{
    const int row = m_findings.nextOpen(
        currentIndex().isValid() ? currentIndex().row() : qMin(m_last, m_findings.rowCount() - 1));
    if (row < 0)
        return false;
    m_last = row;
    setCurrentIndex(m_findings.index(row));
    return true;
}

void FindingsView::keyboardSearch(const QString& /*search*/) {}

QSize FindingsView::sizeHint() const
{
    int height = 0;
    for (int row = 0; row < m_findings.rowCount(); ++row)
        height += sizeHintForRow(row);
    return {300, height};
}

void FindingsView::fitHeight()
{
    scheduleDelayedItemsLayout();
    setFixedHeight(qMax(1, sizeHint().height()));
}

void FindingsView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (!m_quiet)
        Q_EMIT inHand(current.isValid() ? current.row() : -1);
}

void FindingsView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    fitHeight();
}

void FindingsView::mouseMoveEvent(QMouseEvent* event)
{
    QListView::mouseMoveEvent(event);
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    const bool link =
        index.isValid() && (FindingsDelegate::fixArea(visualRect(index), index).contains(at) ||
                            FindingsDelegate::dismissArea(visualRect(index), index).contains(at));
    viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void FindingsView::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the page scrolls, not the list in it
}

} // namespace countersign
