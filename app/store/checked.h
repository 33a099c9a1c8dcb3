// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/draft.h"
#include "app/domain/finding.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace countersign::store {

/// What the checks found on one revision. A cache of this device: it can be made again at any time, is
/// not queued for the server and not audited.
struct CheckedRevision {
    DraftId draft;
    RevisionId revision;
    std::vector<Finding> findings = {}; ///< in the order in which the window shows them
    QString basis = {};    ///< what else the answer rests on, e.g. a hash of rules and boundaries
    QString skeleton = {}; ///< how it is built (app/checks/structure.h); empty for none
    std::optional<double> specificity = {};
    int words = 0;

    friend bool operator==(const CheckedRevision&, const CheckedRevision&) = default;
};

class Checked final : public Repository {
public:
    using Repository::Repository;

    /// Of the draft's head; nothing if the checks have not run on it.
    [[nodiscard]] std::optional<CheckedRevision> ofDraft(const DraftId& draft) const;
    /// Drafts whose head was not checked, or on another basis; a draft that was delivered or rejected is
    /// left alone. Begins after `after`; empty to begin.
    [[nodiscard]] std::vector<DraftId> waiting(const QString& basis, const DraftId& after,
                                               int limit) const;
    /// Skeletons of the segment's newest drafts (of which it is the first), newest first, without `except`.
    [[nodiscard]] QStringList skeletonsOf(const SegmentId& segment, int limit,
                                          const DraftId& except = {}) const;
    /// How many drafts have an open finding of each check.
    [[nodiscard]] std::map<QString, qint64> countsByCheck() const;

    /// Ignored if the revision is no longer the head: the answer came too late (Unchanged).
    [[nodiscard]] Result<Put> put(const CheckedRevision& checked);
};

} // namespace countersign::store
