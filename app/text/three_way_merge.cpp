// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/three_way_merge.h"

#include "app/text/token_lines.h"

#include <algorithm>

namespace countersign::text {
namespace {

/// One of the two edited texts, and how it differs from the base.
struct Side {
    QStringView text;
    PieceRow row;
    std::vector<Change> changes;
    std::size_t next = 0; ///< the first change not yet dealt with
    std::ptrdiff_t shift =
        0; ///< index in `row` less index in the base, behind the changes dealt with

    bool hasNext() const { return next < changes.size(); }
    const Change& change() const { return changes[next]; }
};

/// What a side has for pieces [first, last) of the base, once its changes in there are dealt with.
struct Region {
    std::size_t first = 0;
    std::size_t last = 0;
    bool changed = false;

    QString text(const Side& side) const
    {
        QString result;
        for (std::size_t i = first; i < last; ++i)
            result += side.row.pieces[i].of(side.text);
        return result;
    }

    Span span(const PieceRow& row) const
    {
        const qsizetype end = row.pieces.empty() ? 0 : row.pieces.back().end;
        const qsizetype start = first < row.pieces.size() ? row.pieces[first].start : end;
        return first < last ? Span{start, row.pieces[last - 1].end} : Span{start, start};
    }
};

/// Takes the changes of a side that touch the base stretch [start, end] and widens it to hold them.
bool takeTouching(Side& side, std::size_t start, std::size_t& end)
{
    bool any = false;
    while (side.hasNext() && side.change().aStart <= end && side.change().aEnd >= start) {
        end = std::max(end, side.change().aEnd);
        ++side.next;
        any = true;
    }
    return any;
}

Region regionOf(Side& side, std::size_t start, std::size_t end, std::ptrdiff_t shiftBefore)
{
    Region region;
    if (side.next > 0) {
        const Change& last = side.changes[side.next - 1];
        side.shift =
            static_cast<std::ptrdiff_t>(last.bEnd) - static_cast<std::ptrdiff_t>(last.aEnd);
    }
    region.first = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(start) + shiftBefore);
    region.last = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(end) + side.shift);
    return region;
}

} // namespace

MergedText mergeTexts(QStringView base, QStringView ours, QStringView theirs)
{
    PieceNumbers numbers;
    const PieceRow baseRow = numbers.cut(base, Blanks::WithWords);
    Side a{ours, numbers.cut(ours, Blanks::WithWords), {}, 0, 0};
    Side b{theirs, numbers.cut(theirs, Blanks::WithWords), {}, 0, 0};
    a.changes = changesBetween(baseRow, a.row);
    b.changes = changesBetween(baseRow, b.row);

    MergedText merged;
    std::size_t done = 0; // pieces of the base that are dealt with
    const auto keepBase = [&](std::size_t until) {
        for (; done < until; ++done)
            merged.text += baseRow.pieces[done].of(base);
    };
    while (a.hasNext() || b.hasNext()) {
        const std::size_t start = std::min(a.hasNext() ? a.change().aStart : baseRow.pieces.size(),
                                           b.hasNext() ? b.change().aStart : baseRow.pieces.size());
        keepBase(start);
        std::size_t end = start;
        const std::ptrdiff_t shiftA = a.shift;
        const std::ptrdiff_t shiftB = b.shift;
        bool changedA = false;
        bool changedB = false;
        for (bool more = true; more;) {
            const bool takenA = takeTouching(a, start, end);
            const bool takenB = takeTouching(b, start, end);
            changedA = changedA || takenA;
            changedB = changedB || takenB;
            more = takenA || takenB;
        }
        const Region regionA = regionOf(a, start, end, shiftA);
        const Region regionB = regionOf(b, start, end, shiftB);
        const QString textA = regionA.text(a);
        if (changedA && changedB && textA != regionB.text(b)) {
            const Region inBase{start, end, true};
            merged.conflicts.push_back(
                {inBase.span(baseRow), regionA.span(a.row), regionB.span(b.row)});
        }
        merged.text += changedA ? textA : regionB.text(b);
        done = end;
    }
    keepBase(baseRow.pieces.size());
    if (!merged.isClean())
        merged.text = ours.toString();
    return merged;
}

} // namespace countersign::text
