// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/domain/account.h"
#include "app/domain/audit_entry.h"
#include "app/domain/decision.h"
#include "app/domain/evidence.h"
#include "app/domain/finding.h"
#include "app/domain/prospect.h"
#include "app/domain/suppression.h"
#include "app/domain/user.h"
#include "app/policy/history.h"

#include <QDateTime>

#include <optional>
#include <string>

namespace countersign {

namespace store {
class Session;
}
struct CheckBasis;

// The rows of `list` and `show` (cli, "What `list` and `show` print"): keys may be added, never renamed.

[[nodiscard]] Json prospectJson(const store::Session& session, const Prospect& prospect);
[[nodiscard]] Json accountJson(const store::Session& session, const Account& account);
[[nodiscard]] Json evidenceJson(const store::Session& session, const Evidence& evidence);
[[nodiscard]] Json draftJson(const store::Session& session, const policy::DraftHistory& history);
/// With evidence, findings, decisions, revisions and the content hash.
[[nodiscard]] Json draftInFullJson(const store::Session& session, const CheckBasis& basis,
                                   const policy::DraftHistory& history);
[[nodiscard]] Json decisionJson(const store::Session& session, const policy::DraftHistory& history,
                                const Decision& decision);
[[nodiscard]] Json suppressionJson(const store::Session& session, const Suppression& suppression);
[[nodiscard]] Json auditJson(const AuditEntry& entry);
[[nodiscard]] Json findingJson(const Finding& finding, const QString& key);
[[nodiscard]] Json userJson(const User& user);

[[nodiscard]] Json stringOrNull(const QString& text);
/// The stable word of a value; null without one.
template<class E>
[[nodiscard]] Json wordOrNull(const std::optional<E>& value)
{
    return value ? Json(toUtf8(toText(*value))) : Json(nullptr);
}
[[nodiscard]] std::string isoText(const QDateTime& at);

} // namespace countersign
