// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/user.h"
#include "app/policy/permissions.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace countersign::policy {

/// Where the name of whoever writes stands in a document's id.
enum class OwnerPart {
    None,       ///< the id names nobody
    BeforeLast, ///< `kind:<subject>:<user>:<hash>`
    Second,     ///< `audit:<user>:<device>:<seq>`
};

/// What writing a document of a kind is, in the words of the permission table. Both the client and the
/// server's validation are made from this list, so that they cannot differ.
struct DocumentRule {
    struct Case {
        const char* value; ///< of the field, as text
        Action action;
    };

    const char* kind;
    bool isImmutable = false; ///< only ever added: neither altered nor deleted
    OwnerPart owner = OwnerPart::None;
    /// The field that says which action it is; without one it is always `otherwise`.
    const char* field = nullptr;
    std::vector<Case> cases = {};
    std::optional<Action> otherwise = {}; ///< nobody may for a value that is none of the cases
    std::optional<Action> removal = {};   ///< of records; nobody may remove without one
    bool saysRole = false; ///< its field `role` must be one that the writer has and that may
    bool mergeMayOwn =
        false; ///< "merge" may stand in the user's place: whoever repeats it gets the same
};

[[nodiscard]] const std::vector<DocumentRule>& documentRules();
/// Nothing for a kind that the server takes from nobody.
[[nodiscard]] const DocumentRule* ruleFor(const QString& kind);

/// The name in the user's place of documents that a deterministic merge made.
inline constexpr const char* mergeOwner = "merge";

/// The name in a document's id of whoever wrote it, without "user:"; empty where the kind has none.
[[nodiscard]] QString ownerOf(const QString& documentId);

inline constexpr std::array allRoles{Role::Sdr,   Role::Reviewer, Role::Manager,
                                     Role::Admin, Role::Worker,   Role::Sender};

} // namespace countersign::policy
