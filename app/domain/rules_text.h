// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/channel.h"
#include "app/domain/rules.h"

#include <QString>

#include <map>
#include <optional>
#include <span>
#include <variant>

namespace countersign {

/// One rule with its bounds and the check that reads it.
struct RuleInfo {
    using Member = std::variant<int Rules::*, double Rules::*, bool Rules::*, QString Rules::*>;

    const char* name; ///< "rules.email_words_max"
    Member member;
    const char* check; ///< the check whose threshold it is; empty for a rule of all of them
    // Of numbers; both inclusive. A hard limit goes no higher than what the network itself takes.
    double minimum = 0;
    double maximum = 0;
    std::optional<Channel> channel = {}; ///< the only channel that it bears on
    bool ofWorkspace = false; ///< the same for everybody: no channel or segment has its own
};

/// The rules that have a value of their own, without the severities of the checks.
[[nodiscard]] std::span<const RuleInfo> ruleInfos();
[[nodiscard]] const RuleInfo* ruleInfo(const QString& name);

/// "rules.severity.ask.count": how loudly the check speaks up.
[[nodiscard]] QString severityRule(const QString& check);
/// The check of such a name; empty for any other.
[[nodiscard]] QString checkOfSeverityRule(const QString& name);

/// The level in force.
[[nodiscard]] CheckLevel levelOf(const Rules& rules, const CheckStanding& standing);

/// The rules by name, each with its value as text: thresholds ("rules.email_words_max") and severities.
[[nodiscard]] std::map<QString, QString> rulesAsText(const Rules& rules);

/// Sets one rule from text. BadInput "setting.unknown", "setting.value" or "setting.range" (args: name,
/// value, least, most) with the name in `where`; Refused "rules.severity_floor" (args: check, lowest level,
/// the floor's word) for a check that cannot be lowered so far.
[[nodiscard]] Result<void> setRule(Rules& rules, const QString& name, const QString& value);

/// Whether limits that belong together agree, e.g. that the fewest words are not more than the most.
/// BadInput "rules.order" (args: the two names) with the first in `where`.
[[nodiscard]] Result<void> rulesAgree(const Rules& rules);

} // namespace countersign
