// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/id.h"

#include <QStringList>

namespace countersign {

/// What a user may do follows from the role, by the permission table (`app/policy/permissions.h`).
enum class Role { Sdr, Reviewer, Manager, Admin, Worker, Sender };

template<>
struct EnumText<Role> {
    static constexpr std::array words{
        std::pair{Role::Sdr, "sdr"},         std::pair{Role::Reviewer, "reviewer"},
        std::pair{Role::Manager, "manager"}, std::pair{Role::Admin, "admin"},
        std::pair{Role::Worker, "worker"},   std::pair{Role::Sender, "sender"}};
};

/// A person or process that acts in the workspace.
struct User {
    UserId id; ///< `user:<name part>`; the name part is what stands in immutable documents' ids
    QString name;
    Role role = Role::Sdr;
    QString email;
    QStringList languages; ///< BCP 47 tags

    friend bool operator==(const User&, const User&) = default;
};

} // namespace countersign
