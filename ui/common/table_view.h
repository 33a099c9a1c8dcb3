// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include <vector>

namespace countersign {

/// A plain table of text: whole rows, no grid, columns as wide as what is in them, the last one takes the
/// rest. GUI thread.
class TableView final : public QTableView {
    Q_OBJECT

public:
    explicit TableView(QWidget* parent = nullptr);

    /// Makes columns as wide as their first rows want, none wider than `widest`.
    void fitColumns(int widest = 260);
    /// As tall as its rows, for tables inside a page that scrolls.
    void fitHeight(int mostRows = 12);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void shareWidth();

    std::vector<int> m_wanted; ///< widths of the columns where there is room for all
};

} // namespace countersign
