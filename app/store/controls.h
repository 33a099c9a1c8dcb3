// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/control.h"
#include "app/domain/draft.h"
#include "app/policy/governance.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <optional>
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
    [[nodiscard]] std::vector<policy::SegmentPolicy> segmentPolicies() const;
    [[nodiscard]] std::optional<policy::SegmentPolicy> segmentPolicy(const SegmentId& id) const;
    /// Named approvers of an account.
    [[nodiscard]] std::set<UserId> approversOf(const AccountId& id) const;
    [[nodiscard]] bool isRegulated(const StepId& id) const;
    /// From the documents, not from the projection.
    [[nodiscard]] policy::Governance governanceOf(const ProspectId& prospect,
                                                  const std::optional<StepId>& step) const;

    /// BadInput "document.seal" or "document.reference".
    [[nodiscard]] Result<Put> put(const Control& control);
};

} // namespace countersign::store
