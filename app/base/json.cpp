// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/json.h"

#include <algorithm>

namespace countersign {

QByteArray canonicalJson(const Json& body)
{
    return QByteArray::fromStdString(body.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Result<Json> parseJson(const QByteArray& bytes)
{
    try {
        return Json::parse(bytes.begin(), bytes.end());
    } catch (const Json::parse_error& problem) {
        const qsizetype at =
            std::min<qsizetype>(static_cast<qsizetype>(problem.byte), bytes.size());
        const QByteArray before = bytes.left(at);
        const qsizetype line = before.count('\n') + 1;
        const qsizetype column = at - before.lastIndexOf('\n') - 1;
        Error error = badInput(QStringLiteral("json.syntax"),
                               QString::number(line) + QLatin1Char(':') + QString::number(column));
        // "[json.exception.parse_error.101] parse error at line 1, column 3: what it is"
        const QString what = QString::fromUtf8(problem.what());
        error.detail = what.mid(what.indexOf(QLatin1String(": ")) + 2);
        return error;
    }
}

std::string toUtf8(const QString& text)
{
    return text.toUtf8().toStdString();
}

QString fromUtf8(const std::string& text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString textAt(const Json& object, const char* key)
{
    const auto it = object.find(key);
    return it != object.end() && it->is_string() ? fromUtf8(it->get_ref<const std::string&>())
                                                 : QString();
}

QStringList textsAt(const Json& object, const char* key)
{
    QStringList texts;
    const auto it = object.find(key);
    if (it == object.end() || !it->is_array())
        return texts;
    for (const Json& member : *it) {
        if (member.is_string())
            texts.append(fromUtf8(member.get_ref<const std::string&>()));
    }
    return texts;
}

Json toJson(const QStringList& texts)
{
    Json array = Json::array();
    for (const QString& text : texts)
        array.push_back(toUtf8(text));
    return array;
}

Json toJson(const std::map<QString, QString>& texts)
{
    Json object = Json::object();
    for (const auto& [key, value] : texts)
        object[toUtf8(key)] = toUtf8(value);
    return object;
}

} // namespace countersign
