// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <algorithm>

namespace countersign::sync {

/// When to try again after so many failures in a row: 2, 4, 8 … seconds, at most five minutes, each times
/// something between a half and one and a half, so that a team does not come back all at once. `draw` is a
/// random number from 0 to 1.
[[nodiscard]] inline qint64 waitAfter(int failures, double draw)
{
    constexpr qint64 first = 2000;
    constexpr qint64 most = 300'000;
    constexpr int doublings = 10;
    const qint64 whole = std::min(most, first << std::clamp(failures - 1, 0, doublings));
    return static_cast<qint64>(double(whole) * (0.5 + draw));
}

} // namespace countersign::sync
