// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/base/result.h"
#include "tests/evaluation/evaluation.h"

#include <functional>
#include <vector>

namespace countersign::evaluation {

/// Calls `read` with each line of a JSON Lines file; the first error ends it.
[[nodiscard]] Result<void> eachLine(const QString& path,
                                    const std::function<Result<void>(const Json& line)>& read);

/// The row of a kind and a part, made at its first use with the limits of `like`.
[[nodiscard]] Score& rowOf(std::vector<Score>& rows, const QString& kind, const QString& part,
                           const Score& like);

/// Counts one case: it is there or not, it was reported or not.
void count(Score& score, bool isThere, bool isReported);

} // namespace countersign::evaluation
