// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace countersign {

/// Rows of text under headings, as read at one moment. GUI thread.
class TableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit TableModel(QObject* parent = nullptr)
        : QAbstractTableModel(parent)
    {}

    /// Columns of figures, which stand at the end of their column so that they can be compared.
    void setNumbers(std::vector<int> columns) { m_numbers = std::move(columns); }
    void show(const QStringList& columns, std::vector<QStringList> rows);
    /// Rows that are added at the end.
    void append(std::vector<QStringList> rows);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] bool isNumber(int column) const;

    QStringList m_columns;
    std::vector<int> m_numbers;
    std::vector<QStringList> m_rows;
};

} // namespace countersign
