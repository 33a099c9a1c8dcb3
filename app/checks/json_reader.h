// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/json.h"
#include "app/base/result.h"

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace countersign::checks {

/// Reads fields of a JSON object and remembers the first that is wrong, with its path. A field that is absent or
/// null is empty.
class JsonReader {
public:
    [[nodiscard]] QString text(const Json& object, const QString& path, const char* key);
    [[nodiscard]] QString requiredText(const Json& object, const QString& path, const char* key);
    /// A text, or a number digit for digit.
    [[nodiscard]] QString idText(const Json& object, const QString& path, const char* key);
    [[nodiscard]] QStringList texts(const Json& object, const QString& path, const char* key);
    [[nodiscard]] std::optional<QDate> date(const Json& object, const QString& path,
                                            const char* key);
    [[nodiscard]] std::optional<QDateTime> dateTime(const Json& object, const QString& path,
                                                    const char* key);
    /// Null if it is absent or wrong.
    [[nodiscard]] const Json* array(const Json& object, const QString& path, const char* key);
    [[nodiscard]] const Json* object(const Json& object, const QString& path, const char* key);
    /// False, and an error, if it is none.
    bool isObject(const Json& value, const QString& path);

    template<class E>
    [[nodiscard]] std::optional<E> word(const Json& object, const QString& path, const char* key)
    {
        const QString given = text(object, path, key);
        if (given.isEmpty())
            return std::nullopt;
        const std::optional<E> value = fromText<E>(given);
        if (!value) {
            QStringList words;
            for (const auto& [member, text] : EnumText<E>::words)
                words.append(QString::fromLatin1(text));
            fail("check.field_value", path, key, {given, words.join(QStringLiteral(", "))});
        }
        return value;
    }

    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    void fail(const char* id, const QString& path, const char* key, QStringList args = {});
    [[nodiscard]] const Json* find(const Json& object, const char* key) const;

    std::optional<Error> m_error;
};

} // namespace countersign::checks
