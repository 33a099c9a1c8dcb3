// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/pusher.h"

#include "app/domain/document.h"
#include "app/policy/document_rules.h"
#include "app/store/changes.h"
#include "app/store/remote.h"
#include "app/store/transaction.h"
#include "app/sync/records.h"
#include "app/sync/sealed.h"
#include "app/sync/taking_in.h"

#include <limits>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign::sync {

namespace {

constexpr int changesAtOnce = 1000;
constexpr qsizetype documentsAtOnce = 500;
constexpr qsizetype bytesAtOnce =
    4'000'000; ///< CouchDB's default limit of a request is 4 GB, a proxy's is small
constexpr qint64 everySeq = std::numeric_limits<qint64>::max();

/// Nothing once the record has gone, without a trace, before it was ever sent.
std::optional<Json> outgoingRecord(const store::Session& session, const store::Change& change)
{
    const std::optional<store::RemoteRecord> known = session.remote().record(change.document);
    const bool isThere = known && !known->isRemoved();
    std::optional<Json> json;
    if (change.op == store::ChangeOp::Delete) {
        if (!isThere)
            return std::nullopt;
        json = Json{{"_deleted", true}};
    } else {
        json = recordJson(session, change.document);
        if (!json)
            return std::nullopt;
        if (isThere) {
            if (const Result<Json> base = parseJson(known->body); base && base->is_object())
                json = withUnknownFields(change.document, *std::move(json), *base);
        }
    }
    (*json)["_id"] = toUtf8(change.document);
    (*json)["mutation"] = toUtf8(change.mutation);
    if (isThere)
        (*json)["_rev"] = toUtf8(known->rev);
    return json;
}

} // namespace

Pusher::Pusher(store::Workspace& workspace, CouchClient& client, UserId me)
    : m_workspace(workspace)
    , m_client(client)
    , m_me(std::move(me))
{}

Pusher::Batch Pusher::batchFrom(const store::Session& session, qint64 after) const
{
    Batch batch{.outgoing = {}, .others = {}, .unsendable = {}, .lastSeq = after};
    // Of several changes of a document the last one stands for all.
    std::map<QString, store::Change> latest;
    QStringList order;
    for (const store::Change& change : session.changes().waiting(after, changesAtOnce)) {
        batch.lastSeq = change.seq;
        if (change.document.isEmpty())
            continue;
        if (!latest.contains(change.document))
            order.append(change.document);
        latest.insert_or_assign(change.document, change);
    }
    for (const QString& id : order) {
        const store::Change& change = latest.at(id);
        const std::optional<store::DocumentKind> kind = store::kindOf(id);
        const QString owner = policy::ownerOf(id);
        const bool isSealedKind = kind && isSealed(*kind);
        if (isSealedKind && change.op == store::ChangeOp::Delete) {
            batch.unsendable.append(id);
        } else if (kind == store::DocumentKind::Audit && owner != keyPart(m_me.text())) {
            // The log of what others, or the program itself, did here stays here.
            batch.outgoing.push_back({id, change.seq, false, false, nullptr});
        } else if (!owner.isEmpty() && owner != keyPart(m_me.text()) &&
                   owner != QLatin1String(policy::mergeOwner)) {
            batch.others.append(id);
        } else if (std::optional<Json> json =
                       isSealedKind ? sealedJson(session, id) : outgoingRecord(session, change)) {
            batch.outgoing.push_back({id, change.seq, !isSealedKind,
                                      change.op == store::ChangeOp::Delete, *std::move(json)});
        } else if (change.op == store::ChangeOp::Delete) {
            // Never sent, so there is nothing to remove there.
            batch.outgoing.push_back({id, change.seq, true, true, nullptr});
        }
    }
    return batch;
}

Result<Pusher::Batch> Pusher::nextBatch(qint64 after) const
{
    return m_workspace.read(
        [&](store::Reader& reader) -> Result<Batch> { return batchFrom(reader, after); });
}

Result<Pushed> Pusher::push()
{
    m_pushed = {};
    m_failed.reset();
    for (qint64 after = 0;;) {
        const Result<Batch> batch = nextBatch(after);
        if (!batch)
            return batch.error();
        if (batch->lastSeq == after)
            break;
        after = batch->lastSeq;
        if (const Result<void> parked = park(batch->others, u"document.owner"_s); !parked)
            return parked.error();
        if (const Result<void> parked = park(batch->unsendable, u"document.immutable"_s); !parked)
            return parked.error();
        std::vector<Outgoing> some;
        qsizetype bytes = 0;
        for (const Outgoing& one : batch->outgoing) {
            const qsizetype size = canonicalJson(one.document).size();
            if (!some.empty() &&
                (bytes + size > bytesAtOnce || qsizetype(some.size()) >= documentsAtOnce)) {
                if (const Result<void> sent = send(some); !sent)
                    return sent.error();
                some.clear();
                bytes = 0;
            }
            some.push_back(one);
            bytes += size;
        }
        if (const Result<void> sent = send(some); !sent)
            return sent.error();
    }
    if (m_failed)
        return *m_failed;
    return m_pushed;
}

Result<void> Pusher::park(const QStringList& ids, const QString& reason)
{
    if (ids.isEmpty())
        return {};
    return m_workspace.writeNow([&](store::Transaction& tx) -> Result<void> {
        for (const QString& id : ids) {
            if (const Result<void> parked = tx.changes().park(id, reason); !parked)
                return parked;
        }
        return {};
    });
}

Result<void> Pusher::send(const std::vector<Outgoing>& outgoing)
{
    std::vector<Outgoing> real;
    std::vector<Json> documents;
    QStringList nothing;
    for (const Outgoing& one : outgoing) {
        if (one.document.is_null()) {
            nothing.append(one.id);
            continue;
        }
        real.push_back(one);
        documents.push_back(one.document);
    }
    if (!nothing.isEmpty()) {
        const Result<void> dropped =
            m_workspace.writeNow([&](store::Transaction& tx) -> Result<void> {
                for (const QString& id : nothing) {
                    if (Result<void> confirmed = tx.changes().confirm(id, everySeq); !confirmed)
                        return confirmed;
                }
                return {};
            });
        if (!dropped)
            return dropped;
    }
    if (documents.empty())
        return {};
    const Result<std::vector<BulkRow>> rows = m_client.store(documents);
    if (!rows && rows.error().id == "sync.too_large"_L1)
        return sendInHalves(real);
    if (!rows)
        return rows.error();
    return settle(real, *rows);
}

Result<void> Pusher::sendInHalves(const std::vector<Outgoing>& outgoing)
{
    if (outgoing.size() == 1)
        return park({outgoing.front().id}, u"sync.too_large"_s);
    const auto middle = outgoing.begin() + qsizetype(outgoing.size() / 2);
    if (Result<void> sent = send({outgoing.begin(), middle}); !sent)
        return sent;
    return send({middle, outgoing.end()});
}

Result<void> Pusher::settle(const std::vector<Outgoing>& outgoing, const std::vector<BulkRow>& rows)
{
    QStringList conflicts;
    std::vector<Outgoing> forbidden;
    std::vector<BulkRow> refusals;
    const Result<void> confirmed =
        m_workspace.writeNow([&](store::Transaction& tx) -> Result<void> {
            conflicts.clear();
            for (size_t i = 0; i < rows.size(); ++i) {
                const Outgoing& sent = outgoing[i];
                const bool isThere =
                    rows[i].outcome == BulkRow::Outcome::Stored ||
                    (rows[i].outcome == BulkRow::Outcome::Conflict && !sent.isRecord);
                if (!isThere)
                    continue;
                if (sent.isRecord)
                    tx.remote().keep(sent.id,
                                     {rows[i].rev, sent.isRemoval
                                                       ? QByteArray()
                                                       : canonicalJson(fieldsOf(sent.document))});
                if (Result<void> done = tx.changes().confirm(sent.id, sent.seq); !done)
                    return done;
            }
            return {};
        });
    if (!confirmed)
        return confirmed;
    for (size_t i = 0; i < rows.size(); ++i) {
        switch (rows[i].outcome) {
        case BulkRow::Outcome::Stored:
            ++m_pushed.documents;
            break;
        case BulkRow::Outcome::Conflict:
            if (outgoing[i].isRecord)
                conflicts.append(rows[i].id);
            break;
        case BulkRow::Outcome::Forbidden:
            forbidden.push_back(outgoing[i]);
            refusals.push_back(rows[i]);
            break;
        case BulkRow::Outcome::Failed:
            if (!m_failed)
                m_failed = Error{.code = ErrorCode::Network,
                                 .id = u"sync.server"_s,
                                 .args = {},
                                 .where = rows[i].id,
                                 .detail = rows[i].reason,
                                 .candidates = {}};
        }
    }
    if (Result<void> settled = settleConflicts(conflicts); !settled)
        return settled;
    return settleForbidden(forbidden, refusals);
}

Result<void> Pusher::settleConflicts(const QStringList& ids)
{
    if (ids.isEmpty())
        return {};
    const Result<std::vector<ChangesPage::Row>> now = m_client.fetch(ids);
    if (!now)
        return now.error();
    qint64 merged = 0;
    const Result<void> taken = m_workspace.writeNow([&](store::Transaction& tx) -> Result<void> {
        std::set<QString> missing(ids.begin(), ids.end());
        TakingIn takingIn(tx, m_me);
        for (const ChangesPage::Row& row : *now) {
            missing.erase(row.id);
            if (Result<void> done = takingIn.take({.row = row}); !done)
                return done;
        }
        for (const QString& id : missing)
            tx.remote().forget(id);
        merged = takingIn.merged();
        return {};
    });
    if (!taken)
        return taken;
    m_pushed.merged += merged;
    m_pushed.again = true;
    return {};
}

Result<void> Pusher::settleForbidden(const std::vector<Outgoing>& outgoing,
                                     const std::vector<BulkRow>& rows)
{
    if (outgoing.empty())
        return {};
    // Perhaps the session has ended, and it was refused to nobody.
    const int before = m_client.signIns();
    if (const Result<ServerSession> session = m_client.session(); !session)
        return session.error();
    if (m_client.signIns() != before) {
        m_pushed.again = true;
        return {};
    }
    QStringList sealedIds;
    for (const Outgoing& one : outgoing) {
        if (!one.isRecord)
            sealedIds.append(one.id);
    }
    const Result<std::vector<ChangesPage::Row>> there = m_client.fetch(sealedIds);
    if (!there)
        return there.error();
    std::set<QString> stored;
    for (const ChangesPage::Row& row : *there) {
        if (!row.isDeleted)
            stored.insert(row.id);
    }
    return m_workspace.writeNow([&](store::Transaction& tx) -> Result<void> {
        for (size_t i = 0; i < outgoing.size(); ++i) {
            Result<void> done = stored.contains(outgoing[i].id)
                                    ? tx.changes().confirm(outgoing[i].id, outgoing[i].seq)
                                    : tx.changes().park(outgoing[i].id, rows[i].reason);
            if (!done)
                return done;
        }
        return {};
    });
}

Result<void> Pusher::dropLeaves(const std::vector<std::pair<QString, QString>>& leaves)
{
    std::vector<Json> documents;
    documents.reserve(leaves.size());
    for (const auto& [id, rev] : leaves)
        documents.push_back({{"_id", toUtf8(id)}, {"_rev", toUtf8(rev)}, {"_deleted", true}});
    if (documents.empty())
        return {};
    if (const Result<std::vector<BulkRow>> rows = m_client.store(documents); !rows)
        return rows.error();
    return {};
}

} // namespace countersign::sync
