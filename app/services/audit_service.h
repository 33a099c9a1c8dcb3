// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/audit_entry.h"
#include "app/domain/user.h"
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
    list(int limit = 100, const std::optional<AuditId>& before = std::nullopt,
         const store::AuditFilter& filter = {}) const;
    /// The computers that wrote here, the first one first.
    [[nodiscard]] Result<QStringList> devices() const;
    /// Walks every chain; what it can find says app/store/audit_log.h.
    [[nodiscard]] Result<store::AuditVerdict> verify(std::stop_token stop = {}) const;

private:
    Context m_context;
};

/// What an entry's action is in people's words: "began to keep a log on this computer".
[[nodiscard]] QString auditWords(const QString& action);
/// The kinds of entries that a filter offers: the first word of their actions, in people's order.
[[nodiscard]] const QStringList& auditKinds();
/// A kind in people's words: "Decisions".
[[nodiscard]] QString auditKindWords(const QString& kind);
/// The name to show for who acted: a user's, or that of what acts by itself.
[[nodiscard]] QString auditName(const UserId& by, const std::vector<User>& users);

} // namespace countersign
