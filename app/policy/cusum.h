// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace countersign::policy {

/// The watch over a segment on autopilot: a one-sided CUSUM on the decisions about its samples, in the
/// order in which they were stored. After each, the log likelihood ratio of a share of rejects of
/// p1 = 0.30 against p0 = 0.10 is added, and the sum never falls below 0; at h = 4 the segment goes back
/// to approval. A reject adds ln 3 ≈ 1.10, an approval takes ln(9/7) ≈ 0.25 off.
class Cusum {
public:
    static constexpr double tolerated = 0.10; ///< p0
    static constexpr double alarming = 0.30;  ///< p1
    static constexpr double limit = 4.0;      ///< h

    void add(bool rejected);
    [[nodiscard]] double value() const { return m_value; }
    /// Stays so, whatever comes after.
    [[nodiscard]] bool hasAlarmed() const { return m_alarmed; }

private:
    double m_value = 0.0;
    bool m_alarmed = false;
};

} // namespace countersign::policy
