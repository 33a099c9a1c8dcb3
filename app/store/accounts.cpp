// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/accounts.h"

#include "app/policy/suppression_key.h"
#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/identities.h"
#include "app/store/projection.h"
#include "app/store/prospect_row.h"
#include "app/store/rows.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

QString foldedName(const QString& name)
{
    return policy::normalForm(SuppressionKind::Person, name);
}

template<class Id>
std::vector<Id> idsIn(Query rows)
{
    std::vector<Id> ids;
    while (rows.step())
        ids.push_back(rows.id<Id>(0));
    return ids;
}

} // namespace

Account accountFrom(const Query& row)
{
    return Account{.id = row.id<AccountId>(0),
                   .name = row.text(1),
                   .domain = row.text(2),
                   .industry = row.text(3),
                   .employees = row.text(4),
                   .country = row.text(5),
                   .custom = mapFrom(row.text(6))};
}

std::optional<Account> Accounts::find(const AccountId& id) const
{
    Query row = db().query("account/find", id);
    return row.step() ? std::optional(accountFrom(row)) : std::nullopt;
}

std::vector<AccountId> Accounts::byDomain(const QString& domain) const
{
    if (domain.isEmpty())
        return {};
    return idsIn<AccountId>(db().query("account/by_domain", domain));
}

std::vector<AccountId> Accounts::byName(const QString& name) const
{
    return idsIn<AccountId>(db().query("account/by_name", foldedName(name)));
}

Tier Accounts::tier(const AccountId& id) const
{
    Query row = db().query("account/tier", id);
    return row.step() ? row.word<Tier>(0, Tier::None) : Tier::None;
}

std::vector<Account> Accounts::list(const Stretch& stretch, const QString& search) const
{
    std::vector<Account> accounts;
    Query row =
        db().query("account/list", beforeRow(db(), stretch), needleFor(search), rowLimit(stretch));
    while (row.step())
        accounts.push_back(accountFrom(row));
    return accounts;
}

qint64 Accounts::count() const
{
    return db().number("account/count");
}

Result<Put> Accounts::put(const Account& account)
{
    if (const Result<void> named = requireKind(account.id.text(), "account"_L1); !named)
        return named.error();
    const std::optional<Account> known = find(account.id);
    if (known == account)
        return Put::Unchanged;
    const Row row = internRow(db(), account.id);
    db().run("account/update", row, account.name, foldedName(account.name), account.domain,
             account.industry, account.employees, account.country, mapColumn(account.custom));
    tx().changed(DocumentKind::Account, row);
    tx().effects().people = true;
    Projection projection(tx());
    projection.forgetAccount(row);
    // Until now its prospects were found without it.
    const Account before = known.value_or(Account());
    if (before.name != account.name || before.domain != account.domain)
        Identities(tx()).replaceOfAccount(row, before, account);
    projection.refreshPeopleOfAccount(row, before.name != account.name);
    return known ? Put::Changed : Put::Added;
}

void Accounts::eachName(const std::function<void(const QString&)>& name) const
{
    for (Query row = db().query("account/names"); row.step();)
        name(row.text(0));
}

} // namespace countersign::store
