// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/companies.h"

#include "app/domain/document.h"
#include "app/policy/permissions.h"
#include "app/services/control_writing.h"
#include "app/services/importing/work_domain.h"
#include "app/store/accounts.h"

using namespace Qt::StringLiterals;

namespace countersign::importing {

namespace {

QString cacheKey(const QString& name, const QString& domain)
{
    return QString(name.simplified().toCaseFolded() + QChar(0x1f) + domain);
}

} // namespace

std::optional<Account> Companies::find(const QString& name, const QString& domain) const
{
    const store::Accounts& accounts = m_job.transaction.accounts();
    if (!domain.isEmpty()) {
        for (const AccountId& id : accounts.byDomain(domain))
            return accounts.find(id);
    }
    if (name.isEmpty()) {
        const auto byAddresses = accountByWorkDomain(m_job.transaction, domain);
        return byAddresses ? accounts.find(*byAddresses) : std::nullopt;
    }
    for (const AccountId& id : accounts.byName(name)) {
        const std::optional<Account> account = accounts.find(id);
        // One name on two web domains is two firms until somebody says otherwise.
        if (account && (domain.isEmpty() || account->domain.isEmpty()))
            return account;
    }
    return std::nullopt;
}

Result<Account> Companies::complete(Account account, const QString& name, const QString& domain)
{
    Account filled = account;
    if (filled.name.isEmpty())
        filled.name = name;
    if (filled.domain.isEmpty())
        filled.domain = domain;
    if (filled == account)
        return account;
    if (const Result<store::Put> put = m_job.transaction.accounts().put(filled); !put)
        return put.error();
    m_job.peopleChanged = true;
    return filled;
}

Result<std::optional<Account>> Companies::findOrMake(const QString& name, const QString& domain)
{
    if (name.isEmpty() && domain.isEmpty())
        return std::optional<Account>();
    const QString key = cacheKey(name, domain);
    std::optional<Account> account;
    if (const auto it = m_byKey.constFind(key); it != m_byKey.constEnd())
        account = m_job.transaction.accounts().find(*it);
    else
        account = find(name, domain);
    if (account) {
        Result<Account> filled = complete(*std::move(account), name, domain);
        if (!filled)
            return filled.error();
        m_byKey.insert(key, filled->id);
        return std::optional(*std::move(filled));
    }
    Account made;
    made.id = AccountId(newRecordId("account"));
    made.name = name;
    made.domain = domain;
    if (const Result<store::Put> put = m_job.transaction.accounts().put(made); !put)
        return put.error();
    m_byKey.insert(key, made.id);
    m_job.peopleChanged = true;
    return std::optional(std::move(made));
}

void Companies::noteTier(const AccountId& account, std::optional<Tier> tier)
{
    if (!tier)
        return;
    Tier& noted = m_tiers.try_emplace(account, Tier::None).first->second;
    noted = std::max(noted, *tier);
}

Result<void> Companies::setTiers()
{
    for (const auto& [id, tier] : m_tiers) {
        const Tier standing = m_job.transaction.accounts().tier(id);
        if (tier == standing)
            continue;
        const std::optional<Account> account = m_job.transaction.accounts().find(id);
        const QString value = toText(tier);
        if (tier < standing) {
            m_job.report.leftAsIs.push_back(
                line(m_job, 0, u"tier"_s, value, u"tier.lower"_s,
                     {account ? account->name : QString(), toText(standing)}));
            continue;
        }
        if (!policy::may(m_job.actor.role, policy::Action::SetControl)) {
            m_job.report.leftAsIs.push_back(line(m_job, 0, u"tier"_s, value, u"role.set_control"_s,
                                                 {account ? account->name : QString()}));
            continue;
        }
        const Result<bool> put = putControl(m_job.transaction, m_job.actor, id.text(),
                                            ControlKind::Tier, value, {}, m_job.now);
        if (!put)
            return put.error();
    }
    return {};
}

} // namespace countersign::importing
