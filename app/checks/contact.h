// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/input.h"

#include <QString>

#include <optional>

namespace countersign::checks {

/// Whether a suppressed value names this person, and by what: the e-mail address in any case, its domain or one
/// above it, the phone number however it is written, or the name (with or without the company). Without a
/// kind, the value tells what it is. For the stand-alone form; a workspace compares keys.
[[nodiscard]] std::optional<SuppressionKind>
matchContact(const QString& value, std::optional<SuppressionKind> kind, const Addressee& prospect);

} // namespace countersign::checks
