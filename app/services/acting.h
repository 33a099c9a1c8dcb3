// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/user.h"
#include "app/services/context.h"
#include "app/services/session.h"
#include "app/store/transaction.h"
#include "app/store/users.h"
#include "app/store/workspace.h"

#include <type_traits>
#include <utility>
#include <vector>

namespace countersign {

/// NotFound "user.unknown" for somebody the workspace does not know.
[[nodiscard]] Error unknownUser(const QString& who);

/// NotFound with what was looked for.
[[nodiscard]] Error notFound(QString id, QString what);

/// Cancelled "job.stopped".
[[nodiscard]] Error stopped();

/// The process in whose name text is generated and segments are moved down; made when it is first needed.
[[nodiscard]] Result<User> workerUser(store::Transaction& transaction);

/// Every draft of the workspace, oldest first.
[[nodiscard]] std::vector<DraftId> allDrafts(const store::Session& session);

/// Runs `work(store::Transaction&, const User& actor)` in one transaction for the acting person, whose
/// role is the one that stands at that moment. Waits for the commit; not for the GUI thread.
template<class Work>
[[nodiscard]] auto writeAs(const Context& context, Work work)
{
    using Answer = std::invoke_result_t<Work&, store::Transaction&, const User&>;
    const UserId id = context.session.userId();
    return context.workspace.writeNow([&id, &work](store::Transaction& transaction) -> Answer {
        const std::optional<User> actor = transaction.users().find(id);
        if (!actor)
            return unknownUser(id.text());
        return work(transaction, *actor);
    });
}

/// A workspace that was opened to be read writes nothing: ReadOnly "workspace.read_only" comes from the
/// store. What one only wants to note (a stored finding) can be left out there.
[[nodiscard]] inline bool isWritable(const Context& context)
{
    return context.workspace.mode() == store::OpenMode::ReadWrite;
}

} // namespace countersign
