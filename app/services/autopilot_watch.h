// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/finding.h"
#include "app/domain/user.h"
#include "app/policy/history.h"
#include "app/services/control_service.h"

#include <vector>

namespace countersign {

namespace store {
class Session;
class Transaction;
} // namespace store

/// Writes down what a segment goes on autopilot on, together with the mode: the recipes of the texts that
/// reviewers decided on, and where the watch begins.
Result<void> calibrate(store::Transaction& transaction, const User& actor, const SegmentId& segment,
                       const QDateTime& now);

/// The decisions about samples since the segment was calibrated, in the order in which they came here: of
/// each draft that was drawn the first one that was not taken back.
[[nodiscard]] WatchRecord watchRecordOf(const store::Session& session,
                                        const policy::SegmentPolicy& segment);

// What takes a segment off autopilot, to approval, whoever acts. Each is called in the
// transaction of what it looks at, so that no message can go in between. The mode's control carries the
// reason: "demoted.cusum", "demoted.boundary:<id>", "demoted.recipe".

/// After a decision: a CUSUM over its segments' samples that alarms.
Result<void> watchDecision(store::Transaction& transaction, const User& actor,
                           const policy::DraftHistory& history, const QDateTime& now);

/// After a check of a generated text: a boundary that it breaks.
Result<void> watchFindings(store::Transaction& transaction, const User& actor,
                           const policy::DraftHistory& history,
                           const std::vector<Finding>& findings, const QDateTime& now);

/// After a text was generated: a model or a prompt that nobody calibrated. A directive for one text alone
/// is no change of prompt: that text waits for review.
Result<void> watchGeneration(store::Transaction& transaction, const User& actor,
                             const policy::DraftHistory& history, const Generation& generation,
                             const QDateTime& now);

/// After a change of what must never be said: a boundary that has no probe, or that its probe does not set
/// off, takes every segment off autopilot ("demoted.probe:<boundary>").
[[nodiscard]] Result<void> watchBoundaries(store::Transaction& transaction, const User& actor,
                                           const QDateTime& now);

} // namespace countersign
