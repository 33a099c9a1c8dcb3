// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/user.h"

#include <map>

namespace countersign::store {

class Connection;

/// Adds the role by which a person is known now; nothing for somebody who only stands in documents.
void addRole(Connection& db, const UserId& user, std::map<UserId, Role>& roles);

} // namespace countersign::store
