// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/recognising.h"

#include "app/store/accounts.h"
#include "app/store/prospects.h"
#include "app/store/session.h"

#include <set>

namespace countersign::importing {

namespace {

std::vector<ProspectId> idsBy(const store::Session& session, intake::IdentityBy by,
                              const QString& key, const Prospect& incoming,
                              const QString& companyName)
{
    switch (by) {
    case intake::IdentityBy::ExternalId: {
        // `intake::externalIdKey` puts the system in front, parted by U+001F.
        const qsizetype end = key.indexOf(QChar(0x1f));
        return session.prospects().byExternalId(key.left(end), key.mid(end + 1));
    }
    case intake::IdentityBy::Email:
        return session.prospects().byEmail(key);
    case intake::IdentityBy::Profile:
        return session.prospects().byProfileUrl(key);
    case intake::IdentityBy::NameCompany:
        return session.prospects().byNameAndCompany(incoming.name, companyName);
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
        incoming, companyName, [&](intake::IdentityBy by, const QString& key) {
            std::vector<intake::KnownPerson> known;
            for (const ProspectId& id : idsBy(session, by, key, incoming, companyName)) {
                if (const std::optional<Prospect> prospect = session.prospects().find(id))
                    known.push_back({id, *prospect, companyOf(session, *prospect)});
            }
            return known;
        });
}

std::vector<Prospect> sharingAKey(const store::Session& session, const Prospect& incoming,
                                  const QString& companyName)
{
    const intake::IdentityKeys keys = intake::identityKeys(incoming, companyName);
    std::set<ProspectId> ids;
    const auto add = [&](intake::IdentityBy by, const QString& key) {
        if (key.isEmpty())
            return;
        for (const ProspectId& id : idsBy(session, by, key, incoming, companyName))
            ids.insert(id);
    };
    for (const QString& key : keys.externalIds)
        add(intake::IdentityBy::ExternalId, key);
    add(intake::IdentityBy::Email, keys.email);
    add(intake::IdentityBy::Profile, keys.profile);
    add(intake::IdentityBy::NameCompany, keys.nameCompany);
    std::vector<Prospect> people;
    for (const ProspectId& id : ids) {
        if (std::optional<Prospect> prospect = session.prospects().find(id))
            people.push_back(*std::move(prospect));
    }
    return people;
}

} // namespace countersign::importing
