// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace countersign::cli {

// The commands by group, one file each.
[[nodiscard]] std::vector<Command> workspaceCommands();
[[nodiscard]] std::vector<Command> inputCommands();
[[nodiscard]] std::vector<Command> twinCommands();
[[nodiscard]] std::vector<Command> listCommands();
[[nodiscard]] std::vector<Command> copyCommands();
[[nodiscard]] std::vector<Command> decisionCommands();
[[nodiscard]] std::vector<Command> controlCommands();
[[nodiscard]] std::vector<Command> ruleCommands();
[[nodiscard]] std::vector<Command> knowledgeCommands();
[[nodiscard]] std::vector<Command> deliveryCommands();
[[nodiscard]] std::vector<Command> syncCommands();
[[nodiscard]] std::vector<Command> conflictCommands();
[[nodiscard]] std::vector<Command> standaloneCommands();

} // namespace countersign::cli
