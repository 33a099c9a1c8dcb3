// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QDateTime>

namespace countersign {

/// Where the time comes from. Rooms below services take dates as values and never ask a clock.
/// Thread-safe.
class Clock {
public:
    virtual ~Clock() = default;
    /// The moment, in UTC, to the millisecond.
    [[nodiscard]] virtual QDateTime now() const = 0;
    /// The date that checks and reports count from.
    [[nodiscard]] virtual QDate today() const = 0;
};

/// The computer's clock.
class SystemClock final : public Clock {
public:
    [[nodiscard]] QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
    [[nodiscard]] QDate today() const override { return QDate::currentDate(); }
};

} // namespace countersign
