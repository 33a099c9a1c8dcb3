// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/table.h"

#include <algorithm>
#include <iterator>

namespace countersign::intake {

void RowPlaces::note(qint64 row, qint64 place)
{
    m_last = row;
    const qint64 distance = place - row;
    if (m_distances.empty() || m_distances.back().second != distance)
        m_distances.emplace_back(row, distance);
}

qint64 RowPlaces::of(qint64 row) const
{
    const auto after = std::upper_bound(
        m_distances.begin(), m_distances.end(), row,
        [](qint64 wanted, const auto& distance) { return wanted < distance.first; });
    if (row > m_last || after == m_distances.begin())
        return 0;
    return row + std::prev(after)->second;
}

} // namespace countersign::intake
