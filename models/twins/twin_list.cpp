// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/twins/twin_list.h"

#include <algorithm>

namespace countersign {

void TwinList::show(std::vector<TwinPair> pairs)
{
    beginResetModel();
    m_pairs = std::move(pairs);
    endResetModel();
}

int TwinList::rowOf(const TwinPair& pair) const
{
    const auto found = std::find(m_pairs.begin(), m_pairs.end(), pair);
    return found == m_pairs.end() ? -1 : static_cast<int>(found - m_pairs.begin());
}

int TwinList::undecided() const
{
    return static_cast<int>(std::count_if(m_pairs.begin(), m_pairs.end(),
                                          [](const TwinPair& pair) { return !pair.merged; }));
}

int TwinList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pairs.size());
}

QVariant TwinList::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const TwinPair& pair = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return pair.view.together.name;
    case DetailRole:
        return detailOf(pair.view);
    case MergedRole:
        return pair.merged;
    case Qt::AccessibleTextRole:
        return pair.merged
                   ? tr("%1, one person: %2").arg(pair.view.together.name, detailOf(pair.view))
                   : tr("%1, not decided: %2").arg(pair.view.together.name, detailOf(pair.view));
    default:
        return {};
    }
}

} // namespace countersign
