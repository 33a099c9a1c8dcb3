// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/domain/account.h"
#include "app/domain/control.h"
#include "app/domain/prospect.h"
#include "app/domain/segment.h"
#include "app/domain/sequence.h"
#include "app/policy/autopilot.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace countersign::policy {

/// Of one subject's controls of one kind, those that count: the ones no other control in the list names
/// in `after`. A control that its role may not set is left out (permission table), and one that its role may
/// set only because it moves a mode down replaces no stricter one.
[[nodiscard]] std::vector<Control> counting(const std::vector<Control>& controls);

/// The account's tier: of several counting controls the highest. None without one.
[[nodiscard]] Tier tierOf(const std::vector<Control>& accountControls);

/// Named approvers: of several counting controls only users whom all of them name (the strictest).
[[nodiscard]] std::set<UserId> approversOf(const std::vector<Control>& controls);

/// Whether a step is regulated: one counting control that says so is enough.
[[nodiscard]] bool isRegulated(const std::vector<Control>& stepControls);

/// A segment with what its controls make of it.
struct SegmentPolicy {
    Segment segment;
    std::vector<SegmentFilter> filters; ///< of concurrent controls all: matching one is matching
    /// One of them is not understood here (a newer version's, a foreign hand's): nobody may slip out of a
    /// strict segment by it, so everybody counts as meant.
    bool mayBeAnybody = false;
    int order = 0;            ///< the lowest of the counting ones; 0 without one, which sorts last
    Mode mode = Mode::Review; ///< the strictest of the counting ones; Review without one
    std::set<UserId> approvers;
    /// Of concurrent ones what all of them name; none without one: nothing then goes by itself.
    std::optional<Calibration> calibration;

    friend bool operator==(const SegmentPolicy&, const SegmentPolicy&) = default;
};

[[nodiscard]] SegmentPolicy segmentPolicyOf(Segment segment, const std::vector<Control>& controls);

/// What a segment's filter looks at.
struct FilterSubject {
    const Prospect& prospect;
    const Account* account = nullptr;
    Tier tier = Tier::None;
    QString persona; ///< name; empty for none
};

[[nodiscard]] bool matches(const SegmentFilter& filter, const FilterSubject& subject);

/// The segments a prospect falls in, in their order (then by name). The first gives the copy its
/// directives; the strictest gives the mode.
[[nodiscard]] std::vector<SegmentPolicy> matchingSegments(const std::vector<SegmentPolicy>& all,
                                                          const FilterSubject& subject);

/// What decides who lets a draft out.
struct Governance {
    std::vector<SegmentId> segments; ///< all that match; the first gives the directives
    Mode mode = Mode::Review;        ///< the strictest of theirs; Review without a segment
    Tier tier = Tier::None;
    bool regulated = false;     ///< the step is
    std::set<UserId> approvers; ///< named on the account or on a segment that matches
    std::set<QString> recipes;  ///< that every segment that matches was calibrated with

    /// A strategic account and a regulated step are in approval whatever the segment's mode is.
    [[nodiscard]] bool alwaysApproval() const { return tier == Tier::Strategic || regulated; }
    [[nodiscard]] Mode effectiveMode() const { return alwaysApproval() ? Mode::Approval : mode; }

    friend bool operator==(const Governance&, const Governance&) = default;
};

[[nodiscard]] Governance governanceOf(const std::vector<SegmentPolicy>& matching,
                                      const std::vector<Control>& accountControls,
                                      const std::vector<Control>& stepControls);

/// The index of the persona whose title pattern matches first, in the order of `patterns`; nothing if
/// none does. Patterns are case-insensitive Unicode regular expressions; a broken one matches nothing.
[[nodiscard]] std::optional<size_t> personaForTitle(const std::vector<QStringList>& patterns,
                                                    const QString& title);

} // namespace countersign::policy
