// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/domain/user.h"
#include "app/services/context.h"
#include "app/store/remote.h"
#include "app/sync/server_setup.h"
#include "app/sync/synchroniser.h"

#include <QString>

#include <functional>
#include <stop_token>
#include <vector>

namespace countersign {

class CheckService;

/// Where to and as whom. The password is kept in memory only.
struct ServerLogin {
    QString address; ///< "https://couch.example:6984/team", without a name or a password
    QString user;
    QString password;
    QString caFile = {}; ///< further certificates to trust; empty for none
};

/// The team's server. Every call waits for the network and is for a worker thread or the command line.
class SyncService {
public:
    SyncService(Context context, CheckService& checks);

    /// The address and the name of the last round; empty before the first.
    [[nodiscard]] Result<ServerLogin> lastLogin() const;

    /// One round (app/sync/synchroniser.h). What came is checked after it.
    Result<sync::RoundReport> round(const ServerLogin& login, const ProgressHandler& progress = {},
                                    std::stop_token stop = {});
    /// Rounds until a stop is asked for: one whenever something has changed there, and one when the wait is
    /// over. `told` is called after each. After a failure it waits longer and longer, also after a restart.
    Result<void> watch(const ServerLogin& login,
                       const std::function<void(const Result<sync::RoundReport>&)>& told,
                       std::stop_token stop);

    /// What waits, was refused or is in conflict, without the network.
    [[nodiscard]] Result<sync::RoundReport> standing() const;
    [[nodiscard]] Result<std::vector<store::SyncIssue>> issuesOf(const QString& document) const;
    /// Ends the issues of a record. `takeMine` writes the edit that did not go in once more, which the role has
    /// to allow; NotFound "conflict.none", Refused "conflict.removed" for an edit of what is gone.
    Result<void> settle(const QString& document, bool takeMine);

    /// Makes a server ready. `login` is an administrator of the server.
    Result<std::vector<sync::SetupStep>> setUpServer(const ServerLogin& login,
                                                     std::stop_token stop = {});
    Result<sync::SetupStep> setUpAccount(const ServerLogin& login, const QString& name, Role role,
                                         const QString& password, std::stop_token stop = {});

private:
    [[nodiscard]] Result<void> noteTry(bool worked);
    [[nodiscard]] Result<QDateTime> notBefore() const;

    Context m_context;
    CheckService& m_checks;
};

} // namespace countersign
