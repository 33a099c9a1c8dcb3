// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/audit_service.h"

#include "app/services/acting.h"

namespace countersign {

AuditService::AuditService(Context context)
    : m_context(context)
{}

Result<std::vector<AuditEntry>> AuditService::list(int limit,
                                                   const std::optional<AuditId>& before) const
{
    using Entries = std::vector<AuditEntry>;
    return m_context.workspace.read([&](store::Reader& reader) -> Result<Entries> {
        return reader.audit().list({.limit = limit, .after = before ? before->text() : QString()});
    });
}

Result<store::AuditVerdict> AuditService::verify(std::stop_token stop) const
{
    return m_context.workspace.read(
        [](store::Reader& reader) -> Result<store::AuditVerdict> {
            return reader.audit().verify();
        },
        std::move(stop));
}

} // namespace countersign
