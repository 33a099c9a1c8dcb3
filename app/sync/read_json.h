// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/json.h"

#include <QDateTime>

#include <map>
#include <optional>
#include <vector>

namespace countersign::sync {

// Reads values of a document that somebody else wrote: what is absent or of another type reads as empty. Whether
// the whole is what it should be, the seal says.

template<class IdType>
[[nodiscard]] IdType idAt(const Json& document, const char* key)
{
    return IdType(textAt(document, key));
}

template<class IdType>
[[nodiscard]] std::optional<IdType> optionalIdAt(const Json& document, const char* key)
{
    const QString id = textAt(document, key);
    return id.isEmpty() ? std::nullopt : std::optional(IdType(id));
}

template<class IdType>
[[nodiscard]] std::vector<IdType> idsAt(const Json& document, const char* key)
{
    std::vector<IdType> ids;
    for (const QString& id : textsAt(document, key))
        ids.emplace_back(id);
    return ids;
}

template<class E>
[[nodiscard]] E wordAt(const Json& document, const char* key)
{
    return fromText<E>(textAt(document, key)).value_or(E{});
}

[[nodiscard]] inline QDateTime momentAt(const Json& document, const char* key)
{
    return QDateTime::fromString(textAt(document, key), Qt::ISODateWithMs).toUTC();
}

[[nodiscard]] inline std::optional<QDate> dayAt(const Json& document, const char* key)
{
    const QDate day = QDate::fromString(textAt(document, key), Qt::ISODate);
    return day.isValid() ? std::optional(day) : std::nullopt;
}

[[nodiscard]] inline int numberAt(const Json& document, const char* key)
{
    const auto it = document.find(key);
    return it != document.end() && it->is_number_integer() ? it->get<int>() : 0;
}

[[nodiscard]] inline bool flagAt(const Json& document, const char* key)
{
    const auto it = document.find(key);
    return it != document.end() && it->is_boolean() && it->get<bool>();
}

[[nodiscard]] inline std::map<QString, QString> mapAt(const Json& document, const char* key)
{
    std::map<QString, QString> map;
    const auto it = document.find(key);
    if (it == document.end() || !it->is_object())
        return map;
    for (const auto& [name, value] : it->items()) {
        if (value.is_string())
            map.emplace(fromUtf8(name), fromUtf8(value.get_ref<const std::string&>()));
    }
    return map;
}

} // namespace countersign::sync
