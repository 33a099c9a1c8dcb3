// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/knowledge.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <optional>
#include <vector>

namespace countersign::store {

/// Boundaries (never say this) and directives (do this). The passages of the knowledge base are
/// evidence (evidence_records.h).
class Knowledge final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::vector<Boundary> boundaries() const; ///< by label
    [[nodiscard]] std::optional<Boundary> boundary(const BoundaryId& id) const;
    [[nodiscard]] std::optional<Boundary> boundaryByLabel(const QString& label) const;
    [[nodiscard]] std::vector<Directive> directives() const; ///< by label
    [[nodiscard]] std::optional<Directive> directiveByLabel(const QString& label) const;

    [[nodiscard]] Result<Put> put(const Boundary& boundary);
    [[nodiscard]] Result<Put> put(const Directive& directive);
    [[nodiscard]] Result<void> remove(const BoundaryId& id);
    [[nodiscard]] Result<void> remove(const DirectiveId& id);
};

} // namespace countersign::store
