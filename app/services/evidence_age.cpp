// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/evidence_age.h"

using namespace Qt::StringLiterals;

namespace countersign {

std::optional<int> ageInDays(const Evidence& evidence, QDate today)
{
    if (!evidence.observedOn || !today.isValid())
        return std::nullopt;
    return static_cast<int>(evidence.observedOn->daysTo(today));
}

bool isStale(const Evidence& evidence, const Rules& rules, QDate today)
{
    const std::optional<int> age = ageInDays(evidence, today);
    if (!age)
        return false;
    if (evidence.kind == "profile"_L1)
        return *age > rules.staleTitleDays;
    if (evidence.input == Input::Signal)
        return *age > rules.staleSignalDays;
    return evidence.input == Input::Research && *age > rules.staleResearchDays;
}

} // namespace countersign
