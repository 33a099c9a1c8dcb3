// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"

#include <stop_token>

namespace countersign::cli {

/// Every command, in the order of the help page.
[[nodiscard]] const std::vector<Command>& allCommands();

/// Runs one line of arguments (without the program's name). `stop` is what Ctrl-C asks for.
[[nodiscard]] Exit run(const QStringList& line, Streams& streams, std::stop_token stop = {});

} // namespace countersign::cli
