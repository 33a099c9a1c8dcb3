// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/store/workspace.h"
#include "app/sync/couch_client.h"

namespace countersign::sync {

struct Pushed {
    qint64 documents = 0;
    qint64 merged = 0;
    bool again = false; ///< something was merged on the way and waits again
};

/// Sends what waits in the change queue. A lost answer does no harm: immutable documents are there or not, and
/// a record carries the mutation that wrote it.
class Pusher {
public:
    Pusher(store::Workspace& workspace, CouchClient& client, UserId me);

    [[nodiscard]] Result<Pushed> push();
    /// Removes losing leaves of records, whose edits are on the server by now. Who may not leaves it to others.
    [[nodiscard]] Result<void> dropLeaves(const std::vector<std::pair<QString, QString>>& leaves);

private:
    struct Outgoing {
        QString id;
        qint64 seq = 0;
        bool isRecord = false;
        bool isRemoval = false;
        Json document;
    };
    struct Batch {
        std::vector<Outgoing> outgoing;
        QStringList others;     ///< documents that somebody else has to send
        QStringList unsendable; ///< removals of what cannot be removed
        qint64 lastSeq = 0;
    };
    [[nodiscard]] Result<Batch> nextBatch(qint64 after) const;
    [[nodiscard]] Batch batchFrom(const store::Session& session, qint64 after) const;
    [[nodiscard]] Result<void> send(const std::vector<Outgoing>& outgoing);
    [[nodiscard]] Result<void> sendInHalves(const std::vector<Outgoing>& outgoing);
    [[nodiscard]] Result<void> settle(const std::vector<Outgoing>& outgoing,
                                      const std::vector<BulkRow>& rows);
    [[nodiscard]] Result<void> settleConflicts(const QStringList& ids);
    [[nodiscard]] Result<void> settleForbidden(const std::vector<Outgoing>& outgoing,
                                               const std::vector<BulkRow>& rows);
    [[nodiscard]] Result<void> park(const QStringList& ids, const QString& reason);

    store::Workspace& m_workspace;
    CouchClient& m_client;
    UserId m_me;
    Pushed m_pushed;
    std::optional<Error> m_failed; ///< the first document that the server could not take now
};

} // namespace countersign::sync
