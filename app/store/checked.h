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

/// Stands in the place of a basis while the text is new and those it bears on were not checked after it.
inline constexpr QLatin1String neighboursOwed("+");

/// What the checks found on one revision. A cache of this device: it can be made again at any time, is
/// not queued for the server and not audited.
struct CheckedRevision {
    DraftId draft;
    RevisionId revision;
    std::vector<Finding> findings = {}; ///< in the order in which the window shows them
    /// What else the answer rests on, e.g. a hash of rules and boundaries; empty once it no longer does, or
    /// `neighboursOwed`.
    QString basis = {};
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

    /// Something was written, and a run of the checks after it did not come to its end.
    [[nodiscard]] bool isBehind() const;

    // What an import writes bears on findings, which are made after it in transactions of their own. That
    // they are owed is said in the import's, so that nothing is forgotten if the run is stopped or fails.

    void setBehind(bool behind);
    /// What was found on the person's drafts rests on something that is no longer so: from now on they wait.
    void expire(const ProspectId& prospect);

    /// Ignored if the revision is no longer the head: the answer came too late (Unchanged).
    [[nodiscard]] Result<Put> put(const CheckedRevision& checked);
};

} // namespace countersign::store
