// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/account.h"
#include "app/domain/prospect.h"
#include "app/domain/suppression.h"
#include "app/store/prospects.h"
#include "app/store/query.h"

#include <QByteArray>

#include <set>
#include <vector>

namespace countersign::store {

class Connection;
class Transaction;

/// The key of one value: the first eight bytes of its suppression key (app/policy/suppression_key.h), so that
/// an import and a suppression entry find people by one index.
[[nodiscard]] qint64 identityKey(const QByteArray& teamKey, SuppressionKind kind,
                                 const QString& normalForm);
[[nodiscard]] qint64 identityKey(const QString& suppressionKey);
/// The key of a full name alone.
[[nodiscard]] qint64 nameKey(const QByteArray& teamKey, const QString& name);

/// Keeps the index of what prospects are found by in step with the prospects.
class Identities {
public:
    explicit Identities(Transaction& transaction);

    void add(Row prospect, const IdentityKeys& keys);
    void replace(Row prospect, const IdentityKeys& before, const IdentityKeys& after);
    void remove(Row prospect, const IdentityKeys& keys);
    /// After the name or the domain of an account has changed.
    void replaceOfAccount(Row account, const Account& before, const Account& after);
    /// All of them, e.g. under another team key.
    void makeAnew();

private:
    Transaction& m_transaction;
    Connection& m_connection;
};

} // namespace countersign::store
