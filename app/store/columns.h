// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/json.h"
#include "app/base/result.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>

namespace countersign::store {

// Values that a column holds as text: lists and maps as JSON, enumerations by their words.

[[nodiscard]] QString listColumn(const QStringList& texts);
[[nodiscard]] QStringList listFrom(const QString& column);
[[nodiscard]] QString mapColumn(const std::map<QString, QString>& map);
[[nodiscard]] std::map<QString, QString> mapFrom(const QString& column);

template<class E>
[[nodiscard]] std::optional<QString> wordColumn(const std::optional<E>& value)
{
    return value ? std::optional<QString>(toText(*value)) : std::nullopt;
}

/// BadInput "document.id" unless `id` begins with "`kind`:" and has more.
[[nodiscard]] Result<void> requireKind(const QString& id, QLatin1String kind);
/// BadInput "document.seal": the contents do not agree with the id.
[[nodiscard]] Error brokenSeal(const QString& id);
/// BadInput "document.reference": an id in it that cannot be one of its kind, or is of another subject.
[[nodiscard]] Error badReference(const QString& id, const QString& reference);

} // namespace countersign::store
