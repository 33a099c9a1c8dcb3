// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/user_roles.h"

#include "app/store/connection.h"

namespace countersign::store {

void addRole(Connection& db, const UserId& user, std::map<UserId, Role>& roles)
{
    if (roles.contains(user))
        return;
    Query row = db.query("user/role", user);
    if (!row.step())
        return;
    if (const std::optional<Role> role = row.optionalWord<Role>(0))
        roles.emplace(user, *role);
}

} // namespace countersign::store
