// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace countersign::text {

/// What a unit measures and how much of the dimension's first unit it is: km is 1000 m, hour is 60 minutes.
struct UnitScale {
    QStringView dimension; ///< the unit itself for one that stands alone
    double factor = 1.0;
    double offset = 0.0; ///< added after the factor; for °F
};

UnitScale unitScale(QStringView unit);

} // namespace countersign::text
