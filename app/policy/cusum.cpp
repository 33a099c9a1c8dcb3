// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/cusum.h"

#include <algorithm>
#include <cmath>

namespace countersign::policy {

void Cusum::add(bool rejected)
{
    static const double forReject = std::log(alarming / tolerated);
    static const double forApproval = std::log((1.0 - alarming) / (1.0 - tolerated));
    m_value = std::max(0.0, m_value + (rejected ? forReject : forApproval));
    m_alarmed = m_alarmed || m_value >= limit;
}

} // namespace countersign::policy
