// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/joining.h"

#include "app/domain/document.h"
#include "app/policy/document_rules.h"
#include "app/store/audit_log.h"
#include "app/store/changes.h"
#include "app/store/drafts.h"
#include "app/store/team.h"
#include "app/store/transaction.h"

#include <set>

using namespace Qt::StringLiterals;

namespace countersign::sync {

namespace {

constexpr int changesAtOnce = 1000;

/// Drafts with an unsent revision by somebody else.
std::set<DraftId> draftsByOthers(store::Transaction& transaction, const UserId& me)
{
    std::set<DraftId> drafts;
    for (qint64 after = 0;;) {
        const std::vector<store::Change> changes =
            transaction.changes().waiting(after, changesAtOnce);
        if (changes.empty())
            return drafts;
        after = changes.back().seq;
        for (const store::Change& change : changes) {
            const QString owner = policy::ownerOf(change.document);
            if (change.kind == "revision"_L1 && owner != keyPart(me.text()))
                drafts.insert(DraftId(u"draft:"_s + change.document.split(u':').value(1)));
        }
    }
}

} // namespace

Result<void> leaveUsersToTheServer(store::Transaction& transaction)
{
    for (qint64 after = 0;;) {
        const std::vector<store::Change> changes =
            transaction.changes().waiting(after, changesAtOnce);
        if (changes.empty())
            return {};
        after = changes.back().seq;
        for (const store::Change& change : changes) {
            if (change.kind != "user"_L1)
                continue;
            if (Result<void> dropped = transaction.changes().confirm(change.document, change.seq);
                !dropped)
                return dropped;
        }
    }
}

Result<void> join(store::Transaction& transaction, const UserId& me, const QDateTime& now)
{
    for (const DraftId& draft : draftsByOthers(transaction, me)) {
        const std::optional<Revision> head = transaction.drafts().headOf(draft);
        if (!head || head->author == me || !transaction.changes().isWaiting(head->id.text()))
            continue;
        Revision mine = *head;
        mine.author = me;
        mine.parents = {head->id};
        mine.origin = Origin::Imported;
        mine.at = now;
        if (const Result<store::Put> put = transaction.drafts().put(sealed(mine)); !put)
            return put.error();
    }
    // From here on the server vouches for what others wrote (audit_witness.h).
    return transaction.audit().append({me, store::teamJoined, store::teamSubject});
}

} // namespace countersign::sync
