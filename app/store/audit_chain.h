// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/audit_entry.h"
#include "app/store/audit_log.h"
#include "app/store/query.h"

namespace countersign::store {

class Connection;

/// The action of the first entry of a device's chain. Its detail names the chain that the workspace had
/// before: {"device", "seq", "hash"}, nothing of them in a new workspace; and since schema 4 the {"schema"}
/// by which it was begun.
inline const QString deviceBegins = QStringLiteral("device.begin");

/// SHA-256 over the canonical form, version 1, of everything but the signature.
[[nodiscard]] QString auditHash(const AuditEntry& entry);
/// What a device signs to say how far its chain goes.
[[nodiscard]] QByteArray auditHeadMessage(const QString& device, qint64 seq, const QString& hash);

/// An entry from a row of the statements in resources/sql/queries/audit.
[[nodiscard]] AuditEntry auditEntryFrom(const Query& row);

[[nodiscard]] AuditVerdict verifyAudit(Connection& db);

} // namespace countersign::store
