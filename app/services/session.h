// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/base/result.h"
#include "app/domain/user.h"

#include <QString>

#include <mutex>

namespace countersign {

namespace store {
class Workspace;
}

/// Who acts. In a workspace without a server that is any known user; the role is read from the workspace
/// at each action, so that a role taken away counts at once. Thread-safe.
class Session {
public:
    explicit Session(store::Workspace& workspace);

    /// The acting person becomes the user of this name, e-mail address or id. With an empty name, the
    /// first user of the workspace (the one that `create` made).
    /// Errors: NotFound "user.unknown" (args: the name) with the known names as candidates.
    Result<User> actAs(const QString& name);

    /// Acts as the one whom the workspace suggests: in a sample, the manager who may sign, so that
    /// everything in the window is theirs to do; elsewhere the first user.
    Result<User> actAsSuggested();

    /// The acting person as the workspace knows them now; NotFound "user.unknown" if nobody acts or the
    /// user was removed.
    [[nodiscard]] Result<User> user() const;
    /// Empty before actAs().
    [[nodiscard]] UserId userId() const;
    /// Whether the workspace belongs to a team: its server proves then who acts.
    [[nodiscard]] Result<bool> isInTeam() const;

private:
    store::Workspace& m_workspace;
    mutable std::mutex m_mutex;
    UserId m_user;
};

} // namespace countersign
