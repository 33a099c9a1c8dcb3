// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/import/import_entries.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace countersign {

/// The lines of an import's report, all of them or those of one outcome. GUI thread.
class ImportRowsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { File, Row, What, Name, Field, Value, Why };

    explicit ImportRowsModel(QObject* parent = nullptr)
        : QAbstractTableModel(parent)
    {}

    void show(std::shared_ptr<const ImportOutcome> outcome);
    /// Nothing: all.
    void setFilter(std::optional<Outcome> outcome);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void filter();

    std::shared_ptr<const ImportOutcome> m_outcome;
    std::optional<Outcome> m_filter;
    std::vector<size_t> m_shown; ///< indexes of entries
};

/// What became of a row, e.g. "added".
[[nodiscard]] QString outcomeLabel(Outcome outcome);

} // namespace countersign
