// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/user.h"
#include "app/services/context.h"

#include <vector>

namespace countersign {

/// A user of this name, not stored yet; BadInput "user.name" for one without a letter or figure.
[[nodiscard]] Result<User> userNamed(const QString& name, Role role);

/// Who works here.
class UserService {
public:
    explicit UserService(Context context);

    [[nodiscard]] Result<std::vector<User>> list() const;

    /// Refused "role.edit_users", "user.exists"; BadInput "user.name" for a name without a letter or figure.
    Result<User> add(const QString& name, Role role, const QString& email = {},
                     const QStringList& languages = {});

private:
    Context m_context;
};

} // namespace countersign
