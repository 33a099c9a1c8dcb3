// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/synchroniser.h"

#include "app/base/hash.h"
#include "app/domain/document.h"
#include "app/policy/permissions.h"
#include "app/store/changes.h"
#include "app/store/drafts.h"
#include "app/store/remote.h"
#include "app/store/settings.h"
#include "app/store/suppressions.h"
#include "app/store/transaction.h"
#include "app/store/users.h"
#include "app/sync/joining.h"
#include "app/sync/pusher.h"
#include "app/sync/sealed.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::sync {

namespace {

constexpr int rowsAtOnce = 1000;
constexpr int mostTurns = 12; ///< of pulling and pushing, before somebody else is faster for good

/// What one of these roles may, the first that is there stands for all.
constexpr std::array byReach{Role::Admin, Role::Manager, Role::Reviewer,
                             Role::Sdr,   Role::Sender,  Role::Worker};

std::optional<Role> roleAmong(const QStringList& roles)
{
    for (const Role role : byReach) {
        if (roles.contains(toText(role)))
            return role;
    }
    return std::nullopt;
}

QStringList revisionsOf(const Json& document)
{
    QStringList revisions;
    const auto it = document.find("_revisions");
    if (it == document.end() || !it->is_object())
        return revisions;
    int generation = it->value("start", 0);
    for (const QString& id : textsAt(*it, "ids"))
        revisions.append(QString(QString::number(generation--) + u'-' + id));
    return revisions;
}

} // namespace

Synchroniser::Synchroniser(store::Workspace& workspace, CouchClient& client, QString server)
    : m_workspace(workspace)
    , m_client(client)
    , m_server(std::move(server))
    , m_me(UserId(u"user:"_s + client.user()))
{}

QString Synchroniser::state(const QString& name) const
{
    const Result<QString> value = m_workspace.read(
        [&](store::Reader& reader) -> Result<QString> { return reader.remote().state(name); });
    return value ? *value : QString();
}

Result<void> Synchroniser::setState(const QString& name, const QString& value)
{
    return m_workspace.writeNow([&](store::Transaction& tx) -> Result<void> {
        tx.remote().setState(name, value);
        return {};
    });
}

Result<RoundReport> Synchroniser::round(const ProgressHandler& progress, std::stop_token stop)
{
    m_report = {};
    m_leaves.clear();
    m_moved = false;
    m_progress = progress;
    m_stop = std::move(stop);
    const Result<ServerSession> session = m_client.session();
    if (!session)
        return session.error();
    if (const Result<void> begun = begin(*session); !begun)
        return begun.error();
    if (const Result<void> compared = compareCheckpoint(); !compared)
        return compared.error();
    if (const Result<void> adopted = adoptTeamKey(); !adopted)
        return adopted.error();
    for (int turn = 0;; ++turn) {
        if (turn == mostTurns)
            return Error{.code = ErrorCode::Network,
                         .id = u"sync.not_settled"_s,
                         .args = {},
                         .where = {},
                         .detail = {},
                         .candidates = {}};
        if (const Result<void> pulled = pull(); !pulled)
            return pulled.error();
        if (const Result<void> after = afterPull(*session); !after)
            return after.error();
        const Result<bool> again = push();
        if (!again)
            return again.error();
        if (!*again)
            break;
    }
    if (const Result<void> noted = noteCheckpoint(); !noted)
        return noted.error();
    if (const Result<void> described = describe(); !described)
        return described.error();
    return m_report;
}

Result<void> Synchroniser::begin(const ServerSession& session)
{
    return m_workspace.writeNow([&](store::Transaction& tx) -> Result<void> {
        if (tx.remote().state(u"user"_s) != session.user) {
            // What another person's account could not send, this one may.
            tx.changes().unpark();
            tx.remote().setState(u"user"_s, session.user);
        }
        if (tx.remote().state(u"device"_s).isEmpty())
            tx.remote().setState(u"device"_s, randomHex(8));
        const std::optional<Role> role = roleAmong(session.roles);
        const bool mayEditUsers = role && policy::may(*role, policy::Action::EditUsers);
        if (tx.remote().state(u"joined"_s).isEmpty() && !mayEditUsers)
            return leaveUsersToTheServer(tx);
        return {};
    });
}

Result<void> Synchroniser::compareCheckpoint()
{
    if (state(u"since"_s).isEmpty() && state(u"anew"_s).isEmpty() && state(u"token"_s).isEmpty())
        return {}; // never synced
    const Result<Json> checkpoint =
        m_client.document(u"_local/countersign-"_s + state(u"device"_s));
    if (!checkpoint && checkpoint.error().id != "sync.no_document"_L1)
        return checkpoint.error();
    const QString token = checkpoint ? textAt(*checkpoint, "token") : QString();
    const bool isOurs = !token.isEmpty() && state(u"server"_s) == m_server &&
                        (token == state(u"token"_s) || token == state(u"token_next"_s));
    if (isOurs || !state(u"anew"_s).isEmpty())
        return {};
    // A first round that was cut off has noted nothing yet.
    if (state(u"token"_s).isEmpty() && state(u"token_next"_s).isEmpty() &&
        state(u"server"_s) == m_server)
        return {};
    return beginAnew();
}

Result<void> Synchroniser::beginAnew()
{
    m_report.beganAnew = true;
    return m_workspace.writeNow([&](store::Transaction& tx) -> Result<void> {
        tx.remote().forgetSeen();
        tx.remote().setState(u"since"_s, {});
        tx.remote().setState(u"anew"_s, u"1"_s);
        // Of two copies of one workspace each keeps a checkpoint of its own.
        tx.remote().setState(u"device"_s, randomHex(8));
        tx.remote().setState(u"token"_s, {});
        tx.remote().setState(u"token_next"_s, {});
        return {};
    });
}

Result<void> Synchroniser::adoptTeamKey()
{
    const Result<Json> document = m_client.document(u"team:key"_s);
    if (!document)
        return document.error().id == "sync.no_document"_L1 ? Result<void>() : document.error();
    const QByteArray key = QByteArray::fromHex(textAt(*document, "key").toLatin1());
    return m_workspace.writeNow([&](store::Transaction& tx) -> Result<void> {
        if (key.isEmpty() || key == tx.settings().teamKey())
            return {};
        if (tx.suppressions().count() > 0)
            return refusal(u"sync.other_team_key"_s);
        return tx.settings().setTeamKey(key);
    });
}

Result<std::vector<Leaf>> Synchroniser::leavesOf(const ChangesPage::Row& row)
{
    std::vector<Leaf> leaves;
    if (row.conflicts.isEmpty())
        return leaves;
    const Result<Json> winner = m_client.revision(row.id, row.rev);
    if (!winner)
        return winner.error();
    const QStringList line = revisionsOf(*winner);
    for (const QString& rev : row.conflicts) {
        const Result<Json> document = m_client.revision(row.id, rev);
        if (!document && document.error().id == "sync.no_document"_L1)
            continue;
        if (!document)
            return document.error();
        Leaf leaf{.rev = rev, .document = *document, .base = Json::object()};
        const QStringList own = revisionsOf(*document);
        const auto shared = std::find_if(
            own.begin(), own.end(), [&line](const QString& one) { return line.contains(one); });
        if (shared != own.end()) {
            const Result<Json> base = m_client.revision(row.id, *shared);
            if (!base && base.error().id != "sync.no_document"_L1)
                return base.error();
            if (base)
                leaf.base = *base;
        }
        leaves.push_back(std::move(leaf));
    }
    return leaves;
}

Result<bool> Synchroniser::isOtherLine(const ChangesPage::Row& row)
{
    const Result<QString> known = m_workspace.read([&](store::Reader& reader) -> Result<QString> {
        const std::optional<store::RemoteRecord> record = reader.remote().record(row.id);
        return record && !record->isRemoved() ? record->rev : QString();
    });
    if (!known)
        return known.error();
    if (known->isEmpty() || *known == row.rev || row.isDeleted)
        return false;
    const Result<Json> document = m_client.revision(row.id, row.rev);
    if (!document)
        return document.error();
    return !revisionsOf(*document).contains(*known);
}

Result<std::vector<Incoming>> Synchroniser::complete(std::vector<ChangesPage::Row> rows)
{
    std::vector<Incoming> incoming;
    incoming.reserve(rows.size());
    const bool isAnew = !state(u"anew"_s).isEmpty();
    for (ChangesPage::Row& row : rows) {
        Result<std::vector<Leaf>> leaves = leavesOf(row);
        // Changed in between: it comes again further on in the feed.
        if (!leaves && leaves.error().id != "sync.no_document"_L1)
            return leaves.error();
        const std::optional<store::DocumentKind> kind = store::kindOf(row.id);
        if (leaves && kind && !isSealed(*kind)) {
            for (const Leaf& leaf : *leaves)
                m_leaves.emplace_back(row.id, leaf.rev);
        }
        bool otherLine = false;
        if (isAnew && kind && !isSealed(*kind)) {
            const Result<bool> other = isOtherLine(row);
            if (!other && other.error().id != "sync.no_document"_L1)
                return other.error();
            otherLine = other && *other;
        }
        incoming.push_back({.row = std::move(row),
                            .leaves = leaves ? *std::move(leaves) : std::vector<Leaf>(),
                            .isOtherLine = otherLine});
    }
    return incoming;
}

/// Whether there may be more.
Result<bool> Synchroniser::pullPage()
{
    const QString since = state(u"since"_s);
    Result<ChangesPage> page = m_client.changes(since, rowsAtOnce);
    if (!page)
        return page.error();
    const bool isLast = page->rows.empty();
    const QString next = page->since;
    if (isLast && next == since)
        return false;
    const Result<std::vector<Incoming>> incoming = complete(std::move(page->rows));
    if (!incoming)
        return incoming.error();
    qint64 taken = 0;
    qint64 merged = 0;
    const Result<void> written = m_workspace.writeNow([&](store::Transaction& tx) -> Result<void> {
        const bool isAnew = !tx.remote().state(u"anew"_s).isEmpty();
        TakingIn takingIn(tx, m_me);
        for (const Incoming& one : *incoming) {
            if (isAnew)
                tx.remote().see(one.row.id);
            if (Result<void> done = takingIn.take(one); !done)
                return done;
        }
        tx.remote().setState(u"since"_s, next);
        tx.remote().setState(u"server"_s, m_server);
        taken = takingIn.taken();
        merged = takingIn.merged();
        return {};
    });
    if (!written)
        return written.error();
    m_report.pulled += taken;
    m_report.merged += merged;
    m_moved = m_moved || !incoming->empty();
    return !isLast;
}

Result<void> Synchroniser::pull()
{
    for (;;) {
        if (m_stop.stop_requested())
            return Error{.code = ErrorCode::Cancelled,
                         .id = u"job.stopped"_s,
                         .args = {},
                         .where = {},
                         .detail = {},
                         .candidates = {}};
        const Result<bool> more = pullPage();
        if (!more && more.error().detail.startsWith("400 "_L1) && state(u"anew"_s).isEmpty()) {
            // A sequence of another life of the database.
            if (const Result<void> anew = beginAnew(); !anew)
                return anew;
            continue;
        }
        if (!more)
            return more.error();
        if (m_progress)
            m_progress({.done = m_report.pulled, .total = 0, .item = {}});
        if (!*more)
            return {};
    }
}

Result<void> Synchroniser::afterPull(const ServerSession& session)
{
    qint64 merged = 0;
    const Result<void> done = m_workspace.writeNow([&](store::Transaction& tx) -> Result<void> {
        TakingIn takingIn(tx, m_me);
        if (Result<void> taken = takingIn.takeHeldMerges(); !taken)
            return taken;
        if (Result<void> mergedHeads = takingIn.mergeHeads(); !mergedHeads)
            return mergedHeads;
        merged = takingIn.merged();
        if (!tx.remote().state(u"anew"_s).isEmpty()) {
            tx.setOrigin(store::WriteOrigin::Here);
            (void)tx.remote().requeueUnseen();
            tx.remote().forgetSeen();
            tx.remote().setState(u"anew"_s, {});
        }
        // Who the server says one is counts here too.
        const std::optional<Role> role = roleAmong(session.roles);
        const std::optional<User> known = tx.users().find(m_me);
        if (role && (!known || !session.roles.contains(toText(known->role)))) {
            User user = known.value_or(User{
                .id = m_me, .name = session.user, .role = *role, .email = {}, .languages = {}});
            user.role = *role;
            tx.setOrigin(store::WriteOrigin::Server);
            if (const Result<store::Put> put = tx.users().put(user); !put)
                return put.error();
        }
        if (tx.remote().state(u"joined"_s).isEmpty()) {
            tx.setOrigin(store::WriteOrigin::Here);
            if (Result<void> joined = join(tx, m_me, tx.surroundings().clock->now()); !joined)
                return joined;
            tx.remote().setState(u"joined"_s, m_server);
        }
        return {};
    });
    m_report.merged += done ? merged : 0;
    return done;
}

Result<bool> Synchroniser::push()
{
    Pusher pusher(m_workspace, m_client, m_me);
    const Result<Pushed> pushed = pusher.push();
    if (!pushed)
        return pushed.error();
    m_report.pushed += pushed->documents;
    m_report.merged += pushed->merged;
    m_moved = m_moved || pushed->documents > 0;
    if (pushed->again)
        return true;
    if (const Result<void> dropped = pusher.dropLeaves(m_leaves); !dropped)
        return dropped.error();
    m_leaves.clear();
    return false;
}

Result<void> Synchroniser::noteCheckpoint()
{
    if (!m_moved && !state(u"token"_s).isEmpty())
        return {};
    const QString token = randomHex(16);
    const QString id = u"_local/countersign-"_s + state(u"device"_s);
    // Noted here before it is sent: if the answer is lost, either of the two is ours.
    if (const Result<void> noted = setState(u"token_next"_s, token); !noted)
        return noted;
    Json document{{"token", toUtf8(token)}};
    const Result<Json> before = m_client.document(id);
    if (!before && before.error().id != "sync.no_document"_L1)
        return before.error();
    if (before)
        document["_rev"] = toUtf8(textAt(*before, "_rev"));
    if (const Result<Json> stored = m_client.put(id, document); !stored)
        return stored.error();
    return setState(u"token"_s, token);
}

Result<void> Synchroniser::describe()
{
    const Result<RoundReport> now = standing(m_workspace);
    if (!now)
        return now.error();
    m_report.conflicts = now->conflicts;
    m_report.refused = now->refused;
    m_report.waiting = now->waiting;
    return {};
}

Result<RoundReport> standing(store::Workspace& workspace)
{
    return workspace.read([](store::Reader& reader) -> Result<RoundReport> {
        RoundReport report;
        for (const DraftId& draft : reader.drafts().torn())
            report.conflicts.append(draft.text());
        for (const store::SyncIssue& issue : reader.remote().issues()) {
            if (!report.conflicts.contains(issue.document))
                report.conflicts.append(issue.document);
        }
        QStringList told;
        for (const store::Change& change : reader.changes().parked()) {
            if (told.contains(change.document))
                continue;
            told.append(change.document);
            report.refused.push_back({change.document, change.parked});
        }
        report.waiting = reader.changes().count();
        return report;
    });
}

} // namespace countersign::sync
