// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/services/people_service.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace countersign {

class OpenWorkspace;

/// Two records that may be one person, or were said to be.
struct TwinPair {
    TwinView view;
    bool merged = false;

    friend bool operator==(const TwinPair& a, const TwinPair& b)
    {
        return a.view.prospect.id == b.view.prospect.id && a.view.other.id == b.view.other.id;
    }
};

/// Those that wait for somebody first. On a worker.
[[nodiscard]] Result<std::vector<TwinPair>> readTwins(OpenWorkspace& workspace);

/// What a field is in either record and together: name, first, second, together, and where that comes from
/// ("the same in both", "only in the first", "they differ: the first’s" …). Fields that neither has
/// are left out.
[[nodiscard]] std::vector<QStringList> fieldRowsOf(const TwinView& twins);

/// "ilse@nord.example and ilse.varga@nord.example": by what the two can be told apart in a line.
[[nodiscard]] QString detailOf(const TwinView& twins);

} // namespace countersign
