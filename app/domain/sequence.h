// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/domain/channel.h"

#include <optional>

namespace countersign {

/// The order in which the people of a segment are written to.
struct Sequence {
    SequenceId id;
    QString name;
    std::optional<SegmentId> segment;

    friend bool operator==(const Sequence&, const Sequence&) = default;
};

/// One touch of a sequence. A step without a channel is a configuration error that people are told of,
/// never a silent email. Whether a step is regulated is a control.
struct Step {
    StepId id;
    SequenceId sequence;
    int position = 1; ///< from 1
    std::optional<Channel> channel;
    QString purpose;
    int daysAfter = 0; ///< days after the step before it

    friend bool operator==(const Step&, const Step&) = default;
};

} // namespace countersign
