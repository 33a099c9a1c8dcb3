// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

#include <optional>

namespace countersign::intake {

/// A cell read as a day.
struct CellDate {
    std::optional<QDate> date;
    QString
        problem; ///< empty, "date.unreadable", or "date.order_unclear" (03/08/2026 and nothing tells)
};

/// The dates of one column. Day and month stand in one order in the whole column: first `look` at every
/// cell, then `read` them.
///
/// Understood: 2026-03-25 and time stamps that begin so (the day as written, in no other zone), 20260325, 25.3.2026,
/// 25/03/2026 and 03/25/2026, "15 Mar 2024", "June 1, 2024" and the same in German, French and Spanish. With dots the day
/// is always first.
class DateColumn {
public:
    void look(const QString& cell);
    [[nodiscard]] CellDate read(const QString& cell) const;

private:
    bool m_dayFirst = false;   ///< a value above 12 stood in first place
    bool m_monthFirst = false; ///< a value above 12 stood in second place
};

} // namespace countersign::intake
