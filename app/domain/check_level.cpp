// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/check_level.h"

namespace countersign {

namespace {

using enum CheckLevel;

constexpr CheckStanding truth(const char* check)
{
    return {check, Blocker, Blocker, LevelFloor::Truth};
}

constexpr CheckStanding fixed(const char* check)
{
    return {check, Blocker, Blocker, LevelFloor::Fixed};
}

constexpr CheckStanding blocker(const char* check)
{
    return {check, Blocker, Warning, LevelFloor::Judgment};
}

constexpr CheckStanding warning(const char* check)
{
    return {check, Warning, Note, LevelFloor::Judgment};
}

constexpr CheckStanding note(const char* check)
{
    return {check, Note, Off, LevelFloor::None};
}

constexpr CheckStanding standings[] = {
    truth("accuracy.unsupported"),
    truth("accuracy.contradicted"),
    fixed("accuracy.unknown_citation"),
    truth("accuracy.identity"),
    truth("accuracy.quote"),
    warning("accuracy.stale"),
    blocker("specificity.swap"),
    warning("claim.category"),
    blocker("claim.commitment"),
    warning("ask.count"),
    note("ask.effort"),
    warning("structure.repeated"),
    warning("persona.duplicate"),
    note("persona.framing"),
    fixed("boundary.violation"),
    fixed("placeholder.unfilled"),
    blocker("recipient.name"),
    blocker("output.residue"),
    {"security.injection", Blocker, Blocker, LevelFloor::Security},
    blocker("channel.length"),
    warning("channel.shape"),
    fixed("compliance.suppressed"),
    warning("compliance.opt_out"),
    note("compliance.hours"),
    blocker("language.mismatch"),
    note("language.spelling"),
    blocker("language.encoding"),
    note("style.deliverability"),
    note("style.length"),
};

} // namespace

std::span<const CheckStanding> checkStandings()
{
    return standings;
}

const CheckStanding* standingOf(const QString& check)
{
    for (const CheckStanding& standing : standings) {
        if (check == QLatin1String(standing.check))
            return &standing;
    }
    return nullptr;
}

} // namespace countersign
