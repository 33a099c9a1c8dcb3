// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/account.h"
#include "app/domain/control.h"
#include "app/domain/prospect.h"
#include "app/policy/governance.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <optional>
#include <set>
#include <vector>

namespace countersign::store {

/// What decides who lets a message out, and what it comes to for a draft.
///
/// A new mode takes effect on segments alone. A new filter or order is worked out for every prospect, a
/// tier for the account's drafts, a regulated step for the step's: seconds for a million drafts.
class Controls final : public Repository {
public:
    using Repository::Repository;

    /// All of a subject, oldest first; which of them count says app/policy/governance.h.
    [[nodiscard]] std::vector<Control> ofSubject(const QString& subject) const;
    [[nodiscard]] std::vector<Control> ofSubject(const QString& subject, ControlKind kind) const;
    /// Every segment with what its controls make of it, in the order in which they are tried.
    /// Good until the next control or segment is put, or the session ends.
    [[nodiscard]] const std::vector<policy::SegmentPolicy>& segmentPolicies() const;
    [[nodiscard]] std::optional<policy::SegmentPolicy> segmentPolicy(const SegmentId& id) const;
    /// Named approvers of an account.
    [[nodiscard]] std::set<UserId> approversOf(const AccountId& id) const;
    [[nodiscard]] bool isRegulated(const StepId& id) const;
    /// From the documents, not from the projection.
    [[nodiscard]] policy::Governance governanceOf(const ProspectId& prospect,
                                                  const std::optional<StepId>& step) const;

    [[nodiscard]] policy::Governance governanceOf(const Prospect& prospect, const Account* account,
                                                  const std::optional<StepId>& step) const;

    /// BadInput "document.seal" or "document.reference".
    [[nodiscard]] Result<Put> put(const Control& control);

    /// Looks everything up anew: for this room, where the session's moment or a segment has changed.
    void forget() const { m_policies.reset(); }

private:
    void takeEffect(const Control& control);
    void storeTier(const AccountId& id);
    void storeRegulated(const StepId& id);

    mutable std::optional<std::vector<policy::SegmentPolicy>> m_policies;
};

} // namespace countersign::store
