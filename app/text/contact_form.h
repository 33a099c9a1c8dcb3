// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::text {

// One form for what people are reached under, so that two ways to write an address are one. Pure, any thread.

/// As it is compared: NFKC, case-folded, without what is not seen, blanks made one.
[[nodiscard]] QString contactFolded(const QString& value);

/// The address without "mailto:", "tel:", "sms:" or "whatsapp:" in front and what such a link asks for behind "?".
[[nodiscard]] QString withoutLinkScheme(const QString& value);

/// An e-mail address: taken out of "Jo <jo@kite.example>" or a mailto link, without blanks around it and invisible
/// characters, case-folded, NFKC, its domain in letters (IDNA: "xn--mller-kva.example" is "müller.example").
/// Empty if there is no "@".
[[nodiscard]] QString emailForm(const QString& value);

/// A domain as `emailForm` has it, out of an address, "@kite.example", "*@kite.example", "*.kite.example" or a web
/// address: without scheme, "www.", port and path. Empty if there is no dot, or a blank.
[[nodiscard]] QString domainForm(const QString& value);

} // namespace countersign::text
