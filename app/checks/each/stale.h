// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/judge.h"
#include "app/domain/evidence.h"
#include "app/domain/rules.h"

#include <QDate>

namespace countersign::checks {

/// Days after which evidence of this kind is too old to be told as news: signals, job titles, research. 0 for
/// what does not age by itself (our own knowledge, what people told us).
[[nodiscard]] int staleAfterDays(const Evidence& evidence, bool givesTitle, const Rules& rules);

[[nodiscard]] bool isStale(const Evidence& evidence, bool givesTitle, const Rules& rules,
                           QDate today);

} // namespace countersign::checks
