// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/account.h"
#include "app/domain/prospect.h"
#include "app/domain/suppression.h"

#include <QByteArray>

#include <set>

namespace countersign::policy {

/// The normal form that a suppressed value is compared in:
/// - email: `text::emailForm`
/// - domain: `text::domainForm`
/// - phone: without "tel:", international form where the number or `country` tells it, else its digits alone
/// - profile: the address without scheme, "www.", query and closing slash, case-folded
/// - person: a record id, one of Salesforce's in its long form (18 characters; short ones, of 15, may differ by
///   case alone), or a name with company, case-folded, single spaces
/// Empty for a value that is none of its kind.
[[nodiscard]] QString normalForm(SuppressionKind kind, const QString& value,
                                 const QString& country = {});

/// What an entry is kept and found under: HMAC-SHA-256 of kind and normal form under the team's key, so
/// that the value cannot be read back.
[[nodiscard]] QString suppressionKey(const QByteArray& teamKey, SuppressionKind kind,
                                     const QString& normalForm);

/// Every key under which an entry names this prospect: e-mail address; its domain and the account's,
/// each with the domains above it; phone; profile; record ids; name with company.
[[nodiscard]] std::set<QString> suppressionKeysOf(const QByteArray& teamKey,
                                                  const Prospect& prospect, const Account* account);

/// The id that a system gave the person; systems are known by headers of files, whose case does not count. Null
/// without one.
[[nodiscard]] const QString* externalIdOf(const Prospect& prospect, const QString& system);

/// The person's normal form by name and company, e.g. for an opt-out of somebody without an address.
[[nodiscard]] QString personForm(const QString& name, const QString& company);

} // namespace countersign::policy
