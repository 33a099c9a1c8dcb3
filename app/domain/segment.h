// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/id.h"

#include <QStringList>

#include <vector>

namespace countersign {

/// Who lets a message out. The strictness order is autopilot < review < approval.
enum class Mode { Autopilot, Review, Approval };

template<>
struct EnumText<Mode> {
    static constexpr std::array words{std::pair{Mode::Autopilot, "autopilot"},
                                      std::pair{Mode::Review, "review"},
                                      std::pair{Mode::Approval, "approval"}};
};

/// One condition of a segment's filter, e.g. account.industry is "Food distribution".
/// Fields: account.{name,domain,industry,country,tier}, prospect.{title,country,language,city,persona}.
struct FilterCondition {
    enum class Op { Is, IsNot, Contains };
    QString field;
    Op op = Op::Is;
    QString value; ///< compared without regard to case

    friend bool operator==(const FilterCondition&, const FilterCondition&) = default;
};

/// All conditions must hold: without any it takes everybody. A segment that has no filter takes nobody.
using SegmentFilter = std::vector<FilterCondition>;

/// A group of prospects that one angle is written for. Filter, order, mode and approvers are controls
/// (`app/domain/control.h`).
struct Segment {
    SegmentId id;
    QString name;
    QStringList directives;

    friend bool operator==(const Segment&, const Segment&) = default;
};

} // namespace countersign
