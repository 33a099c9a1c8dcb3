// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/policy/history.h"

namespace countersign::policy {

/// Why a draft is held although nobody decided against it.
enum class Hold { NoText, NoChannel, NoAddress, Replied, TwinUndecided, OpenBlocker };

/// What is true of a draft whatever its segment's mode is. A small value that a local projection keeps;
/// delivery never reads it from there.
struct DraftFacts {
    enum class Delivered { No, Yes, Unknown };
    enum class Against { Nothing, RequestedChanges, Rejected };

    Delivered delivered = Delivered::No;
    bool conflict = false;   ///< more than one head
    bool suppressed = false; ///< on the draft's channel
    Against against = Against::Nothing;
    bool changedSinceApproval =
        false;            ///< an approval once held, and does not hold for what stands now
    bool blocked = false; ///< a hold: `holdsOn` says which
    bool checked = false; ///< the checks have run on the head
    bool approved = false;
    bool signedOff = false;
    bool alwaysApproval = false; ///< strategic account or regulated step
    /// Generated as the segment was calibrated, untouched by a person, on evidence that counts.
    bool calibrated = false;
    Drawn drawn = Drawn::Never; ///< for a reviewer to look at, on autopilot

    friend bool operator==(const DraftFacts&, const DraftFacts&) = default;
};

[[nodiscard]] DraftFacts factsOf(const DraftHistory& history);

/// The holds on a draft, worst first.
[[nodiscard]] std::vector<Hold> holdsOn(const DraftHistory& history);

/// The suppressions that bear on the draft's channel (all of them for a draft without one).
[[nodiscard]] std::vector<Suppression> suppressionsOn(const DraftHistory& history);

/// Findings of the head that are open: not set aside by somebody who may.
[[nodiscard]] std::vector<Finding> openFindings(const DraftHistory& history);

/// Whether this finding may be set aside at all: suppressed, placeholder, unknown citation and boundary
/// may not.
[[nodiscard]] bool isDismissible(const Finding& finding);

/// A code for the facts, 0 to 32767, stable across versions. Facts that a stronger one hides are left
/// out, so that few codes occur and all drafts of one code have the same state in each mode.
[[nodiscard]] int code(const DraftFacts& facts);
[[nodiscard]] DraftFacts factsFromCode(int code);

} // namespace countersign::policy

namespace countersign {
template<>
struct EnumText<policy::Hold> {
    static constexpr std::array words{std::pair{policy::Hold::NoText, "no_text"},
                                      std::pair{policy::Hold::NoChannel, "no_channel"},
                                      std::pair{policy::Hold::NoAddress, "no_address"},
                                      std::pair{policy::Hold::Replied, "replied"},
                                      std::pair{policy::Hold::TwinUndecided, "twin_undecided"},
                                      std::pair{policy::Hold::OpenBlocker, "open_blocker"}};
};
} // namespace countersign
