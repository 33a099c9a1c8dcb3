// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/team.h"

#include "app/store/audit_log.h"
#include "app/store/remote.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

std::optional<UserId> whoJoined(const Session& session)
{
    std::optional<UserId> who;
    for (const AuditEntry& entry : session.audit().about(teamSubject)) {
        if (entry.action == teamJoined)
            who = entry.by;
    }
    return who;
}

} // namespace

bool hasJoinedByItsLog(const Session& session)
{
    return whoJoined(session).has_value();
}

bool isTeams(const Session& session)
{
    return !session.remote().state(u"joined"_s).isEmpty() || hasJoinedByItsLog(session);
}

std::optional<UserId> signedInMember(const Session& session)
{
    if (!isTeams(session))
        return std::nullopt;
    const QString user = session.remote().state(u"user"_s);
    return user.isEmpty() ? whoJoined(session) : std::optional(UserId(u"user:"_s + user));
}

} // namespace countersign::store
