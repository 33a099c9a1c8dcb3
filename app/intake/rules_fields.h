// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/domain/rules.h"

#include <QStringList>

namespace countersign::intake {

/// What the `rules` of a setup file give. Keys are the fields of Rules in lower case with "_"
/// ("email_words_max"); `severity` holds levels by check.
struct RulesReading {
    Rules rules;
    QString
        wrongKey; ///< the first key whose value has the wrong type or is out of bounds; empty if none
    QStringList unknownKeys; ///< keys that are no rule
};
[[nodiscard]] RulesReading rulesFromJson(const Json& object, const Rules& before);

} // namespace countersign::intake
