// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/id.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QString>

#include <SQLiteCpp/Statement.h>

#include <memory>
#include <optional>
#include <string>

namespace countersign::store {

/// A row id of the store: 0 is none.
using Row = qint64;

/// A statement that its connection keeps, ready to bind and step. Gives it back, reset, when it goes.
///
/// Columns count from 0, parameters from 1. Moments are kept as milliseconds since 1970 in UTC, days as
/// Julian day numbers, absent ones as NULL.
class Query {
public:
    struct Slot {
        SQLite::Statement statement;
        bool inUse = false;
    };

    explicit Query(std::shared_ptr<Slot> slot);
    Query(Query&& other) noexcept = default;
    Query& operator=(Query&&) = delete;
    Query(const Query&) = delete;
    ~Query();

    template<class... Values>
    Query& with(const Values&... values)
    {
        int index = 0;
        (bind(++index, values), ...);
        return *this;
    }
    void bind(int index, int value);
    void bind(int index, qint64 value);
    void bind(int index, bool value) { bind(index, value ? 1 : 0); }
    void bind(int index, double value);
    void bind(int index, const QString& value);
    void bind(int index, const QByteArray& value); ///< as a blob
    void bind(int index, const QDate& value);
    void bind(int index, const QDateTime& value);
    void bind(int index, std::nullopt_t);
    template<class Tag>
    void bind(int index, const Id<Tag>& id)
    {
        bind(index, id.text());
    }
    template<class T>
    void bind(int index, const std::optional<T>& value)
    {
        if (value)
            bind(index, *value);
        else
            bind(index, std::nullopt);
    }

    /// True while there is a row.
    bool step() { return m_slot->statement.executeStep(); }
    /// Runs a statement without rows; answers how many rows it changed.
    int run();

    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] int integer(int column) const;
    [[nodiscard]] qint64 number(int column) const; ///< 0 for NULL, as for rows that are none
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] QString text(int column) const;
    [[nodiscard]] QByteArray blob(int column) const;
    [[nodiscard]] QDate day(int column) const;
    [[nodiscard]] QDateTime moment(int column) const;
    template<class IdType>
    [[nodiscard]] IdType id(int column) const
    {
        return IdType(text(column));
    }
    template<class IdType>
    [[nodiscard]] std::optional<IdType> optionalId(int column) const
    {
        return isNull(column) ? std::nullopt : std::optional<IdType>(text(column));
    }
    [[nodiscard]] std::optional<QDate> optionalDay(int column) const
    {
        return isNull(column) ? std::nullopt : std::optional<QDate>(day(column));
    }
    /// The value for the column's word, or `otherwise` for a word of a later version.
    template<class E>
    [[nodiscard]] E word(int column, E otherwise = {}) const
    {
        return fromText<E>(text(column)).value_or(otherwise);
    }
    template<class E>
    [[nodiscard]] std::optional<E> optionalWord(int column) const
    {
        return isNull(column) ? std::nullopt : fromText<E>(text(column));
    }

private:
    std::shared_ptr<Slot> m_slot;
};

} // namespace countersign::store
