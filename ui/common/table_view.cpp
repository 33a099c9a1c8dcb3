// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/table_view.h"

#include "ui/common/theme.h"

#include <QHeaderView>

namespace countersign {

TableView::TableView(QWidget* parent)
    : QTableView(parent)
{
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
}

void TableView::fitColumns(int widest)
{
    resizeColumnsToContents();
    const int columns = model() ? model()->columnCount() : 0;
    for (int column = 0; column + 1 < columns; ++column)
        setColumnWidth(column, qMin(widest, columnWidth(column) + 12));
}

void TableView::fitHeight(int mostRows)
{
    const int rows = model() ? qMin(mostRows, model()->rowCount()) : 0;
    setFixedHeight(horizontalHeader()->sizeHint().height() +
                   rows * verticalHeader()->defaultSectionSize() + 4);
}

} // namespace countersign
