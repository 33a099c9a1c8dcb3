// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/identities.h"

#include "app/policy/suppression_key.h"
#include "app/store/accounts.h"
#include "app/store/connection.h"
#include "app/store/prospect_row.h"
#include "app/store/settings.h"
#include "app/store/transaction.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace countersign::store {

qint64 identityKey(const QString& suppressionKey)
{
    return static_cast<qint64>(QStringView(suppressionKey).left(16).toULongLong(nullptr, 16));
}

qint64 identityKey(const QByteArray& teamKey, SuppressionKind kind, const QString& normalForm)
{
    return identityKey(policy::suppressionKey(teamKey, kind, normalForm));
}

qint64 nameKey(const QByteArray& teamKey, const QString& name)
{
    return identityKey(teamKey, SuppressionKind::Person,
                       QString(u"name|"_s + policy::normalForm(SuppressionKind::Person, name)));
}

IdentityKeys identityKeysOf(const QByteArray& teamKey, const Prospect& prospect,
                            const Account* account)
{
    IdentityKeys identity;
    for (const QString& key : policy::suppressionKeysOf(teamKey, prospect, account))
        identity.keys.push_back(identityKey(key));
    identity.keys.push_back(nameKey(teamKey, prospect.name));
    std::sort(identity.keys.begin(), identity.keys.end());
    identity.keys.erase(std::unique(identity.keys.begin(), identity.keys.end()),
                        identity.keys.end());
    return identity;
}

Identities::Identities(Transaction& transaction)
    : m_transaction(transaction)
    , m_connection(transaction.connection())
{}

void Identities::add(Row prospect, const IdentityKeys& keys)
{
    for (const qint64 key : keys.keys)
        m_connection.run("identity/add", key, prospect);
}

void Identities::remove(Row prospect, const IdentityKeys& keys)
{
    for (const qint64 key : keys.keys)
        m_connection.run("identity/remove", key, prospect);
}

void Identities::replace(Row prospect, const IdentityKeys& before, const IdentityKeys& after)
{
    IdentityKeys gone;
    IdentityKeys come;
    std::set_difference(before.keys.begin(), before.keys.end(), after.keys.begin(),
                        after.keys.end(), std::back_inserter(gone.keys));
    std::set_difference(after.keys.begin(), after.keys.end(), before.keys.begin(),
                        before.keys.end(), std::back_inserter(come.keys));
    remove(prospect, gone);
    add(prospect, come);
}

void Identities::replaceOfAccount(Row account, const Account& before, const Account& after)
{
    const QByteArray teamKey = m_transaction.settings().teamKey();
    for (Query row = m_connection.query("prospect/of_account_row", account); row.step();) {
        const Prospect prospect = prospectFrom(row);
        replace(row.number(prospectRowColumn), identityKeysOf(teamKey, prospect, &before),
                identityKeysOf(teamKey, prospect, &after));
    }
}

void Identities::makeAnew()
{
    m_connection.run("identity/clear");
    const QByteArray teamKey = m_transaction.settings().teamKey();
    for (Query row = m_connection.query("prospect/every"); row.step();) {
        const Prospect prospect = prospectFrom(row);
        const std::optional<Account> account =
            prospect.account ? m_transaction.accounts().find(*prospect.account) : std::nullopt;
        add(row.number(prospectRowColumn),
            identityKeysOf(teamKey, prospect, account ? &*account : nullptr));
    }
}

} // namespace countersign::store
