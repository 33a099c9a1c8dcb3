// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/cli/call.h"

namespace countersign::cli {

/// A password: from $COUNTERSIGN_PASSWORD, asked for on a terminal without showing it, or the first line of
/// standard input. Never from an argument. BadInput "sync.no_password" where there is none.
[[nodiscard]] Result<QString> passwordFor(Call& call, const QString& prompt);

} // namespace countersign::cli
