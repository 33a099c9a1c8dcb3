// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace countersign::text {

/// The number in international form ("+447700900127"), by Google's libphonenumber. `region` is the ISO
/// 3166 code that a number without a country code is read in; without one such a number has no
/// international form. Extensions are left out. Nothing for text that is no possible number.
[[nodiscard]] std::optional<QString> internationalNumber(const QString& number,
                                                         const QString& region);

/// The ISO 3166 code of a country by its code or by its name in English or in its own languages
/// ("United Kingdom", "Deutschland", "UK", "us" → "GB", "DE", "GB", "US"); empty for an unknown one.
[[nodiscard]] QString regionOf(const QString& country);

} // namespace countersign::text
