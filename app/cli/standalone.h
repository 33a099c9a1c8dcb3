// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace countersign::cli {

/// `check --file`: one draft a line in, one answer a line out, in order; no workspace.
[[nodiscard]] Exit checkFile(Call& call);

} // namespace countersign::cli
