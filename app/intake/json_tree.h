// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <nlohmann/json.hpp>

namespace countersign::intake {

/// A JSON value whose numbers are texts, digit for digit.
struct JsonTree {
    nlohmann::ordered_json value;
    QString error;         ///< empty if it was read; else what is wrong
    qsizetype errorAt = 0; ///< bytes read when it was found
    bool tooDeep = false;  ///< what is wrong is its depth
};

/// Reads one value. Deeper than 64 levels is an error. The second of two members with one name is kept as "name (2)".
[[nodiscard]] JsonTree readJsonTree(const QByteArray& bytes);

} // namespace countersign::intake
