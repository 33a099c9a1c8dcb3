// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/audit_entry.h"
#include "app/services/context.h"
#include "app/store/audit_log.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace countersign {

/// The signed log.
class AuditService {
public:
    explicit AuditService(Context context);

    /// Newest first, at most `limit`, older than `before`.
    [[nodiscard]] Result<std::vector<AuditEntry>>
    list(int limit = 100, const std::optional<AuditId>& before = std::nullopt) const;
    /// Walks every chain; what it can find says app/store/audit_log.h.
    [[nodiscard]] Result<store::AuditVerdict> verify(std::stop_token stop = {}) const;

private:
    Context m_context;
};

} // namespace countersign
