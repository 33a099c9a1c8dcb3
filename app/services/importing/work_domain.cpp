// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/work_domain.h"

#include "app/policy/suppression_key.h"
#include "app/store/accounts.h"
#include "app/store/prospects.h"
#include "app/text/free_mail.h"

#include <algorithm>

namespace countersign::importing {

namespace {

/// Empty without an address that says something of a firm.
QString workDomainOf(const Prospect& prospect)
{
    const QString domain = policy::normalForm(SuppressionKind::Domain, prospect.email);
    return text::isFreeMailHost(domain) ? QString() : domain;
}

bool allWorkAt(const store::Session& session, const AccountId& account, const QString& domain)
{
    const std::vector<ProspectId> people = session.prospects().ofAccount(account);
    return std::all_of(people.begin(), people.end(), [&](const ProspectId& id) {
        const std::optional<Prospect> person = session.prospects().find(id);
        const QString theirs = person ? workDomainOf(*person) : QString();
        return theirs.isEmpty() || theirs == domain;
    });
}

} // namespace

std::optional<AccountId> accountByWorkDomain(const store::Session& session, const QString& domain)
{
    if (domain.isEmpty() || text::isFreeMailHost(domain))
        return std::nullopt;
    std::optional<AccountId> found;
    for (const ProspectId& id : session.prospects().matching(SuppressionKind::Domain, domain)) {
        const std::optional<Prospect> person = session.prospects().find(id);
        if (!person || !person->account || found == person->account ||
            workDomainOf(*person) != domain)
            continue;
        const std::optional<Account> account = session.accounts().find(*person->account);
        if (!account || !account->domain.isEmpty())
            continue;
        if (found)
            return std::nullopt;
        found = person->account;
    }
    return found && allWorkAt(session, *found, domain) ? found : std::nullopt;
}

} // namespace countersign::importing
