// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/id.h"

#include <map>

namespace countersign {

/// How much an account matters. Ordered: an import never lowers it; strategic accounts are always in
/// approval mode.
enum class Tier { None, Standard, Growth, Enterprise, Strategic };

template<>
struct EnumText<Tier> {
    static constexpr std::array words{
        std::pair{Tier::None, "none"}, std::pair{Tier::Standard, "standard"},
        std::pair{Tier::Growth, "growth"}, std::pair{Tier::Enterprise, "enterprise"},
        std::pair{Tier::Strategic, "strategic"}};
};

/// Columns of a file that have no field of their own, text as it came.
using CustomFields = std::map<QString, QString>;

/// A company that is sold to. Its tier and its named approvers are controls, not fields
/// (`app/domain/control.h`): they decide who lets a message out.
struct Account {
    AccountId id;
    QString name;
    QString domain; ///< lower case, without "www."
    QString industry;
    QString employees; ///< text as it came, e.g. "1,120"
    QString country;
    CustomFields custom;

    friend bool operator==(const Account&, const Account&) = default;
};

} // namespace countersign
