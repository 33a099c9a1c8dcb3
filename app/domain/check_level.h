// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/domain/finding.h"

#include <QString>

#include <span>

namespace countersign {

/// How loudly a check speaks up, as a workspace sets it. Ordered.
enum class CheckLevel {
    Off, ///< what it finds is not told; that it could not look still is
    Note,
    Warning,
    Blocker,
};

template<>
struct EnumText<CheckLevel> {
    static constexpr std::array words{
        std::pair{CheckLevel::Off, "off"}, std::pair{CheckLevel::Note, "note"},
        std::pair{CheckLevel::Warning, "warning"}, std::pair{CheckLevel::Blocker, "blocker"}};
};

/// Why a check cannot be set lower than it is.
enum class LevelFloor {
    None,     ///< a matter of taste: it can be silenced
    Judgment, ///< can be told more softly, never silenced
    Truth,    ///< what is not true must not go out; the gate to autopilot rests on it
    Fixed,    ///< cannot be set aside in a single draft either
    Security, ///< somebody outside would decide what we say
};

template<>
struct EnumText<LevelFloor> {
    static constexpr std::array words{
        std::pair{LevelFloor::None, "none"}, std::pair{LevelFloor::Judgment, "judgment"},
        std::pair{LevelFloor::Truth, "truth"}, std::pair{LevelFloor::Fixed, "fixed"},
        std::pair{LevelFloor::Security, "security"}};
};

/// A check with the worst severity that it reports by itself and how far that can be changed.
struct CheckStanding {
    const char* check;
    CheckLevel standard; ///< source: the list of checks
    CheckLevel lowest;
    LevelFloor floor;
};

/// Every check there is, in the order in which findings are shown.
[[nodiscard]] std::span<const CheckStanding> checkStandings();
/// Null for an id that is none.
[[nodiscard]] const CheckStanding* standingOf(const QString& check);

[[nodiscard]] constexpr CheckLevel levelFor(Severity severity)
{
    return static_cast<CheckLevel>(static_cast<int>(severity) + 1);
}

} // namespace countersign
