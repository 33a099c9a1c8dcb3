// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/draft.h"
#include "app/store/repository.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace countersign::store {

/// What somebody is typing and has not finished. Local: neither queued nor audited. It becomes a
/// revision when the edit ends (`Drafts::put` then removes it).
struct UnfinishedEdit {
    DraftId draft;
    UserId user;
    QString subject;
    QString text;
    Citations citations;
    std::vector<RevisionId> base; ///< the heads it was begun from
    QDateTime at;

    friend bool operator==(const UnfinishedEdit&, const UnfinishedEdit&) = default;
};

class WorkInProgress final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<UnfinishedEdit> find(const DraftId& draft,
                                                     const UserId& user) const;

    /// Called while typing, at most once a second.
    [[nodiscard]] Result<void> keep(const UnfinishedEdit& edit);
    [[nodiscard]] Result<void> discard(const DraftId& draft, const UserId& user);
};

} // namespace countersign::store
