// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/evidence.h"
#include "app/store/listing.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace countersign::store {

struct EvidenceFilter {
    std::optional<Input> input = {};
    QString search = {}; ///< words of title, text or source
};

/// The passages that copy is written from, and which of them no longer count.
///
/// A passage whose contents do not agree with its id is left out of every answer (doctor reports it).
class EvidenceRecords final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<Evidence> find(const EvidenceId& id) const;
    /// By input, then newest observation first. Withdrawn ones are left out unless asked for.
    [[nodiscard]] std::vector<Evidence> aboutProspect(const ProspectId& prospect,
                                                      bool withWithdrawn = false) const;
    [[nodiscard]] std::vector<Evidence> aboutAccount(const AccountId& account,
                                                     bool withWithdrawn = false) const;
    /// Our own knowledge base: passages about nobody.
    [[nodiscard]] std::vector<Evidence> knowledge(bool withWithdrawn = false) const;
    [[nodiscard]] std::vector<Evidence> list(const EvidenceFilter& filter,
                                             const Stretch& stretch) const;
    /// Passages that name somebody whom nobody here is yet, oldest first, after `after`.
    [[nodiscard]] std::vector<Evidence> unclaimed(const EvidenceId& after, int limit) const;
    /// A hash over the knowledge passages that count: differs when any is added or withdrawn.
    [[nodiscard]] QString knowledgeVersion() const;
    [[nodiscard]] qint64 count() const;

    [[nodiscard]] bool isWithdrawn(const EvidenceId& id) const;
    [[nodiscard]] std::vector<Withdrawal> withdrawalsOf(const EvidenceId& id) const;
    /// Drafts with a head that cites it.
    [[nodiscard]] std::vector<DraftId> citing(const EvidenceId& id) const;

    /// Unchanged for a passage that is known; what stands outside the hash (retrieved at, about whom)
    /// is then taken over if it was missing. BadInput "document.seal".
    [[nodiscard]] Result<Put> put(const Evidence& evidence);
    /// Drafts that cite it lose their approvals. BadInput "document.seal".
    [[nodiscard]] Result<Put> put(const Withdrawal& withdrawal);
};

} // namespace countersign::store
