// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/progress.h"
#include "app/domain/user.h"
#include "app/store/workspace.h"
#include "app/sync/couch_client.h"
#include "app/sync/taking_in.h"

#include <stop_token>

namespace countersign::sync {

/// What a round came to.
struct RoundReport {
    struct Refused {
        QString id;
        QString rule;
    };
    qint64 pulled = 0; ///< documents that changed something here
    qint64 pushed = 0;
    qint64 merged = 0;
    bool beganAnew = false; ///< the server did not know this device: everything was pulled again
    QStringList
        conflicts; ///< drafts that wait for a person, and records with an edit that did not go in
    std::vector<Refused>
        refused;        ///< everything that the server does not take, of this round or before
    qint64 waiting = 0; ///< changes that wait to be sent
};

/// One round of sync: pull, merge, push, until both sides agree. What it has done is committed step by step,
/// so that it can be stopped, cut off or killed anywhere and run again. Works on the calling thread.
///
/// Errors: those of CouchClient, and "sync.other_team_key", "sync.not_settled"; those of the workspace.
class Synchroniser {
public:
    Synchroniser(store::Workspace& workspace, CouchClient& client, QString server);

    [[nodiscard]] Result<RoundReport> round(const ProgressHandler& progress = {},
                                            std::stop_token stop = {});

private:
    [[nodiscard]] Result<void> begin(const ServerSession& session);
    [[nodiscard]] Result<void> compareCheckpoint();
    [[nodiscard]] Result<void> beginAnew();
    [[nodiscard]] Result<void> adoptTeamKey();
    [[nodiscard]] Result<void> pull();
    [[nodiscard]] Result<bool> pullPage();
    [[nodiscard]] Result<std::vector<Incoming>> complete(std::vector<ChangesPage::Row> rows);
    /// Whether the record's history there lacks the revision that stands here as confirmed.
    [[nodiscard]] Result<bool> isOtherLine(const ChangesPage::Row& row);
    [[nodiscard]] Result<std::vector<Leaf>> leavesOf(const ChangesPage::Row& row);
    [[nodiscard]] Result<void> afterPull(const ServerSession& session);
    [[nodiscard]] Result<bool> push();
    [[nodiscard]] Result<void> noteCheckpoint();
    [[nodiscard]] Result<void> describe();
    [[nodiscard]] QString state(const QString& name) const;
    [[nodiscard]] Result<void> setState(const QString& name, const QString& value);

    store::Workspace& m_workspace;
    CouchClient& m_client;
    QString m_server; ///< address with the database: what the checkpoint belongs to
    UserId m_me;
    RoundReport m_report;
    std::vector<std::pair<QString, QString>> m_leaves; ///< merged: id and revision
    bool m_moved = false; ///< something came or went: the checkpoint is to be noted
    ProgressHandler m_progress;
    std::stop_token m_stop;
};

/// What stands in the workspace without asking the server: waiting, refused and in conflict.
[[nodiscard]] Result<RoundReport> standing(store::Workspace& workspace);

} // namespace countersign::sync
