// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/taking_in.h"

#include "app/policy/document_rules.h"
#include "app/policy/revision_merge.h"
#include "app/store/changes.h"
#include "app/store/drafts.h"
#include "app/store/remote.h"
#include "app/store/transaction.h"
#include "app/sync/read_json.h"
#include "app/sync/sealed.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace countersign::sync {

namespace {

using store::DocumentKind;
using store::Put;
using store::WriteOrigin;

constexpr qint64 everySeq = std::numeric_limits<qint64>::max();

// Why a document is held.
const QString merging = u"merge.parents"_s;  ///< its parents have not come yet
const QString leafMerged = u"leaf.merged"_s; ///< a losing leaf that has gone into its record

/// Writes under an origin while it lives.
class Under {
public:
    Under(store::Transaction& transaction, WriteOrigin origin)
        : m_transaction(transaction)
        , m_before(transaction.origin())
    {
        m_transaction.setOrigin(origin);
    }
    ~Under() { m_transaction.setOrigin(m_before); }
    Under(const Under&) = delete;
    Under& operator=(const Under&) = delete;

private:
    store::Transaction& m_transaction;
    WriteOrigin m_before;
};

int generationOf(const QString& rev)
{
    return rev.left(rev.indexOf(u'-')).toInt();
}

Json parsed(const QByteArray& bytes)
{
    Result<Json> json = bytes.isEmpty() ? Result<Json>(Json::object()) : parseJson(bytes);
    return json ? *std::move(json) : Json::object();
}

} // namespace

TakingIn::TakingIn(store::Transaction& transaction, UserId me)
    : m_transaction(transaction)
    , m_me(std::move(me))
{}

Result<void> TakingIn::take(const Incoming& incoming)
{
    const ChangesPage::Row& row = incoming.row;
    if (row.id.startsWith(u'_') || row.id == "team:key"_L1)
        return {};
    const std::optional<DocumentKind> kind = store::kindOf(row.id);
    if (!kind) {
        // Of a later version: it is there once this one is newer.
        m_transaction.remote().hold({row.id, canonicalJson(row.document), u"document.kind"_s});
        return {};
    }
    if (isSealed(*kind))
        return takeSealed(*kind, incoming);
    if (row.isDeleted)
        return takeRemoval(row.id, row.rev);
    if (!row.document.is_object())
        return {};
    if (const Result<void> taken = takeRecord(incoming); !taken)
        return taken;
    for (const Leaf& leaf : incoming.leaves) {
        if (const Result<void> merged = mergeLeaf(row.id, leaf); !merged)
            return merged;
    }
    return {};
}

bool TakingIn::isOfRemoved(DocumentKind kind, const QString& id) const
{
    const std::optional<store::SealedId> parts = store::sealedIdFrom(kind, id);
    if (!parts)
        return false;
    for (const QString& word : {u"draft:"_s, u"prospect:"_s}) {
        if (m_transaction.remote().isRemoved(QString(word + parts->subject)))
            return true;
    }
    return false;
}

Result<void> TakingIn::confirmAll(const QString& id)
{
    return m_transaction.changes().confirm(id, everySeq);
}

Result<void> TakingIn::takeSealed(DocumentKind kind, const Incoming& incoming)
{
    const QString& id = incoming.row.id;
    // What is about a removed draft or person does not come back with them.
    if (incoming.row.isDeleted || kind == DocumentKind::Audit || isOfRemoved(kind, id))
        return kind == DocumentKind::Audit ? confirmAll(id) : Result<void>();
    if (const Result<void> put = putSealedOrHold(kind, id, incoming.row.document); !put)
        return put;
    // Somebody put another body over it: the one that fits the id is among the other leaves.
    for (const Leaf& leaf : incoming.leaves) {
        if (const Result<void> put = putSealedOrHold(kind, id, leaf.document); !put)
            return put;
    }
    return {};
}

Result<void> TakingIn::putSealedOrHold(DocumentKind kind, const QString& id, const Json& document)
{
    const Under server(m_transaction, WriteOrigin::Server);
    if (policy::ownerOf(id) == QLatin1String(policy::mergeOwner)) {
        const Result<bool> proven = isProvenMerge(document);
        if (!proven || !*proven) {
            m_transaction.remote().hold(
                {id, canonicalJson(document), proven ? u"merge.differs"_s : merging});
            return {};
        }
    }
    const Result<Put> put = putSealed(m_transaction, kind, document);
    if (!put && put.error().code == ErrorCode::BadInput) {
        if (store::documentRow(m_transaction.connection(), id) == 0)
            m_transaction.remote().hold({id, canonicalJson(document), put.error().id});
        return {};
    }
    if (!put)
        return put.error();
    m_taken += *put == Put::Unchanged ? 0 : 1;
    m_transaction.remote().release(id);
    return confirmAll(id);
}

/// An error while a parent has not come yet.
Result<bool> TakingIn::isProvenMerge(const Json& document) const
{
    const DraftId draft(textAt(document, "draft"));
    const QStringList parents = textsAt(document, "parents");
    if (parents.size() != 2)
        return false;
    const std::vector<Revision> all = m_transaction.drafts().revisionsOf(draft);
    const auto find = [&all](const QString& id) {
        return std::find_if(all.begin(), all.end(),
                            [&id](const Revision& revision) { return revision.id.text() == id; });
    };
    const auto first = find(parents.at(0));
    const auto second = find(parents.at(1));
    if (first == all.end() || second == all.end())
        return badInput(u"document.reference"_s);
    const std::optional<Revision> again = mergeRevision(all, *first, *second);
    return again && again->id.text() == textAt(document, "_id");
}

Result<void> TakingIn::takeHeldMerges()
{
    // One may be the parent of another, so as long as something moves.
    for (bool moved = true; moved;) {
        moved = false;
        for (const store::HeldDocument& held : m_transaction.remote().held(merging)) {
            const Json document = parsed(held.body);
            if (!isProvenMerge(document))
                continue;
            m_transaction.remote().release(held.id);
            if (const Result<void> put = putSealedOrHold(DocumentKind::Revision, held.id, document);
                !put)
                return put;
            moved = true;
        }
    }
    return {};
}

Result<void> TakingIn::mergeHeads()
{
    const Under here(m_transaction, WriteOrigin::Here);
    for (const DraftId& draft : m_transaction.drafts().torn()) {
        for (;;) {
            const std::vector<Revision> heads = m_transaction.drafts().headsOf(draft);
            if (heads.size() < 2)
                break;
            const std::vector<Revision> all = m_transaction.drafts().revisionsOf(draft);
            std::optional<Revision> merge;
            for (size_t i = 1; i < heads.size() && !merge; ++i)
                merge = mergeRevision(all, heads.front(), heads[i]);
            if (!merge)
                break;
            const Result<Put> put = m_transaction.drafts().put(*merge);
            if (!put)
                return put.error();
            if (*put == Put::Unchanged)
                break;
            ++m_merged;
        }
    }
    return {};
}

/// What the server has lost is sent again: onto an older state as it is here; beside another history as far as
/// the two do not overlap.
Result<void> TakingIn::bringBack(const ChangesPage::Row& row, const store::RemoteRecord& known)
{
    const QString& id = row.id;
    const Json theirs = fieldsOf(row.document);
    const std::optional<Json> mine = recordJson(m_transaction, id);
    m_transaction.remote().keep(id, {row.rev, canonicalJson(theirs)});
    if (!mine)
        return {};
    const bool isOlder = generationOf(row.rev) < generationOf(known.rev);
    const MergedRecord merged = mergeRecords(isOlder ? theirs : Json::object(),
                                             withUnknownFields(id, *mine, theirs), theirs);
    for (const Overlap& overlap : merged.overlaps)
        raise(id, overlap);
    const Under here(m_transaction, WriteOrigin::Here);
    if (const Result<Put> put = putRecord(m_transaction, id, merged.fields); !put)
        return put.error();
    return merged.fields == theirs ? Result<void>() : m_transaction.changes().requeue(id);
}

Result<void> TakingIn::takeRecord(const Incoming& incoming)
{
    const ChangesPage::Row& row = incoming.row;
    const QString& id = row.id;
    store::Remote& remote = m_transaction.remote();
    const std::optional<store::RemoteRecord> known = remote.record(id);
    if (known && known->rev == row.rev)
        return {};
    if (known && known->isRemoved()) {
        // An older state came back, e.g. from a backup. A removal stands, so it is said again.
        if (!m_transaction.changes().isWaiting(id)) {
            const Under here(m_transaction, WriteOrigin::Here);
            m_transaction.removed(*store::kindOf(id), 0, id);
        }
        remote.keep(id, {row.rev, canonicalJson(fieldsOf(row.document))});
        return {};
    }
    const Json theirs = fieldsOf(row.document);
    const auto mutations = m_transaction.changes().mutationsOf(id);
    const QString mutation = textAt(row.document, "mutation");
    for (const auto& [mine, seq] : mutations) {
        // It is what was sent from here: the answer was lost.
        if (mine == mutation) {
            if (const Result<void> confirmed = m_transaction.changes().confirm(id, seq); !confirmed)
                return confirmed;
            remote.keep(id, {row.rev, canonicalJson(theirs)});
            return {};
        }
    }
    if (known && incoming.isOtherLine)
        return bringBack(row, *known);
    if (!mutations.empty())
        return mergeRecord(id, row, theirs);
    const Under server(m_transaction, WriteOrigin::Server);
    const Result<Put> put = putRecord(m_transaction, id, theirs);
    if (!put && put.error().code != ErrorCode::BadInput)
        return put.error();
    if (!put) {
        remote.hold({id, canonicalJson(row.document), put.error().id});
        return {};
    }
    m_taken += *put == Put::Unchanged ? 0 : 1;
    remote.keep(id, {row.rev, canonicalJson(theirs)});
    return {};
}

Result<void> TakingIn::mergeRecord(const QString& id, const ChangesPage::Row& row,
                                   const Json& theirs)
{
    store::Remote& remote = m_transaction.remote();
    const std::optional<store::RemoteRecord> known = remote.record(id);
    const std::optional<Json> mine = recordJson(m_transaction, id);
    const Json base = known ? parsed(known->body) : Json::object();
    remote.keep(id, {row.rev, canonicalJson(theirs)});
    if (!mine) {
        // Removed here, edited there: the removal goes on top, and what was edited stays readable.
        if (theirs != base)
            keepReadable(id, {}, theirs);
        return {};
    }
    const MergedRecord merged = mergeRecords(base, withUnknownFields(id, *mine, base), theirs);
    for (const Overlap& overlap : merged.overlaps)
        raise(id, overlap);
    const Under server(m_transaction, WriteOrigin::Server);
    if (const Result<Put> put = putRecord(m_transaction, id, merged.fields); !put)
        return put.error();
    ++m_merged;
    if (recordJson(m_transaction, id) == theirs)
        return confirmAll(id);
    return {};
}

Result<void> TakingIn::mergeLeaf(const QString& id, const Leaf& leaf)
{
    const QString name = QString(id + u'@' + leaf.rev);
    for (const store::HeldDocument& held : m_transaction.remote().held(leafMerged)) {
        if (held.id == name)
            return {};
    }
    const std::optional<Json> now = recordJson(m_transaction, id);
    if (!now)
        return {};
    const Json edited = fieldsOf(leaf.document);
    const MergedRecord merged =
        mergeRecords(fieldsOf(leaf.base), edited, withUnknownFields(id, *now, edited));
    for (const Overlap& overlap : merged.overlaps)
        raise(id, overlap);
    const Under here(m_transaction, WriteOrigin::Here);
    if (const Result<Put> put = putRecord(m_transaction, id, merged.fields); !put)
        return put.error();
    m_transaction.remote().hold({name, canonicalJson(leaf.document), leafMerged});
    ++m_merged;
    return {};
}

void TakingIn::keepEditsOf(const QString& id)
{
    if (store::kindOf(id) == DocumentKind::Draft) {
        for (const Revision& head : m_transaction.drafts().headsOf(DraftId(id))) {
            if (m_transaction.changes().isWaiting(head.id.text()))
                keepReadable(id, head.id.text(),
                             Json{{"subject", toUtf8(head.subject)}, {"text", toUtf8(head.text)}});
        }
        return;
    }
    const std::optional<Json> mine = recordJson(m_transaction, id);
    if (mine && m_transaction.changes().isWaiting(id))
        keepReadable(id, {}, *mine);
}

Result<void> TakingIn::takeRemoval(const QString& id, const QString& rev)
{
    store::Remote& remote = m_transaction.remote();
    const std::optional<store::RemoteRecord> known = remote.record(id);
    if (known && known->isRemoved() && known->rev == rev)
        return confirmAll(id);
    const bool isPerson = store::kindOf(id) == DocumentKind::Prospect;
    // A person who was erased leaves nothing to read.
    if (isPerson)
        remote.settleAbout(id);
    else
        keepEditsOf(id);
    if (const Result<void> dropped = confirmAll(id); !dropped)
        return dropped;
    remote.keep(id, {rev, {}});
    const Under server(m_transaction, WriteOrigin::Server);
    const Result<bool> removed = removeRecord(m_transaction, id, m_me);
    if (!removed)
        return removed.error();
    ++m_taken;
    return {};
}

void TakingIn::raise(const QString& id, const Overlap& overlap)
{
    m_transaction.remote().raise({.document = id,
                                  .field = overlap.field,
                                  .reason = u"overlap"_s,
                                  .about = personOf(m_transaction, id),
                                  .mine = fromUtf8(overlap.mine.dump()),
                                  .theirs = fromUtf8(overlap.theirs.dump())});
}

void TakingIn::keepReadable(const QString& id, const QString& part, const Json& edited)
{
    m_transaction.remote().raise({.document = id,
                                  .field = part,
                                  .reason = u"removed"_s,
                                  .about = personOf(m_transaction, id),
                                  .mine = fromUtf8(edited.dump()),
                                  .theirs = {}});
}

} // namespace countersign::sync
