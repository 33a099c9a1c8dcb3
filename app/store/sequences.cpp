// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/sequences.h"

#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/rows.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

Sequence sequenceFrom(const Query& row)
{
    return Sequence{
        .id = row.id<SequenceId>(0), .name = row.text(1), .segment = row.optionalId<SegmentId>(2)};
}

Step stepFrom(const Query& row)
{
    return Step{.id = row.id<StepId>(0),
                .sequence = row.id<SequenceId>(1),
                .position = row.integer(2),
                .channel = row.optionalWord<Channel>(3),
                .purpose = row.text(4),
                .daysAfter = row.integer(5)};
}

std::vector<Step> stepsIn(Query rows)
{
    std::vector<Step> steps;
    while (rows.step())
        steps.push_back(stepFrom(rows));
    return steps;
}

} // namespace

std::optional<Sequence> Sequences::find(const SequenceId& id) const
{
    Query row = db().query("sequence/find", id);
    return row.step() ? std::optional(sequenceFrom(row)) : std::nullopt;
}

std::optional<Sequence> Sequences::byName(const QString& name) const
{
    for (Sequence& sequence : all()) {
        if (sequence.name.compare(name, Qt::CaseInsensitive) == 0)
            return std::move(sequence);
    }
    return std::nullopt;
}

std::vector<Sequence> Sequences::all() const
{
    std::vector<Sequence> sequences;
    for (Query row = db().query("sequence/all"); row.step();)
        sequences.push_back(sequenceFrom(row));
    return sequences;
}

std::optional<Step> Sequences::step(const StepId& id) const
{
    Query row = db().query("step/find", id);
    return row.step() ? std::optional(stepFrom(row)) : std::nullopt;
}

std::vector<Step> Sequences::stepsOf(const SequenceId& id) const
{
    return stepsIn(db().query("step/of_sequence", id));
}

std::vector<Step> Sequences::stepsWithoutChannel() const
{
    return stepsIn(db().query("step/without_channel"));
}

Result<Put> Sequences::put(const Sequence& sequence)
{
    if (const Result<void> named = requireKind(sequence.id.text(), "sequence"_L1); !named)
        return named.error();
    const std::optional<Sequence> known = find(sequence.id);
    if (known == sequence)
        return Put::Unchanged;
    const Row row = internRow(db(), sequence.id);
    db().run("sequence/update", row, sequence.name, internRow(db(), sequence.segment));
    tx().changed(DocumentKind::Sequence, row);
    tx().effects().governance = true;
    return known ? Put::Changed : Put::Added;
}

Result<Put> Sequences::put(const Step& step)
{
    if (const Result<void> named = requireKind(step.id.text(), "step"_L1); !named)
        return named.error();
    const std::optional<Step> known = this->step(step.id);
    if (known == step)
        return Put::Unchanged;
    const Row row = internRow(db(), step.id);
    db().run("step/update", row, internRow(db(), step.sequence), step.position,
             wordColumn(step.channel), step.purpose, step.daysAfter);
    tx().changed(DocumentKind::Step, row);
    tx().effects().governance = true;
    return known ? Put::Changed : Put::Added;
}

} // namespace countersign::store
