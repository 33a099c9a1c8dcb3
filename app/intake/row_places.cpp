// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/table.h"

#include <algorithm>
#include <iterator>

namespace countersign::intake {

void RowPlaces::note(qint64 row, qint64 place)
{
    const bool shares = !m_distances.empty() && place == m_lastPlace;
    m_numbered = m_numbered || shares;
    m_last = row;
    m_lastPlace = place;
    if (m_numbered) {
        m_distances.assign(1, {1, 0});
        return;
    }
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
