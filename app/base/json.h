// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <map>
#include <string>

namespace countersign {

using Json = nlohmann::json;

/// The canonical form of a body, version 1: keys sorted by code unit, no white space, UTF-8 unescaped,
/// numbers as written by nlohmann/json. Hashes are taken of these bytes, so they never change.
/// A lone surrogate cannot be written as UTF-8 and becomes U+FFFD.
[[nodiscard]] QByteArray canonicalJson(const Json& body);

/// Reads one JSON value; a syntax error is BadInput "json.syntax" with "line:column" in `where`.
[[nodiscard]] Result<Json> parseJson(const QByteArray& bytes);

[[nodiscard]] std::string toUtf8(const QString& text);
[[nodiscard]] QString fromUtf8(const std::string& text);

/// The text at `key`; empty when it is absent, null or not a string.
[[nodiscard]] QString textAt(const Json& object, const char* key);
/// The texts of the array at `key`; members that are not strings are left out.
[[nodiscard]] QStringList textsAt(const Json& object, const char* key);
[[nodiscard]] Json toJson(const QStringList& texts);
[[nodiscard]] Json toJson(const std::map<QString, QString>& texts);

} // namespace countersign
