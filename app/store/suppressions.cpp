// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/suppressions.h"

#include "app/domain/document.h"
#include "app/policy/permissions.h"
#include "app/policy/suppression_key.h"
#include "app/store/audit_log.h"
#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/identities.h"
#include "app/store/other_documents.h"
#include "app/store/projection.h"
#include "app/store/rows.h"
#include "app/store/transaction.h"
#include "app/store/user_roles.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

QString channelsColumn(const std::vector<Channel>& channels)
{
    QStringList words;
    for (const Channel channel : channels)
        words.append(toText(channel));
    return words.join(u',');
}

std::vector<Suppression> sealedIn(Query rows)
{
    std::vector<Suppression> suppressions;
    while (rows.step()) {
        Suppression suppression = suppressionFrom(rows);
        if (sealHolds(suppression))
            suppressions.push_back(std::move(suppression));
    }
    return suppressions;
}

std::vector<Lift> liftsOf(Connection& db, const SuppressionId& id)
{
    std::vector<Lift> lifts;
    const std::optional<SealedId> parts = sealedIdFrom(DocumentKind::Suppression, id.text());
    if (!parts)
        return lifts;
    for (Query row = db.query("lift/of_suppression", parts->hash); row.step();) {
        Lift lift = liftFrom(row);
        if (lift.suppression == id && sealHolds(lift))
            lifts.push_back(std::move(lift));
    }
    return lifts;
}

/// One by somebody whom the store knows as one who may.
bool hasLift(Connection& db, const SuppressionId& id)
{
    std::map<UserId, Role> roles;
    for (const Lift& lift : liftsOf(db, id)) {
        addRole(db, lift.by, roles);
        const auto known = roles.find(lift.by);
        if (known != roles.end() && policy::may(known->second, policy::Action::LiftSuppression))
            return true;
    }
    return false;
}

} // namespace

std::optional<Suppression> Suppressions::find(const SuppressionId& id) const
{
    const std::optional<SealedId> parts = sealedIdFrom(DocumentKind::Suppression, id.text());
    if (!parts)
        return std::nullopt;
    std::vector<Suppression> found = sealedIn(db().query("suppression/by_hash", parts->hash));
    return found.empty() || found.front().id != id ? std::nullopt
                                                   : std::optional(std::move(found.front()));
}

std::vector<Suppression> Suppressions::active(const QString& key) const
{
    std::vector<Suppression> suppressions =
        sealedIn(db().query("suppression/by_identity", identityKey(key), key));
    std::erase_if(suppressions,
                  [this](const Suppression& suppression) { return hasLift(db(), suppression.id); });
    return suppressions;
}

std::vector<Suppression> Suppressions::naming(const Prospect& prospect,
                                              const Account* account) const
{
    std::vector<Suppression> naming;
    // Most workspaces have few entries, many have none: the keys cost more than asking.
    if (!db().has("suppression/any"))
        return naming;
    for (const QString& own : keysOf(prospect, account)) {
        for (Suppression& suppression : active(own))
            naming.push_back(std::move(suppression));
    }
    return naming;
}

const std::set<QString>& Suppressions::keysOf(const Prospect& prospect,
                                              const Account* account) const
{
    Query key = db().query("setting/find", u"_team_key"_s);
    const QByteArray teamKey =
        key.step() ? QByteArray::fromHex(key.text(0).toLatin1()) : QByteArray();
    const std::optional<Account> firm = account ? std::optional(*account) : std::nullopt;
    if (!m_lastAsked || m_lastAsked->prospect != prospect || m_lastAsked->account != firm ||
        m_lastAsked->teamKey != teamKey)
        m_lastAsked = LastAsked{prospect, firm, teamKey,
                                policy::suppressionKeysOf(teamKey, prospect, account)};
    return m_lastAsked->keys;
}

bool Suppressions::isLifted(const SuppressionId& id) const
{
    return hasLift(db(), id);
}

std::vector<Lift> Suppressions::liftsOf(const SuppressionId& id) const
{
    return countersign::store::liftsOf(db(), id);
}

std::optional<Lift> Suppressions::lift(const LiftId& id) const
{
    const std::optional<SealedId> parts = sealedIdFrom(DocumentKind::Lift, id.text());
    if (!parts)
        return std::nullopt;
    Query row = db().query("lift/by_hash", parts->hash);
    if (!row.step())
        return std::nullopt;
    Lift lift = liftFrom(row);
    return lift.id == id && sealHolds(lift) ? std::optional(std::move(lift)) : std::nullopt;
}

std::vector<Lift> Suppressions::lifts() const
{
    std::vector<Lift> lifts;
    for (Query row = db().query("lift/every"); row.step();) {
        Lift lift = liftFrom(row);
        if (sealHolds(lift))
            lifts.push_back(std::move(lift));
    }
    return lifts;
}

std::vector<Suppression> Suppressions::list(const Stretch& stretch) const
{
    return sealedIn(db().query("suppression/list", beforeRow(db(), stretch), rowLimit(stretch)));
}

qint64 Suppressions::count() const
{
    return db().number("suppression/count");
}

Result<Put> Suppressions::put(const Suppression& suppression)
{
    if (!sealHolds(suppression))
        return brokenSeal(suppression.id.text());
    const QByteArray hash = sealedIdFrom(DocumentKind::Suppression, suppression.id.text())->hash;
    if (db().number("rows/suppression", hash) != 0)
        return Put::Unchanged;
    const qint64 identity = identityKey(suppression.key);
    db().run("suppression/add", hash, suppression.key, identity, toText(suppression.kind),
             channelsColumn(suppression.channels), suppression.reason, suppression.since,
             internRow(db(), suppression.by), suppression.at);
    tx().changed(DocumentKind::Suppression, db().lastRow());
    tx().effects().inputs = true;
    Projection(tx()).touchIdentity(identity);
    return Put::Added;
}

Result<Put> Suppressions::put(const Lift& lift)
{
    if (!sealHolds(lift))
        return brokenSeal(lift.id.text());
    const std::optional<SealedId> suppression =
        sealedIdFrom(DocumentKind::Suppression, lift.suppression.text());
    if (!suppression)
        return badReference(lift.id.text(), lift.suppression.text());
    const SealedId own = *sealedIdFrom(DocumentKind::Lift, lift.id.text());
    if (db().number("rows/lift", own.hash) != 0)
        return Put::Unchanged;
    db().run("lift/add", own.hash, lift.suppression, own.subject, suppression->hash,
             internRow(db(), lift.by), lift.reason, lift.at);
    tx().changed(DocumentKind::Lift, db().lastRow());
    tx().effects().inputs = true;
    Projection(tx()).touchIdentity(identityKey(suppression->subject));
    if (tx().origin() == WriteOrigin::Here) {
        const Result<void> noted =
            tx().audit().append({lift.by, u"suppression.lift"_s, lift.suppression.text(),
                                 Json{{"lift", toUtf8(lift.id.text())}}});
        if (!noted)
            return noted.error();
    }
    return Put::Added;
}

} // namespace countersign::store
