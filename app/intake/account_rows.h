// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/account.h"
#include "app/intake/import_report.h"

#include <QIODevice>

#include <functional>
#include <optional>

namespace countersign::intake {

/// A row of companies.
struct AccountRecord {
    Account account; ///< `id` is not set; the name may be empty where the file has only domains
    std::optional<Tier> tier;
    QStringList approvers; ///< names or addresses, as the file says them
    QStringList present;   ///< see ProspectRecord
    qint64 row = 0;
    qint64 line = 0;
};

/// Reads companies; as `readProspects`. A row is rejected without a name and a domain
/// (`account.nobody`).
[[nodiscard]] Result<ImportReport>
readAccounts(QIODevice& device, const ImportOptions& options,
             const std::function<Result<void>(AccountRecord&&)>& take,
             const JobControl& control = {});

} // namespace countersign::intake
