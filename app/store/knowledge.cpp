// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/knowledge.h"

#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/rows.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

Boundary boundaryFrom(const Query& row)
{
    return Boundary{.id = row.id<BoundaryId>(0),
                    .label = row.text(1),
                    .title = row.text(2),
                    .kind = row.word<BoundaryKind>(3, BoundaryKind::Phrase),
                    .pattern = row.text(4),
                    .reason = row.text(5),
                    .probe = row.text(6)};
}

Directive directiveFrom(const Query& row)
{
    return Directive{.id = row.id<DirectiveId>(0),
                     .label = row.text(1),
                     .text = row.text(2),
                     .segment = row.optionalId<SegmentId>(3)};
}

} // namespace

std::vector<Boundary> Knowledge::boundaries() const
{
    std::vector<Boundary> boundaries;
    for (Query row = db().query("boundary/all"); row.step();)
        boundaries.push_back(boundaryFrom(row));
    return boundaries;
}

std::optional<Boundary> Knowledge::boundary(const BoundaryId& id) const
{
    Query row = db().query("boundary/find", id);
    return row.step() ? std::optional(boundaryFrom(row)) : std::nullopt;
}

std::optional<Boundary> Knowledge::boundaryByLabel(const QString& label) const
{
    for (Boundary& boundary : boundaries()) {
        if (boundary.label.compare(label, Qt::CaseInsensitive) == 0)
            return std::move(boundary);
    }
    return std::nullopt;
}

std::vector<Directive> Knowledge::directives() const
{
    std::vector<Directive> directives;
    for (Query row = db().query("directive/all"); row.step();)
        directives.push_back(directiveFrom(row));
    return directives;
}

std::optional<Directive> Knowledge::directiveByLabel(const QString& label) const
{
    for (Directive& directive : directives()) {
        if (directive.label.compare(label, Qt::CaseInsensitive) == 0)
            return std::move(directive);
    }
    return std::nullopt;
}

Result<Put> Knowledge::put(const Boundary& boundary)
{
    if (const Result<void> named = requireKind(boundary.id.text(), "boundary"_L1); !named)
        return named.error();
    const std::optional<Boundary> known = this->boundary(boundary.id);
    if (known == boundary)
        return Put::Unchanged;
    db().run("boundary/put", boundary.id, boundary.label, boundary.title, toText(boundary.kind),
             boundary.pattern, boundary.reason, boundary.probe);
    tx().changed(DocumentKind::Boundary, db().number("rows/boundary", boundary.id));
    tx().effects().inputs = true;
    return known ? Put::Changed : Put::Added;
}

Result<Put> Knowledge::put(const Directive& directive)
{
    if (const Result<void> named = requireKind(directive.id.text(), "directive"_L1); !named)
        return named.error();
    Query row = db().query("directive/find", directive.id);
    const std::optional<Directive> known =
        row.step() ? std::optional(directiveFrom(row)) : std::nullopt;
    if (known == directive)
        return Put::Unchanged;
    db().run("directive/put", directive.id, directive.label, directive.text,
             internRow(db(), directive.segment));
    tx().changed(DocumentKind::Directive, db().number("rows/directive", directive.id));
    tx().effects().inputs = true;
    return known ? Put::Changed : Put::Added;
}

Result<void> Knowledge::remove(const BoundaryId& id)
{
    const Row row = db().number("rows/boundary", id);
    if (row == 0)
        return {};
    db().run("boundary/remove", row);
    tx().removed(DocumentKind::Boundary, row, id.text());
    tx().effects().inputs = true;
    return {};
}

Result<void> Knowledge::remove(const DirectiveId& id)
{
    const Row row = db().number("rows/directive", id);
    if (row == 0)
        return {};
    db().run("directive/remove", row);
    tx().removed(DocumentKind::Directive, row, id.text());
    tx().effects().inputs = true;
    return {};
}

} // namespace countersign::store
