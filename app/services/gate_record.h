// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/domain/decision.h"

#include <QDateTime>

#include <map>
#include <vector>

namespace countersign {

namespace store {
class Session;
}

/// What reviewers made of one draft of a segment, as far as it tells whether the segment could run alone.
struct GateEntry {
    DraftId draft;
    DecisionId decision;
    QDateTime at;         ///< for people to read; the order is that of arrival
    QString recipe;       ///< what wrote the text (app/policy/autopilot.h)
    bool clean = false;   ///< approved without a material edit
    bool accurate = true; ///< no accuracy or boundary finding blocks the head
};

/// The decisions that count for the gate, in the order in which they came here, and those that do not.
struct GateRecord {
    std::vector<GateEntry> entries;
    std::map<QString, qint64> leftOut; ///< "bulk", "no_evidence", "too_fast", "not_generated",
                                       ///< "instructions_changed", "passage_changed"
};

/// Reads a segment's record: of each draft the first decision that was not taken back. A request for
/// changes, a rejection and a text that was generated again count as failures; decisions in bulk, without
/// evidence opened or faster than reading (words of text and cited evidence ÷ 5 a second) are left out.
/// The count begins again with a change of prompt, model or directives, and of a passage that a text cites:
/// only texts count that a generation record attests as written by what the segment is written by now, so
/// that copy from a file never does.
[[nodiscard]] GateRecord gateRecordOf(const store::Session& session, const SegmentId& segment);

} // namespace countersign
