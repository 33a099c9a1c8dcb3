// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/id.h"
#include "app/domain/user.h"

#include <QDateTime>

#include <vector>

namespace countersign {

/// What a control sets.
enum class ControlKind {
    Tier,        ///< of an account: a tier's word
    Approvers,   ///< of an account or a segment: user ids, one a line
    Regulated,   ///< of a step: "true" or "false"
    Filter,      ///< of a segment: canonical JSON of its filter
    Order,       ///< of a segment: its place, from 1; the first that matches gives the directives
    Mode,        ///< of a segment: a mode's word
    Calibration, ///< of a segment: what it was put on autopilot on (app/policy/autopilot.h)
};

template<>
struct EnumText<ControlKind> {
    static constexpr std::array words{std::pair{ControlKind::Tier, "tier"},
                                      std::pair{ControlKind::Approvers, "approvers"},
                                      std::pair{ControlKind::Regulated, "regulated"},
                                      std::pair{ControlKind::Filter, "filter"},
                                      std::pair{ControlKind::Order, "order"},
                                      std::pair{ControlKind::Mode, "mode"},
                                      std::pair{ControlKind::Calibration, "calibration"}};
};

/// One setting of what decides who lets a message out. Immutable. Of a subject's controls of one kind
/// those count that no later one names in `after`; of several the strictest wins
/// (`app/policy/controls.h`).
struct Control {
    ControlId id;
    QString subject; ///< id of an account, a segment or a step
    ControlKind kind = ControlKind::Mode;
    QString value;
    std::vector<ControlId> after; ///< sorted
    UserId by;
    Role role = Role::Manager;
    QString reason; ///< for a mode: why, and the gate report it rests on
    QDateTime at;

    friend bool operator==(const Control&, const Control&) = default;
};

} // namespace countersign
