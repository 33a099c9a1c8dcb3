// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/user.h"
#include "app/sync/couch_client.h"

#include <vector>

namespace countersign::sync {

/// One thing that setting up a server looked at.
struct SetupStep {
    enum class Outcome { Made, Changed, Kept };
    QString what; ///< "database _users", "database team", "security", "validation", "team key"
    Outcome outcome = Outcome::Kept;
};

/// Makes a CouchDB ready for a team: its databases, who may come in, what it refuses, and the key that the
/// team's suppression entries are made with. Doing it again changes only what differs; a key that is there is
/// kept. The client must be signed in as an administrator of the server: "sync.not_server_admin".
[[nodiscard]] Result<std::vector<SetupStep>> setUpServer(CouchClient& client,
                                                         const QByteArray& teamKey);

/// Gives somebody an account on the server with a role, or somebody who has one another role. The password is
/// set only for a new account.
[[nodiscard]] Result<SetupStep> setUpAccount(CouchClient& client, const QString& name, Role role,
                                             const QString& password);

} // namespace countersign::sync

namespace countersign {
template<>
struct EnumText<sync::SetupStep::Outcome> {
    static constexpr std::array words{std::pair{sync::SetupStep::Outcome::Made, "made"},
                                      std::pair{sync::SetupStep::Outcome::Changed, "changed"},
                                      std::pair{sync::SetupStep::Outcome::Kept, "kept"}};
};
} // namespace countersign
