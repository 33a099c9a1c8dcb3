// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/query.h"

#include <SQLiteCpp/Column.h>

namespace countersign::store {

Query::Query(std::shared_ptr<Slot> slot)
    : m_slot(std::move(slot))
{
    m_slot->inUse = true;
}

Query::~Query()
{
    if (!m_slot)
        return;
    // A failed step was thrown already; resetting only says it again.
    m_slot->statement.tryReset();
    m_slot->inUse = false;
}

void Query::bind(int index, int value)
{
    m_slot->statement.bind(index, value);
}

void Query::bind(int index, qint64 value)
{
    m_slot->statement.bind(index, static_cast<int64_t>(value));
}

void Query::bind(int index, double value)
{
    m_slot->statement.bind(index, value);
}

void Query::bind(int index, const QString& value)
{
    m_slot->statement.bind(index, value.toStdString());
}

void Query::bind(int index, const QByteArray& value)
{
    m_slot->statement.bind(index, static_cast<const void*>(value.constData()),
                           static_cast<int>(value.size()));
}

void Query::bind(int index, const QDate& value)
{
    if (value.isValid())
        bind(index, value.toJulianDay());
    else
        bind(index, std::nullopt);
}

void Query::bind(int index, const QDateTime& value)
{
    if (value.isValid())
        bind(index, value.toMSecsSinceEpoch());
    else
        bind(index, std::nullopt);
}

void Query::bind(int index, std::nullopt_t)
{
    m_slot->statement.bind(index);
}

int Query::run()
{
    const int changed = m_slot->statement.exec();
    m_slot->statement.reset();
    return changed;
}

bool Query::isNull(int column) const
{
    return m_slot->statement.isColumnNull(column);
}

int Query::integer(int column) const
{
    return m_slot->statement.getColumn(column).getInt();
}

qint64 Query::number(int column) const
{
    return m_slot->statement.getColumn(column).getInt64();
}

double Query::real(int column) const
{
    return m_slot->statement.getColumn(column).getDouble();
}

QString Query::text(int column) const
{
    const SQLite::Column value = m_slot->statement.getColumn(column);
    const char* bytes = value.getText();
    return QString::fromUtf8(bytes, value.getBytes());
}

QByteArray Query::blob(int column) const
{
    const SQLite::Column value = m_slot->statement.getColumn(column);
    const char* bytes = static_cast<const char*>(value.getBlob());
    return {bytes, value.getBytes()};
}

QDate Query::day(int column) const
{
    return isNull(column) ? QDate() : QDate::fromJulianDay(number(column));
}

QDateTime Query::moment(int column) const
{
    return isNull(column) ? QDateTime() : QDateTime::fromMSecsSinceEpoch(number(column), Qt::UTC);
}

} // namespace countersign::store
