// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/control.h"
#include "app/domain/user.h"

#include <QDateTime>

namespace countersign {

namespace store {
class Session;
class Transaction;
} // namespace store

/// The value that the counting controls of a kind agree on; nothing without one, or while they differ.
[[nodiscard]] std::optional<QString> controlValue(const store::Session& session,
                                                  const QString& subject, ControlKind kind);

/// Sets one control after those that stand; unchanged if it has the value already. Whether the actor may
/// is the caller's to ask.
[[nodiscard]] Result<bool> putControl(store::Transaction& transaction, const User& actor,
                                      const QString& subject, ControlKind kind,
                                      const QString& value, const QString& reason,
                                      const QDateTime& now);

/// User ids, one a line, sorted: the value of an approvers control.
[[nodiscard]] QString approversValue(std::vector<UserId> approvers);

} // namespace countersign
