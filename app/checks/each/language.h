// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/reading/context.h"

#include <optional>

namespace countersign::checks {

/// The language a draft is in, if that can be told and is not the prospect's.
[[nodiscard]] std::optional<text::Language> otherLanguageOf(Context& context);

} // namespace countersign::checks
