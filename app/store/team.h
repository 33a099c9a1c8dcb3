// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/user.h"
#include "app/store/session.h"

#include <optional>

namespace countersign::store {

/// What the log writes when the workspace joins a team's server; from there on the server vouches for what
/// others wrote (docs/decisions/0072).
inline const QString teamJoined = QStringLiteral("team.join");
/// What the entry is about.
inline const QString teamSubject = QStringLiteral("team");

/// Whether the log says that the workspace joined a team. A setting could be slipped in; what the log lets
/// out on the server's word, only this lets out.
[[nodiscard]] bool hasJoinedByItsLog(const Session& session);

/// Whether the workspace is a team's: by its log, or by the setting that sync keeps. Either is enough for what
/// only a team's workspace refuses, so that taking one away frees nobody.
[[nodiscard]] bool isTeams(const Session& session);

/// The one who is signed in at the team's server: whom sync noted last, else who joined. Nothing in a workspace
/// that works alone.
[[nodiscard]] std::optional<UserId> signedInMember(const Session& session);

} // namespace countersign::store
