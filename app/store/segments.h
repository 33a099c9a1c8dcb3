// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/segment.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <optional>
#include <vector>

namespace countersign::store {

/// The segments' names and directives; what decides who lets out stands in `Controls`.
class Segments final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<Segment> find(const SegmentId& id) const;
    [[nodiscard]] std::optional<Segment> byName(const QString& name) const;
    /// In the order in which they were added.
    [[nodiscard]] std::vector<Segment> all() const;

    [[nodiscard]] Result<Put> put(const Segment& segment);
};

} // namespace countersign::store
