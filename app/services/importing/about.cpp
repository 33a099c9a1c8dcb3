// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/about.h"

#include "app/policy/suppression_key.h"
#include "app/services/importing/work_domain.h"
#include "app/store/accounts.h"
#include "app/store/evidence_records.h"
#include "app/store/prospects.h"
#include "app/store/transaction.h"

namespace countersign::importing {

namespace {

template<class Id>
std::optional<Id> only(const std::vector<Id>& ids)
{
    return ids.size() == 1 ? std::optional(ids.front()) : std::nullopt;
}

std::optional<ProspectId> personNamed(const store::Session& session, const QString& about)
{
    if (session.prospects().find(ProspectId(about)))
        return ProspectId(about);
    if (about.contains(u'@'))
        return only(session.prospects().byEmail(about));
    const QString form = policy::normalForm(SuppressionKind::Person, about);
    if (const auto byRecord = only(session.prospects().matching(SuppressionKind::Person, form)))
        return byRecord;
    return only(session.prospects().byName(about));
}

std::optional<AccountId> companyNamed(const store::Session& session, const QString& about)
{
    if (session.accounts().find(AccountId(about)))
        return AccountId(about);
    if (const QString domain = policy::normalForm(SuppressionKind::Domain, about);
        !domain.isEmpty()) {
        if (const auto byDomain = only(session.accounts().byDomain(domain)))
            return byDomain;
        if (const auto byAddresses = accountByWorkDomain(session, domain))
            return byAddresses;
    }
    return only(session.accounts().byName(about));
}

} // namespace

bool resolveAbout(const store::Session& session, Evidence& evidence)
{
    if (evidence.about.isEmpty() || evidence.aboutProspect || evidence.aboutAccount)
        return true;
    evidence.aboutProspect = personNamed(session, evidence.about);
    if (!evidence.aboutProspect)
        evidence.aboutAccount = companyNamed(session, evidence.about);
    return evidence.aboutProspect || evidence.aboutAccount;
}

Result<void> resolveLeftovers(store::Transaction& transaction, std::set<ProspectId>& people)
{
    constexpr int some = 500;
    EvidenceId after;
    for (;;) {
        const std::vector<Evidence> passages = transaction.evidence().unclaimed(after, some);
        for (const Evidence& known : passages) {
            after = known.id;
            Evidence evidence = known;
            if (!resolveAbout(transaction, evidence))
                continue;
            if (const Result<store::Put> put = transaction.evidence().put(evidence); !put)
                return put.error();
            if (evidence.aboutProspect)
                people.insert(*evidence.aboutProspect);
            if (evidence.aboutAccount) {
                for (const ProspectId& person :
                     transaction.prospects().ofAccount(*evidence.aboutAccount))
                    people.insert(person);
            }
        }
        if (passages.empty())
            return {};
    }
}

} // namespace countersign::importing
