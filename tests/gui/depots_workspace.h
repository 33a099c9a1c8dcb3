// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/fixed_clock.h"

#include <QString>

#include <memory>

namespace countersign::testing {

/// A segment of seventy people, "Depots", that was reviewed over five weeks until its gate is open: 51 drafts
/// decided one by one, three of them after a real edit, three others sent back later. Acting: Olive
/// Marchetti, who may open the gate. Three reviewers have put "P.S. Mind the gantry." under theirs.
class DepotsWorkspace {
public:
    static void make(const QString& path, const std::shared_ptr<FixedClock>& clock);
};

} // namespace countersign::testing
