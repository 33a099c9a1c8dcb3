// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/twins/twins_reader.h"

#include <QAbstractListModel>

#include <vector>

namespace countersign {

/// Pairs of records, as read at one moment. GUI thread.
class TwinList final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        DetailRole = Qt::UserRole, ///< QString: by what the two can be told apart
        MergedRole,                ///< bool
    };

    explicit TwinList(QObject* parent = nullptr)
        : QAbstractListModel(parent)
    {}

    void show(std::vector<TwinPair> pairs);
    [[nodiscard]] const TwinPair& at(int row) const { return m_pairs.at(size_t(row)); }
    /// -1 if it is not there.
    [[nodiscard]] int rowOf(const TwinPair& pair) const;
    [[nodiscard]] int undecided() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<TwinPair> m_pairs;
};

} // namespace countersign
