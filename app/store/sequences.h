// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/sequence.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <optional>
#include <vector>

namespace countersign::store {

/// The sequences and their steps.
class Sequences final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<Sequence> find(const SequenceId& id) const;
    [[nodiscard]] std::optional<Sequence> byName(const QString& name) const;
    [[nodiscard]] std::vector<Sequence> all() const;
    [[nodiscard]] std::optional<Step> step(const StepId& id) const;
    /// By position.
    [[nodiscard]] std::vector<Step> stepsOf(const SequenceId& id) const;
    /// Steps without a channel: a configuration error that people are told of.
    [[nodiscard]] std::vector<Step> stepsWithoutChannel() const;

    [[nodiscard]] Result<Put> put(const Sequence& sequence);
    /// A step's channel is not taken over by drafts that exist: a draft carries its own.
    [[nodiscard]] Result<Put> put(const Step& step);
};

} // namespace countersign::store
