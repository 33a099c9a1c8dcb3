// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/json_reader.h"

using namespace Qt::StringLiterals;

namespace countersign::checks {

void JsonReader::fail(const char* id, const QString& path, const char* key, QStringList args)
{
    if (m_error)
        return;
    QString where = path;
    if (*key != '\0') {
        if (!where.isEmpty())
            where += u'.';
        where += QLatin1String(key);
    }
    m_error = badInput(QString::fromLatin1(id), where, std::move(args));
}

const Json* JsonReader::find(const Json& object, const char* key) const
{
    const auto it = object.find(key);
    return it == object.end() || it->is_null() ? nullptr : &*it;
}

QString JsonReader::text(const Json& object, const QString& path, const char* key)
{
    const Json* value = find(object, key);
    if (!value)
        return {};
    if (!value->is_string()) {
        fail("check.field_type", path, key);
        return {};
    }
    return fromUtf8(value->get_ref<const std::string&>());
}

QString JsonReader::requiredText(const Json& object, const QString& path, const char* key)
{
    if (!find(object, key))
        fail("check.field_missing", path, key);
    return text(object, path, key);
}

QString JsonReader::idText(const Json& object, const QString& path, const char* key)
{
    const Json* value = find(object, key);
    if (value && value->is_number())
        return fromUtf8(value->dump());
    return text(object, path, key);
}

QStringList JsonReader::texts(const Json& object, const QString& path, const char* key)
{
    const Json* list = array(object, path, key);
    if (!list)
        return {};
    for (const Json& member : *list) {
        if (!member.is_string())
            fail("check.field_type", path, key);
    }
    return textsAt(object, key);
}

std::optional<QDate> JsonReader::date(const Json& object, const QString& path, const char* key)
{
    const QString given = text(object, path, key);
    if (given.isEmpty())
        return std::nullopt;
    const QDate date = QDate::fromString(given.left(10), Qt::ISODate);
    if (!date.isValid()) {
        fail("check.field_value", path, key, {given, u"2026-05-01"_s});
        return std::nullopt;
    }
    return date;
}

std::optional<QDateTime> JsonReader::dateTime(const Json& object, const QString& path,
                                              const char* key)
{
    const QString given = text(object, path, key);
    if (given.isEmpty())
        return std::nullopt;
    const QDateTime time = QDateTime::fromString(given, Qt::ISODate);
    if (!time.isValid()) {
        fail("check.field_value", path, key, {given, u"2026-05-01T09:30:00"_s});
        return std::nullopt;
    }
    return time;
}

const Json* JsonReader::array(const Json& object, const QString& path, const char* key)
{
    const Json* value = find(object, key);
    if (value && !value->is_array()) {
        fail("check.field_type", path, key);
        return nullptr;
    }
    return value;
}

const Json* JsonReader::object(const Json& object, const QString& path, const char* key)
{
    const Json* value = find(object, key);
    if (value && !value->is_object()) {
        fail("check.field_type", path, key);
        return nullptr;
    }
    return value;
}

bool JsonReader::isObject(const Json& value, const QString& path)
{
    if (value.is_object())
        return true;
    fail("check.field_type", path, "");
    return false;
}

} // namespace countersign::checks
