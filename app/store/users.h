// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/user.h"
#include "app/store/put.h"
#include "app/store/query.h"
#include "app/store/repository.h"

#include <optional>
#include <vector>

namespace countersign::store {

/// The people and processes that act.
class Users final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<User> find(const UserId& id) const;
    /// By id, name or e-mail, without regard to case: NotFound "user.unknown" or Ambiguous "user.ambiguous".
    [[nodiscard]] Result<User> resolve(const QString& who) const;
    /// What people call them; the end of the id for somebody who is not known here.
    [[nodiscard]] QString nameOf(const UserId& id) const;
    [[nodiscard]] std::vector<User> all() const; ///< by name

    /// A new role takes effect on every draft that the user decided on, set a finding of aside or wrote.
    [[nodiscard]] Result<Put> put(const User& user);

private:
    void takeEffect(Row user);
};

} // namespace countersign::store
