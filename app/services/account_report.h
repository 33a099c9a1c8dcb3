// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/control_service.h"

namespace countersign {

namespace store {
class Session;
}

/// The buying committee of an account. NotFound "account.unknown".
[[nodiscard]] Result<AccountReport> accountReportOf(const store::Session& session,
                                                    const AccountId& account);

} // namespace countersign
