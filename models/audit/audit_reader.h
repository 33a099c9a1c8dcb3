// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/audit_service.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace countersign {

class OpenWorkspace;

/// A stretch of the log, newest first.
struct AuditPageRead {
    std::vector<QStringList> rows; ///< when, a sentence, computer, details
    std::optional<AuditId> last;   ///< where to go on
    bool more = false;
};

/// What the filters of the page offer.
struct AuditChoices {
    std::vector<User> users;
    QStringList devices; ///< ids; the first one first
};
[[nodiscard]] Result<AuditChoices> readAuditChoices(OpenWorkspace& workspace);

/// Reads entries that pass the filter and hold `words` (each of them, in any case) somewhere, older than `before`; looks through
/// a bounded number of entries, so that no call takes long. On a worker.
[[nodiscard]] Result<AuditPageRead> readAudit(OpenWorkspace& workspace, const QString& words,
                                              const store::AuditFilter& filter,
                                              const std::optional<AuditId>& before,
                                              const std::stop_token& stop);

/// What a walk along the chains found, in a sentence.
[[nodiscard]] QString verdictWords(const store::AuditVerdict& verdict);

} // namespace countersign
