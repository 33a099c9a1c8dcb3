// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/decision.h"
#include "app/store/listing.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <optional>
#include <vector>

namespace countersign::store {

struct DecisionFilter {
    std::optional<SegmentId> segment = {}; ///< the first of those the prospect falls in
    std::optional<UserId> by = {};
    std::optional<Verdict> verdict = {};
};

/// Decisions and dismissals; never changed, only added.
class Decisions final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<Decision> find(const DecisionId& id) const;
    /// Oldest first, as they came to this workspace.
    [[nodiscard]] std::vector<Decision> ofDraft(const DraftId& draft) const;
    [[nodiscard]] std::vector<Dismissal> dismissalsOf(const DraftId& draft) const;
    [[nodiscard]] std::vector<Decision> list(const DecisionFilter& filter,
                                             const Stretch& stretch) const;
    /// Those of one user at or after a moment: "138 decided today".
    [[nodiscard]] qint64 countSince(const UserId& by, const QDateTime& since) const;
    /// The latest ones of a user, newest first: what can be undone.
    [[nodiscard]] std::vector<Decision> latestOf(const UserId& by, int limit) const;

    /// BadInput "document.seal" or "document.reference".
    [[nodiscard]] Result<Put> put(const Decision& decision);
    [[nodiscard]] Result<Put> put(const Dismissal& dismissal);
};

} // namespace countersign::store
