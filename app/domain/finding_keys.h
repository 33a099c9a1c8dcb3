// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/finding.h"

namespace countersign {

/// What a dismissal of each of these findings of one text names, in their order. The first with the same check,
/// reason, field and words has `findingKey`; where the same stands again, "~2", "~3" … follow in the order of
/// the text, so that each is set aside for itself.
[[nodiscard]] std::vector<QString> findingKeys(const std::vector<Finding>& findings);
/// The key of one of them.
[[nodiscard]] QString findingKeyAmong(const std::vector<Finding>& findings, const Finding& finding);

} // namespace countersign
