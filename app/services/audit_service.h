// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/audit_entry.h"
#include "app/services/context.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace countersign {

/// What a walk along the chain found.
struct AuditVerdict {
    bool intact = true;
    qint64 entries = 0;
    std::optional<AuditEntry> firstBad;
    QString problem; ///< stable name: "hash", "previous", "gap", "signature"; empty if intact
};

/// The signed log.
class AuditService {
public:
    explicit AuditService(Context context);

    /// Newest first, at most `limit`, older than `before`.
    [[nodiscard]] Result<std::vector<AuditEntry>>
    list(int limit = 100, const std::optional<AuditId>& before = std::nullopt) const;
    [[nodiscard]] Result<AuditVerdict> verify(std::stop_token stop = {}) const;

private:
    Context m_context;
};

} // namespace countersign
