// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/suppressions.h"

#include "app/domain/document.h"
#include "app/policy/suppression_key.h"
#include "app/store/audit_log.h"
#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/identities.h"
#include "app/store/projection.h"
#include "app/store/rows.h"
#include "app/store/transaction.h"

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

std::vector<Channel> channelsFrom(const QString& column)
{
    std::vector<Channel> channels;
    for (const QString& word : column.split(u',', Qt::SkipEmptyParts)) {
        if (const std::optional<Channel> channel = fromText<Channel>(word))
            channels.push_back(*channel);
    }
    return channels;
}

Suppression suppressionFrom(const Query& row)
{
    return Suppression{.id = SuppressionId(sealedId(DocumentKind::Suppression, row.text(1),
                                                    row.text(6), row.blob(0))),
                       .key = row.text(1),
                       .kind = row.word<SuppressionKind>(2),
                       .channels = channelsFrom(row.text(3)),
                       .reason = row.text(4),
                       .since = row.text(5),
                       .by = row.id<UserId>(6),
                       .at = row.moment(7)};
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

bool hasLift(Connection& db, const SuppressionId& id)
{
    for (const Lift& lift : liftsOf(db, id)) {
        if (lift.suppression == id)
            return true;
    }
    return false;
}

} // namespace

std::vector<Lift> liftsOf(Connection& db, const SuppressionId& id)
{
    std::vector<Lift> lifts;
    const std::optional<SealedId> parts = sealedIdFrom(DocumentKind::Suppression, id.text());
    if (!parts)
        return lifts;
    for (Query row = db.query("lift/of_suppression", parts->hash); row.step();) {
        Lift lift{.id = LiftId(sealedId(DocumentKind::Lift, row.text(1), row.text(2), row.blob(0))),
                  .suppression = row.id<SuppressionId>(3),
                  .by = row.id<UserId>(2),
                  .reason = row.text(4),
                  .at = row.moment(5)};
        if (lift.suppression == id && sealHolds(lift))
            lifts.push_back(std::move(lift));
    }
    return lifts;
}

std::vector<Suppression> suppressionsNaming(Connection& db, const Prospect& prospect,
                                            const Account* account)
{
    std::vector<Suppression> naming;
    // Most workspaces have few entries, many have none: the keys cost more than asking.
    if (!db.has("suppression/any"))
        return naming;
    Query key = db.query("setting/find", u"_team_key"_s);
    const QByteArray teamKey =
        key.step() ? QByteArray::fromHex(key.text(0).toLatin1()) : QByteArray();
    for (const QString& own : policy::suppressionKeysOf(teamKey, prospect, account)) {
        for (Suppression& suppression :
             sealedIn(db.query("suppression/by_identity", identityKey(own), own))) {
            if (!hasLift(db, suppression.id))
                naming.push_back(std::move(suppression));
        }
    }
    return naming;
}

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
    return suppressionsNaming(db(), prospect, account);
}

bool Suppressions::isLifted(const SuppressionId& id) const
{
    return hasLift(db(), id);
}

std::vector<Lift> Suppressions::liftsOf(const SuppressionId& id) const
{
    return store::liftsOf(db(), id);
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
