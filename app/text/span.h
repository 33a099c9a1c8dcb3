// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <algorithm>

namespace countersign::text {

/// A half-open stretch [start, end) of a text, in UTF-16 code units. Every offset in this room is one
/// of these: into the text as it is stored, citation marks included, unless a function says otherwise.
struct Span {
    qsizetype start = 0;
    qsizetype end = 0;

    constexpr qsizetype length() const { return end - start; }
    constexpr bool isEmpty() const { return end <= start; }
    constexpr bool contains(qsizetype position) const
    {
        return start <= position && position < end;
    }
    /// An empty span lies within another if its position does, borders included.
    constexpr bool contains(const Span& other) const
    {
        return start <= other.start && other.end <= end;
    }
    /// True if the two share at least one code unit.
    constexpr bool overlaps(const Span& other) const
    {
        return std::max(start, other.start) < std::min(end, other.end);
    }
    /// The stretch of `text` that this span names; it must lie within the text.
    QStringView of(QStringView text) const { return text.sliced(start, length()); }

    friend constexpr bool operator==(const Span&, const Span&) = default;
};

} // namespace countersign::text
