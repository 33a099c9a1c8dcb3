// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/table_view.h"

#include "ui/common/theme.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>
#include <numeric>

namespace countersign {

namespace {

constexpr int narrowestColumn = 110;

/// A cell's text runs in its own direction, wherever the window's puts it.
class CellDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (option->direction == Qt::LeftToRight)
            return;
        option->displayAlignment =
            QStyle::visualAlignment(option->direction, option->displayAlignment) |
            Qt::AlignAbsolute;
        if (!option->text.isRightToLeft())
            option->direction = Qt::LeftToRight;
    }
};

} // namespace

TableView::TableView(QWidget* parent)
    : QTableView(parent)
{
    setItemDelegate(new CellDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(30);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setResizeContentsPrecision(100); // rows that a width is taken from
}

void TableView::fitColumns(int widest)
{
    resizeColumnsToContents();
    m_wanted.clear();
    const int columns = model() ? model()->columnCount() : 0;
    for (int column = 0; column < columns; ++column)
        m_wanted.push_back(qMin(widest, columnWidth(column) + 12));
    shareWidth();
}

/// What is too wide for the window comes off the widest columns; the last one takes what is left.
void TableView::shareWidth()
{
    const int columns = static_cast<int>(m_wanted.size());
    if (columns == 0 || !model() || model()->columnCount() != columns)
        return;
    std::vector<int> widths = m_wanted;
    int over = std::accumulate(widths.begin(), widths.end(), 0) - viewport()->width();
    while (over > 0) {
        const auto widest = std::max_element(widths.begin(), widths.end());
        if (*widest <= narrowestColumn)
            break; // then it scrolls
        const int less = std::min(over, std::max(1, over / columns));
        *widest -= less;
        over -= less;
    }
    for (int column = 0; column + 1 < columns; ++column)
        setColumnWidth(column, widths[static_cast<size_t>(column)]);
}

void TableView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void TableView::fitHeight(int mostRows)
{
    const int rows = model() ? qMin(mostRows, model()->rowCount()) : 0;
    setFixedHeight(horizontalHeader()->sizeHint().height() +
                   rows * verticalHeader()->defaultSectionSize() + 4);
}

} // namespace countersign
