// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QString>

namespace countersign {

/// A word of the catalogue where it stands alone or begins a line: "e-mail" → "E-mail".
[[nodiscard]] inline QString capitalised(QString text)
{
    if (!text.isEmpty())
        text.replace(0, 1, text.left(1).toUpper());
    return text;
}

struct DateText {
    Q_DECLARE_TR_FUNCTIONS(DateText)
};

/// "14 Mar 2026", in the order and with the stops of the language.
[[nodiscard]] inline QString dateText(const QDate& date)
{
    return QLocale().toString(date, DateText::tr("d MMM yyyy", "date, as QLocale reads it"));
}

/// "14 Mar 2026, 09:30" where the person is.
[[nodiscard]] inline QString momentText(const QDateTime& moment)
{
    return QLocale().toString(moment.toLocalTime(),
                              DateText::tr("d MMM yyyy, HH:mm", "moment, as QLocale reads it"));
}

/// The same to the second, for the log.
[[nodiscard]] inline QString exactMomentText(const QDateTime& moment)
{
    return QLocale().toString(
        moment.toLocalTime(),
        DateText::tr("d MMM yyyy, HH:mm:ss", "moment to the second, as QLocale reads it"));
}

} // namespace countersign
