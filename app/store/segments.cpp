// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/segments.h"

#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/controls.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/projection.h"
#include "app/store/rows.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

Segment segmentFrom(const Query& row)
{
    return Segment{
        .id = row.id<SegmentId>(0), .name = row.text(1), .directives = listFrom(row.text(2))};
}

} // namespace

std::optional<Segment> Segments::find(const SegmentId& id) const
{
    Query row = db().query("segment/find", id);
    return row.step() ? std::optional(segmentFrom(row)) : std::nullopt;
}

std::optional<Segment> Segments::byName(const QString& name) const
{
    for (Segment& segment : all()) {
        if (segment.name.compare(name, Qt::CaseInsensitive) == 0)
            return std::move(segment);
    }
    return std::nullopt;
}

std::vector<Segment> Segments::all() const
{
    std::vector<Segment> segments;
    for (Query row = db().query("segment/all"); row.step();)
        segments.push_back(segmentFrom(row));
    return segments;
}

Result<Put> Segments::put(const Segment& segment)
{
    if (const Result<void> named = requireKind(segment.id.text(), "segment"_L1); !named)
        return named.error();
    const std::optional<Segment> known = find(segment.id);
    if (known == segment)
        return Put::Unchanged;
    const Row row = internRow(db(), segment.id);
    db().run("segment/update", row, segment.name, listColumn(segment.directives));
    tx().changed(DocumentKind::Segment, row);
    tx().effects().governance = true;
    tx().controls().forget();
    // Segments of one order are tried by name, and one whose controls came first counts from now on.
    if (!known || known->name != segment.name)
        Projection(tx()).refreshAudiences();
    return known ? Put::Changed : Put::Added;
}

} // namespace countersign::store
