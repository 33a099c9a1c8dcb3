// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/recognising.h"

#include "app/store/accounts.h"
#include "app/store/prospects.h"
#include "app/store/session.h"

#include <set>

namespace countersign::importing {

namespace {

std::vector<ProspectId> answering(const store::Session& session,
                                  const intake::IdentityQuestion& question)
{
    const store::Prospects& prospects = session.prospects();
    switch (question.by) {
    case intake::IdentityBy::ExternalId:
        return prospects.byExternalId(question.other, question.value);
    case intake::IdentityBy::Email:
        return prospects.byEmail(question.value);
    case intake::IdentityBy::Profile:
        return prospects.byProfileUrl(question.value);
    case intake::IdentityBy::NameCompany:
        return prospects.byNameAndCompany(question.value, question.other);
    case intake::IdentityBy::Nothing:
        break;
    }
    return {};
}

QString companyOf(const store::Session& session, const Prospect& prospect)
{
    if (!prospect.account)
        return {};
    const std::optional<Account> account = session.accounts().find(*prospect.account);
    return account ? account->name : QString();
}

} // namespace

intake::IdentityMatch recognise(const store::Session& session, const Prospect& incoming,
                                const QString& companyName)
{
    return intake::matchProspect(
        incoming, companyName, [&session](const intake::IdentityQuestion& question) {
            std::vector<intake::KnownPerson> known;
            std::set<ProspectId> people;
            for (const ProspectId& id : answering(session, question)) {
                // Two records that were said to be one person are no two people.
                if (!people.insert(session.prospects().leadOf(id)).second)
                    continue;
                if (const std::optional<Prospect> prospect = session.prospects().find(id))
                    known.push_back({id, *prospect, companyOf(session, *prospect)});
            }
            return known;
        });
}

std::vector<Prospect> sharingAKey(const store::Session& session, const Prospect& incoming,
                                  const QString& companyName)
{
    std::set<ProspectId> ids;
    for (const intake::IdentityQuestion& question :
         intake::identityQuestions(incoming, companyName)) {
        for (const ProspectId& id : answering(session, question))
            ids.insert(id);
    }
    std::vector<Prospect> people;
    for (const ProspectId& id : ids) {
        if (std::optional<Prospect> prospect = session.prospects().find(id))
            people.push_back(*std::move(prospect));
    }
    return people;
}

} // namespace countersign::importing
