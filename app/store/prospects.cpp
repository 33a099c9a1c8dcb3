// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/prospects.h"

#include "app/policy/suppression_key.h"
#include "app/store/accounts.h"
#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/identities.h"
#include "app/store/projection.h"
#include "app/store/prospect_row.h"
#include "app/store/rows.h"
#include "app/store/same_people.h"
#include "app/store/settings.h"
#include "app/store/suppressions.h"
#include "app/store/transaction.h"

#include <algorithm>
#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

QByteArray teamKeyOf(Connection& db)
{
    Query row = db.query("setting/find", u"_team_key"_s);
    return row.step() ? QByteArray::fromHex(row.text(0).toLatin1()) : QByteArray();
}

std::optional<Account> accountOf(Connection& db, const Prospect& prospect)
{
    if (!prospect.account)
        return std::nullopt;
    Query row = db.query("account/find", *prospect.account);
    return row.step() ? std::optional(accountFrom(row)) : std::nullopt;
}

/// The people under a key of whom it is really true: two values may share a key.
std::vector<ProspectId> found(Connection& db, qint64 key,
                              const std::function<bool(const Prospect&, const Account*)>& isTrue)
{
    std::vector<ProspectId> ids;
    for (Query row = db.query("prospect/by_identity", key); row.step();) {
        const Prospect prospect = prospectFrom(row);
        const std::optional<Account> account = accountOf(db, prospect);
        if (isTrue(prospect, account ? &*account : nullptr))
            ids.push_back(prospect.id);
    }
    return ids;
}

Tier tierOf(Connection& db, const std::optional<AccountId>& account)
{
    if (!account)
        return Tier::None;
    Query row = db.query("account/by_row", rowOf(db, *account));
    return row.step() ? row.word<Tier>(7, Tier::None) : Tier::None;
}

/// What one record of a person does not know, another may.
void complete(Connection& db, Prospect& person, const Prospect& other)
{
    for (const auto field :
         {&Prospect::name, &Prospect::given, &Prospect::family, &Prospect::email, &Prospect::phone,
          &Prospect::title, &Prospect::profileUrl, &Prospect::city, &Prospect::country,
          &Prospect::language, &Prospect::timeZone, &Prospect::owner, &Prospect::notes}) {
        if ((person.*field).isEmpty())
            person.*field = other.*field;
    }
    if (!person.persona)
        person.persona = other.persona;
    if (!person.account || tierOf(db, other.account) > tierOf(db, person.account))
        person.account = other.account ? other.account : person.account;
    person.externalIds.insert(other.externalIds.begin(), other.externalIds.end());
    person.custom.insert(other.custom.begin(), other.custom.end());
}

QString foldedPerson(const QString& value)
{
    return policy::normalForm(SuppressionKind::Person, value);
}

} // namespace

Prospect prospectFrom(const Query& row)
{
    return Prospect{.id = row.id<ProspectId>(0),
                    .account = row.optionalId<AccountId>(1),
                    .persona = row.optionalId<PersonaId>(2),
                    .name = row.text(3),
                    .given = row.text(4),
                    .family = row.text(5),
                    .email = row.text(6),
                    .phone = row.text(7),
                    .title = row.text(8),
                    .profileUrl = row.text(9),
                    .city = row.text(10),
                    .country = row.text(11),
                    .language = row.text(12),
                    .timeZone = row.text(13),
                    .owner = row.text(14),
                    .notes = row.text(15),
                    .externalIds = mapFrom(row.text(16)),
                    .custom = mapFrom(row.text(17))};
}

std::optional<Prospect> Prospects::find(const ProspectId& id) const
{
    Query row = db().query("prospect/find", id);
    return row.step() ? std::optional(prospectFrom(row)) : std::nullopt;
}

std::vector<ProspectId> Prospects::byExternalId(const QString& system, const QString& value) const
{
    const QString form = foldedPerson(value);
    if (form.isEmpty())
        return {};
    return found(db(), identityKey(teamKeyOf(db()), SuppressionKind::Person, form),
                 [&](const Prospect& prospect, const Account*) {
                     const QString* id = policy::externalIdOf(prospect, system);
                     return id && foldedPerson(*id) == form;
                 });
}

std::vector<ProspectId> Prospects::byEmail(const QString& email) const
{
    return matching(SuppressionKind::Email, policy::normalForm(SuppressionKind::Email, email));
}

std::vector<ProspectId> Prospects::byProfileUrl(const QString& url) const
{
    return matching(SuppressionKind::Profile, policy::normalForm(SuppressionKind::Profile, url));
}

std::vector<ProspectId> Prospects::byNameAndCompany(const QString& name,
                                                    const QString& company) const
{
    const QString form = policy::personForm(name, company);
    if (form.isEmpty())
        return {};
    return found(db(), identityKey(teamKeyOf(db()), SuppressionKind::Person, form),
                 [&](const Prospect& prospect, const Account* account) {
                     return account && policy::personForm(prospect.name, account->name) == form;
                 });
}

std::vector<ProspectId> Prospects::matching(SuppressionKind kind, const QString& normalForm) const
{
    if (normalForm.isEmpty())
        return {};
    const QByteArray teamKey = teamKeyOf(db());
    const QString key = policy::suppressionKey(teamKey, kind, normalForm);
    return found(db(), identityKey(key), [&](const Prospect& prospect, const Account* account) {
        return policy::suppressionKeysOf(teamKey, prospect, account).contains(key);
    });
}

std::vector<ProspectId> Prospects::byName(const QString& name) const
{
    const QString form = foldedPerson(name);
    if (form.isEmpty())
        return {};
    return found(db(), nameKey(teamKeyOf(db()), name),
                 [&form](const Prospect& prospect, const Account*) {
                     return foldedPerson(prospect.name) == form;
                 });
}

std::vector<ProspectId> Prospects::ofAccount(const AccountId& account) const
{
    std::vector<ProspectId> ids;
    for (Query row = db().query("prospect/of_account", account); row.step();)
        ids.push_back(row.id<ProspectId>(0));
    return ids;
}

std::vector<Prospect> Prospects::list(const ProspectFilter& filter, const Stretch& stretch) const
{
    const Row segment = filter.segment ? rowOf(db(), *filter.segment) : 0;
    const Row account = filter.account ? rowOf(db(), *filter.account) : 0;
    if ((filter.segment && segment == 0) || (filter.account && account == 0))
        return {};
    std::vector<Prospect> prospects;
    Query row = db().query("prospect/list", beforeRow(db(), stretch), segment, account,
                           needleFor(filter.search), rowLimit(stretch));
    while (row.step())
        prospects.push_back(prospectFrom(row));
    return prospects;
}

qint64 Prospects::count() const
{
    return db().number("prospect/count");
}

std::vector<SegmentId> Prospects::segmentsOf(const ProspectId& id) const
{
    std::vector<SegmentId> ids;
    for (Query row = db().query("prospect/segments", id); row.step();)
        ids.push_back(row.id<SegmentId>(0));
    return ids;
}

bool Prospects::isSuppressed(const ProspectId& id) const
{
    return !suppressionsOf(id).empty();
}

std::vector<Suppression> Prospects::suppressionsOf(const ProspectId& id) const
{
    const Suppressions suppressions(db(), nullptr);
    std::vector<Suppression> naming;
    for (const ProspectId& one : recordsOf(id)) {
        const std::optional<Prospect> prospect = find(one);
        if (!prospect)
            continue;
        const std::optional<Account> account = accountOf(db(), *prospect);
        for (Suppression& entry : suppressions.naming(*prospect, account ? &*account : nullptr)) {
            if (std::find(naming.begin(), naming.end(), entry) == naming.end())
                naming.push_back(std::move(entry));
        }
    }
    return naming;
}

std::vector<ProspectId> Prospects::recordsOf(const ProspectId& id) const
{
    return samePeople(db(), id);
}

ProspectId Prospects::leadOf(const ProspectId& id) const
{
    return recordsOf(id).front();
}

std::optional<Prospect> Prospects::person(const ProspectId& id) const
{
    const std::vector<ProspectId> records = recordsOf(id);
    std::optional<Prospect> person = find(records.front());
    for (size_t i = 1; person && i < records.size(); ++i) {
        if (const std::optional<Prospect> other = find(records[i]))
            complete(db(), *person, *other);
    }
    return person;
}

std::optional<Prospect> Prospects::together(const ProspectId& a, const ProspectId& b) const
{
    std::map<Row, ProspectId> records; // the oldest leads
    for (const ProspectId& id : {a, b}) {
        for (const ProspectId& record : recordsOf(id))
            records.emplace(rowOf(db(), record), record);
    }
    std::optional<Prospect> person;
    for (const auto& [row, id] : records) {
        const std::optional<Prospect> record = find(id);
        if (!record)
            return std::nullopt;
        if (person)
            complete(db(), *person, *record);
        else
            person = record;
    }
    return person;
}

Result<Put> Prospects::put(const Prospect& prospect)
{
    const std::optional<Account> account = accountOf(db(), prospect);
    return put(prospect, identityKeysOf(teamKeyOf(db()), prospect, account ? &*account : nullptr));
}

Result<Put> Prospects::put(const Prospect& prospect, const IdentityKeys& keys)
{
    if (const Result<void> named = requireKind(prospect.id.text(), "prospect"_L1); !named)
        return named.error();
    const std::optional<Prospect> known = find(prospect.id);
    if (known == prospect)
        return Put::Unchanged;
    const Row row = internRow(db(), prospect.id);
    Identities identities(tx());
    if (known) {
        const std::optional<Account> account = accountOf(db(), *known);
        identities.replace(
            row, identityKeysOf(teamKeyOf(db()), *known, account ? &*account : nullptr), keys);
    } else {
        identities.add(row, keys);
    }
    db().run("prospect/update", row, internRow(db(), prospect.account),
             internRow(db(), prospect.persona), prospect.name, prospect.given, prospect.family,
             prospect.email, prospect.phone, prospect.title, prospect.profileUrl, prospect.city,
             prospect.country, prospect.language, prospect.timeZone, prospect.owner, prospect.notes,
             mapColumn(prospect.externalIds), mapColumn(prospect.custom));
    tx().changed(DocumentKind::Prospect, row);
    tx().effects().people = true;
    Projection(tx()).refreshPerson(row, prospect,
                                   !known || known->name != prospect.name ||
                                       known->account != prospect.account);
    return known ? Put::Changed : Put::Added;
}

void Prospects::eachName(const std::function<void(const QString&)>& name) const
{
    for (Query row = db().query("prospect/names"); row.step();)
        name(row.text(0));
}

} // namespace countersign::store
