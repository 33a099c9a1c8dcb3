// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/rules.h"

#include <QString>

#include <map>

namespace countersign::store {

/// The rules by name ("rules.email_words_max"), each with its value as text.
[[nodiscard]] std::map<QString, QString> rulesAsText(const Rules& rules);

/// Sets one rule from text. BadInput "setting.unknown", or "setting.value" with the name in `where`.
[[nodiscard]] Result<void> setRule(Rules& rules, const QString& name, const QString& value);

} // namespace countersign::store
