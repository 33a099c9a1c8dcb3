// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"

#include <QDate>
#include <QString>

#include <optional>

namespace countersign::generation {

/// The sentence with "on Monday", "last month" and their like turned into the day or month that they meant
/// when the evidence was seen; unchanged where there is none. Nothing if one cannot be resolved or said as
/// a date: such a sentence cannot be used, it would be wrong by the time it is read.
[[nodiscard]] std::optional<QString> withAbsoluteDates(const QString& sentence,
                                                       text::Language language,
                                                       std::optional<QDate> observedOn);

} // namespace countersign::generation
