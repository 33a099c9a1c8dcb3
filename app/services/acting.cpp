// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/acting.h"

#include "app/store/queue.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

Error plainError(ErrorCode code, QString id, QStringList args)
{
    return Error{.code = code,
                 .id = std::move(id),
                 .args = std::move(args),
                 .where = {},
                 .detail = {},
                 .candidates = {}};
}

} // namespace

Error unknownUser(const QString& who)
{
    return plainError(ErrorCode::NotFound, u"user.unknown"_s, {who});
}

Error notFound(QString id, QString what)
{
    return plainError(ErrorCode::NotFound, std::move(id), {std::move(what)});
}

Error stopped()
{
    return plainError(ErrorCode::Cancelled, u"job.stopped"_s, {});
}

Result<User> workerUser(store::Transaction& transaction)
{
    User worker;
    worker.id = UserId(u"user:worker"_s);
    if (std::optional<User> known = transaction.users().find(worker.id))
        return *std::move(known);
    worker.name = u"Worker"_s;
    worker.role = Role::Worker;
    if (const Result<store::Put> put = transaction.users().put(worker); !put)
        return put.error();
    return worker;
}

std::vector<DraftId> allDrafts(const store::Session& session)
{
    std::vector<DraftId> drafts;
    store::QueueRequest request;
    request.sort = store::QueueSort::Newest;
    request.limit = 1000;
    for (;;) {
        const store::QueuePage page = session.queue().page(request);
        for (const store::QueueRow& row : page.rows)
            drafts.push_back(row.draft);
        if (!page.more)
            break;
        request.from = page.end;
    }
    std::reverse(drafts.begin(), drafts.end());
    return drafts;
}

} // namespace countersign
