// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/draft.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <optional>
#include <vector>

namespace countersign::store {

/// Drafts, their revisions and the records that attest generated text.
///
/// Documents may come in any order (a revision before its draft): what is not known yet is kept and
/// counts once it is. A revision whose contents do not agree with its id is left out (doctor
/// reports it).
class Drafts final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<Draft> find(const DraftId& id) const;
    /// By the id in the file it came from; several if several files used it.
    [[nodiscard]] std::vector<DraftId> byExternalId(const QString& externalId) const;
    /// A prospect's drafts, by step position, then oldest first: the tabs of the review page.
    [[nodiscard]] std::vector<Draft> ofProspect(const ProspectId& prospect) const;
    [[nodiscard]] std::vector<DraftId> ofAccount(const AccountId& account) const;
    [[nodiscard]] std::optional<DraftId> ofStep(const ProspectId& prospect,
                                                const StepId& step) const;
    [[nodiscard]] qint64 count() const;

    [[nodiscard]] std::optional<Revision> revision(const RevisionId& id) const;
    /// Oldest first, as they came to this workspace.
    [[nodiscard]] std::vector<Revision> revisionsOf(const DraftId& draft) const;
    /// Without a child, sorted by id. Two or more are a conflict.
    [[nodiscard]] std::vector<Revision> headsOf(const DraftId& draft) const;
    /// The text, when there is exactly one head.
    [[nodiscard]] std::optional<Revision> headOf(const DraftId& draft) const;
    /// Drafts with two heads or more, by id.
    [[nodiscard]] std::vector<DraftId> torn() const;
    [[nodiscard]] std::vector<Generation> generationsOf(const DraftId& draft) const;

    [[nodiscard]] Result<Put> put(const Draft& draft);
    /// BadInput "document.seal" or "document.reference". Closes the work in progress of its author on
    /// that draft.
    [[nodiscard]] Result<Put> put(const Revision& revision);
    [[nodiscard]] Result<Put> put(const Generation& generation);
};

} // namespace countersign::store
