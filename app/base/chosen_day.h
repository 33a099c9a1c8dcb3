// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"

namespace countersign {

/// The computer's clock with a day that somebody chose (`--today`), which may well be the real one.
class ChosenDay final : public Clock {
public:
    /// `today` is valid.
    explicit ChosenDay(QDate today)
        : m_today(today)
    {}
    [[nodiscard]] QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
    [[nodiscard]] QDate today() const override { return m_today; }

private:
    QDate m_today;
};

} // namespace countersign
