// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/account.h"
#include "app/domain/channel.h"
#include "app/domain/check_level.h"
#include "app/domain/decision.h"
#include "app/domain/finding.h"
#include "app/domain/input.h"
#include "app/domain/segment.h"
#include "app/domain/suppression.h"
#include "app/domain/user.h"
#include "app/policy/facts.h"
#include "app/policy/review_state.h"

#include <QString>

#include <optional>

namespace countersign {

// What people read of an error, a rule and a word of ours, in the language of the application. One
// catalogue for the window and the command line, because both show what the same services answer.

/// One or two friendly sentences: what happened, where (file, row, field) and what to do next. For a rule,
/// why it says no. An id that the catalogue does not know still gives a sentence made of its code.
[[nodiscard]] QString message(const Error& error);

/// A sentence for a reason that stands alone: of a rejected row, a composition's note, a decision that
/// does not count, a reply's rule, a gate's condition. `args` fill its places.
[[nodiscard]] QString reasonText(const QString& reason, const QStringList& args = {});

[[nodiscard]] QString label(policy::ReviewState state);
[[nodiscard]] QString label(policy::Hold hold);
/// As a person does it: "Approve".
[[nodiscard]] QString label(Verdict verdict);
/// As it was done: "approved".
[[nodiscard]] QString doneLabel(Verdict verdict);
[[nodiscard]] QString label(Channel channel);
/// For a step that has none: "no channel".
[[nodiscard]] QString label(const std::optional<Channel>& channel);
[[nodiscard]] QString label(Input input);
[[nodiscard]] QString label(Mode mode);
[[nodiscard]] QString label(Role role);
[[nodiscard]] QString label(Tier tier);
[[nodiscard]] QString label(Severity severity);
[[nodiscard]] QString label(CheckLevel level);
[[nodiscard]] QString label(SuppressionKind kind);

} // namespace countersign
