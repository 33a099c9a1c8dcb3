// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/columns.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

QString listColumn(const QStringList& texts)
{
    return texts.isEmpty() ? u"[]"_s : QString::fromUtf8(canonicalJson(toJson(texts)));
}

QStringList listFrom(const QString& column)
{
    if (column == u"[]")
        return {};
    const Result<Json> list = parseJson(column.toUtf8());
    return list.ok() ? textsAt(Json{{"list", *list}}, "list") : QStringList();
}

QString mapColumn(const std::map<QString, QString>& map)
{
    if (map.empty())
        return u"{}"_s;
    return QString::fromUtf8(canonicalJson(toJson(map)));
}

std::map<QString, QString> mapFrom(const QString& column)
{
    std::map<QString, QString> map;
    if (column == u"{}")
        return map;
    const Result<Json> object = parseJson(column.toUtf8());
    if (!object || !object->is_object())
        return map;
    for (const auto& [key, value] : object->items()) {
        if (value.is_string())
            map.emplace(fromUtf8(key), fromUtf8(value.get_ref<const std::string&>()));
    }
    return map;
}

Result<void> requireKind(const QString& id, QLatin1String kind)
{
    if (id.size() > kind.size() + 1 && id.startsWith(kind) && id.at(kind.size()) == u':')
        return {};
    return badInput(u"document.id"_s, id, {QString(kind)});
}

Error brokenSeal(const QString& id)
{
    return badInput(u"document.seal"_s, id, {id});
}

Error badReference(const QString& id, const QString& reference)
{
    return badInput(u"document.reference"_s, id, {reference});
}

} // namespace countersign::store
