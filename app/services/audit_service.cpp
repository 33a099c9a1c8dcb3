// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/audit_service.h"

#include "app/services/acting.h"
#include "app/services/messages.h"

using namespace Qt::StringLiterals;

namespace countersign {

AuditService::AuditService(Context context)
    : m_context(context)
{}

Result<std::vector<AuditEntry>> AuditService::list(int limit, const std::optional<AuditId>& before,
                                                   const store::AuditFilter& filter) const
{
    using Entries = std::vector<AuditEntry>;
    return m_context.workspace.read([&](store::Reader& reader) -> Result<Entries> {
        return reader.audit().list({.limit = limit, .after = before ? before->text() : QString()},
                                   filter);
    });
}

Result<QStringList> AuditService::devices() const
{
    return m_context.workspace.read(
        [](store::Reader& reader) -> Result<QStringList> { return reader.audit().devices(); });
}

Result<store::AuditVerdict> AuditService::verify(std::stop_token stop) const
{
    return m_context.workspace.read(
        [](store::Reader& reader) -> Result<store::AuditVerdict> {
            return reader.audit().verify();
        },
        std::move(stop));
}

QString auditWords(const QString& action)
{
    const QString kind = action.section(u'.', 0, 0);
    const QString what = action.section(u'.', 1);
    if (kind == "decision"_L1) {
        if (const auto verdict = fromText<Verdict>(what))
            return doneLabel(*verdict);
    }
    return reasonText(QString(u"audit."_s + action));
}

const QStringList& auditKinds()
{
    static const QStringList kinds{u"decision"_s, u"edit"_s,     u"dismiss"_s,   u"generate"_s,
                                   u"control"_s,  u"delivery"_s, u"pause"_s,     u"refused"_s,
                                   u"import"_s,   u"evidence"_s, u"suppress"_s,  u"suppression"_s,
                                   u"reply"_s,    u"boundary"_s, u"directive"_s, u"rules"_s,
                                   u"twins"_s,    u"erase"_s,    u"device"_s};
    return kinds;
}

QString auditKindWords(const QString& kind)
{
    return reasonText(QString(u"audit.kind."_s + kind));
}

QString auditName(const UserId& by, const std::vector<User>& users)
{
    for (const User& user : users) {
        if (user.id == by)
            return user.name;
    }
    return by.text() == "user:countersign"_L1 || by.text() == "user:merge"_L1 ? u"Countersign"_s
                                                                              : by.text();
}

} // namespace countersign
