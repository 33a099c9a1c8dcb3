// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/check_sources.h"
#include "app/services/review_service.h"

#include <QDate>

namespace countersign {

/// What a view of a draft is made from.
struct DraftViewSources {
    const store::Session& session;
    const CheckBasis& basis;
    std::optional<User> actor; ///< absent when nobody acts: nothing is allowed then
    QDate today;
};

[[nodiscard]] DraftView draftViewOf(const policy::DraftHistory& history,
                                    const DraftViewSources& sources);

/// Whether the actor may give the draft another text: "role.write_revision", "edit.delivered".
[[nodiscard]] Result<void> mayWrite(const policy::DraftHistory& history, const User& actor);
/// The same, where it is to follow the one text that stands: "edit.conflict", too.
[[nodiscard]] Result<void> mayEdit(const policy::DraftHistory& history, const User& actor);

} // namespace countersign
