// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"

namespace countersign::testing {

/// A clock that moves only when a test says so.
class FixedClock final : public Clock {
public:
    explicit FixedClock(QDateTime now = QDateTime(QDate(2026, 11, 24), QTime(9, 0), Qt::UTC))
        : m_now(std::move(now))
    {}
    [[nodiscard]] QDateTime now() const override { return m_now; }
    [[nodiscard]] QDate today() const override { return m_now.date(); }
    void advance(qint64 seconds) { m_now = m_now.addSecs(seconds); }

private:
    QDateTime m_now;
};

} // namespace countersign::testing
