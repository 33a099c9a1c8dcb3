// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/base/result.h"
#include "app/checks/claims.h"
#include "app/checks/engine.h"
#include "app/checks/input.h"

#include <QDate>

namespace countersign::checks {

// The lines of `check --file` and `claims --file` (cli: a public interface; keys are added, never renamed).

/// Reads one draft. Where `today` or `language` is absent the given one counts. A field of the wrong type or
/// with a word that is none of its words is BadInput "check.field_type", "check.field_value" or
/// "check.field_missing" with the field's path in `where` ("evidence[2].input").
[[nodiscard]] Result<CheckInput> checkInputFromJson(const Json& line, QDate today,
                                                    const Rules& rules = {});

/// The answer to it.
[[nodiscard]] Json checkAnswer(const CheckInput& input, const Report& report);

/// Reads one claim; errors as above.
[[nodiscard]] Result<ClaimQuestion> claimQuestionFromJson(const Json& line, QDate today,
                                                          const Rules& rules = {});

[[nodiscard]] Json claimAnswer(const ClaimVerdict& verdict);

} // namespace countersign::checks
