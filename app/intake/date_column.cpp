// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/date_column.h"

#include <QHash>
#include <QLocale>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

/// 25/03/2026, 25.3.26, 3-25-2026: two numbers and a year, in whatever order.
struct Numeric {
    int first = 0;
    int second = 0;
    int year = 0;
    bool dots = false;
};

std::optional<Numeric> numericDate(const QString& text)
{
    static const QRegularExpression form(
        uR"(^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?:[ ,T].*)?$)"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    Numeric date;
    date.first = match.capturedView(1).toInt();
    date.dots = match.capturedView(2) == u'.';
    date.second = match.capturedView(3).toInt();
    date.year = match.capturedView(4).toInt();
    if (match.capturedLength(4) == 2)
        date.year += 2000;
    return date;
}

QString foldedMonth(QStringView name)
{
    const QString plain = name.toString().normalized(QString::NormalizationForm_KD).toLower();
    QString folded;
    for (const QChar c : plain) {
        if (c.isLetter())
            folded.append(c);
    }
    return folded;
}

QHash<QString, int> monthNames()
{
    QHash<QString, int> names;
    for (const QLocale::Language language :
         {QLocale::English, QLocale::German, QLocale::French, QLocale::Spanish}) {
        const QLocale locale(language);
        for (int month = 1; month <= 12; ++month) {
            for (const QLocale::FormatType form : {QLocale::LongFormat, QLocale::ShortFormat}) {
                names.insert(foldedMonth(locale.monthName(month, form)), month);
                names.insert(foldedMonth(locale.standaloneMonthName(month, form)), month);
            }
        }
    }
    names.insert(u"sept"_s, 9);
    names.insert(u"mrz"_s, 3);
    return names;
}

std::optional<QDate> namedDate(const QString& text)
{
    static const QHash<QString, int> months = monthNames();
    static const QRegularExpression dayFirst(
        uR"((\d{1,2})(?:er|st|nd|rd|th|\.|º)?[\s-]+(?:of |de )?([^\W\d_]+)\.?,?[\s-]+(?:de )?)"
        uR"((\d{4})\b)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression monthFirst(
        uR"(([^\W\d_]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    if (const QRegularExpressionMatch match = dayFirst.match(text); match.hasMatch()) {
        const QDate date(match.capturedView(3).toInt(),
                         months.value(foldedMonth(match.capturedView(2))),
                         match.capturedView(1).toInt());
        if (date.isValid())
            return date;
    }
    if (const QRegularExpressionMatch match = monthFirst.match(text); match.hasMatch()) {
        const QDate date(match.capturedView(3).toInt(),
                         months.value(foldedMonth(match.capturedView(1))),
                         match.capturedView(2).toInt());
        if (date.isValid())
            return date;
    }
    return std::nullopt;
}

std::optional<QDate> yearFirst(const QString& text)
{
    static const QRegularExpression form(
        uR"(^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?|(\d{2})(\d{2})(?:T.*)?)$)"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const int at = match.capturedLength(2) > 0 ? 2 : 4;
    return QDate(match.capturedView(1).toInt(), match.capturedView(at).toInt(),
                 match.capturedView(at + 1).toInt());
}

CellDate checked(const QDate& date)
{
    CellDate cell;
    if (date.isValid())
        cell.date = date;
    else
        cell.problem = u"date.unreadable"_s;
    return cell;
}

} // namespace

void DateColumn::look(const QString& cell)
{
    const std::optional<Numeric> date = numericDate(cell.trimmed());
    if (!date || date->dots)
        return;
    m_dayFirst = m_dayFirst || (date->first > 12 && date->second <= 12);
    m_monthFirst = m_monthFirst || (date->second > 12 && date->first <= 12);
}

CellDate DateColumn::read(const QString& cell) const
{
    const QString text = cell.trimmed();
    if (text.isEmpty())
        return {};
    if (const std::optional<QDate> date = yearFirst(text))
        return checked(*date);
    const std::optional<Numeric> date = numericDate(text);
    if (!date)
        return checked(namedDate(text).value_or(QDate()));
    const QDate dayFirst(date->year, date->second, date->first);
    const QDate monthFirst(date->year, date->first, date->second);
    if (date->dots || date->first > 12 || date->first == date->second)
        return checked(dayFirst);
    if (date->second > 12)
        return checked(monthFirst);
    if (m_dayFirst == m_monthFirst) // nothing tells, or the column says both
        return CellDate{.date = {}, .problem = u"date.order_unclear"_s};
    return checked(m_dayFirst ? dayFirst : monthFirst);
}

} // namespace countersign::intake
