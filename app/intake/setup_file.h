// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/persona.h"
#include "app/domain/rules.h"
#include "app/domain/segment.h"
#include "app/domain/sequence.h"
#include "app/domain/user.h"

#include <QDate>

#include <optional>
#include <vector>

namespace countersign::intake {

/// A segment with what stands in controls once it is stored.
struct SetupSegment {
    Segment segment;                     ///< `id` is not set
    std::optional<SegmentFilter> filter; ///< without one nobody falls in it
    Mode mode = Mode::Review;
    QStringList approvers; ///< names of users
    int order = 1;         ///< place in the file, from 1
};

struct SetupStep {
    Step step; ///< `id` and `sequence` are not set
    bool regulated = false;
};

struct SetupSequence {
    Sequence sequence;            ///< `id` and `segment` are not set
    QString segment;              ///< name; empty for none
    std::vector<SetupStep> steps; ///< by position
};

/// Something in the file that is wrong but does not keep the rest from being read.
struct SetupProblem {
    QString where; ///< path, e.g. "sequences[4].steps[2].channel"
    /// "step.no_channel", "segment.autopilot_refused", "approver.unknown", "persona.bad_pattern" …
    QString reason;
    QStringList args;

    friend bool operator==(const SetupProblem&, const SetupProblem&) = default;
};

/// The contents of a setup file. Whatever the file leaves out is absent or empty here and stays as
/// it is in the workspace.
struct Setup {
    QString workspaceName;
    QDate today; ///< null if the file does not say; a file can suggest it, `--today` decides
    /// The rules after the file: those given to `readSetup`, changed where the file says so.
    Rules rules;
    std::vector<Persona> personas; ///< ids not set; in the order in which their patterns are tried
    std::vector<SetupSegment> segments;
    std::vector<SetupSequence> sequences;
    std::vector<User> users; ///< with ids (`userIdFor`)
    std::vector<SetupProblem> problems;
};

/// Reads a setup file (form: personas, segments with filters, sequences with steps, users, rules).
/// A step without a channel is a problem that is told, and stays without one. A segment never
/// starts on autopilot: it is read as review and reported. Errors: `json.syntax`, and BadInput with
/// the path in `where` for a member of the wrong type or a word that is none (`setup.field_type`,
/// `setup.field_value`, `setup.field_missing`); nothing is taken over then.
[[nodiscard]] Result<Setup> readSetup(const QByteArray& bytes, const Rules& rules = {});

} // namespace countersign::intake
