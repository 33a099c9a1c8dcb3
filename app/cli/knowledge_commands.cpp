// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/text.h"
#include "app/services/control_service.h"
#include "app/services/inputs_service.h"
#include "app/services/listing_json.h"
#include "app/services/messages.h"
#include "app/services/report_json.h"

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

Json boundaryJson(const Boundary& boundary)
{
    return {{"id", boundary.id.isEmpty() ? Json(nullptr) : Json(toUtf8(boundary.id.text()))},
            {"label", stringOrNull(boundary.label)},
            {"title", stringOrNull(boundary.title)},
            {"kind", toUtf8(toText(boundary.kind))},
            {"pattern", toUtf8(boundary.pattern)},
            {"probe", stringOrNull(boundary.probe)},
            {"reason", stringOrNull(boundary.reason)}};
}

Json directiveJson(const Directive& directive)
{
    return {
        {"id", directive.id.isEmpty() ? Json(nullptr) : Json(toUtf8(directive.id.text()))},
        {"label", stringOrNull(directive.label)},
        {"text", toUtf8(directive.text)},
        {"segment", directive.segment ? Json(toUtf8(directive.segment->text())) : Json(nullptr)}};
}

Exit wrongVerb(Call& call, const QString& verbs)
{
    return call.out().fail(
        badInput(u"usage"_s, {},
                 {text(QT_TRANSLATE_NOOP("Cli", "“%1 %2” is no command. There is: %3."))
                      .arg(call.arguments().command, call.arguments().place(0), verbs)}));
}

/// The record of this id or label.
template<class Record>
Result<Record> named(const std::vector<Record>& records, const QString& name)
{
    for (const Record& record : records) {
        if (record.id.text() == name || record.label.compare(name, Qt::CaseInsensitive) == 0)
            return record;
    }
    Error error = badInput(u"id.unknown"_s, {}, {name});
    error.code = ErrorCode::NotFound;
    for (const Record& record : records)
        error.candidates.append(record.label.isEmpty() ? record.id.text() : record.label);
    return error;
}

void sayCost(Output& out, const std::vector<ChangeCost>& costs)
{
    for (const ChangeCost& cost : costs) {
        out.say(text(QT_TRANSLATE_NOOP("Cli", "  %1: %2 decisions would no longer count."))
                    .arg(cost.name, QString::number(cost.decided)));
        if (cost.autopilot)
            out.say(text(QT_TRANSLATE_NOOP("Cli",
                                           "  %1 runs on autopilot and would go back to approval."))
                        .arg(cost.name));
    }
}

void sayTrial(Output& out, const BoundaryTrial& trial)
{
    out.say(!trial.hasProbe ? text(QT_TRANSLATE_NOOP("Cli", "It has no probe."))
            : trial.trips   ? text(QT_TRANSLATE_NOOP("Cli", "It trips on its probe."))
                            : text(QT_TRANSLATE_NOOP("Cli", "It does not trip on its probe.")));
    out.say(text(QT_TRANSLATE_NOOP("Cli", "Of %1 drafts it would stop %2; %3 are stopped now."))
                .arg(trial.looked)
                .arg(trial.after.size())
                .arg(trial.before.size()));
    for (const QString& segment : trial.segments)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "  %1 would leave autopilot.")).arg(segment));
}

Exit listBoundaries(Call& call, OpenWorkspace& workspace)
{
    const Result<std::vector<BoundaryView>> views = workspace.inputs().boundaries();
    if (!views)
        return call.out().fail(views.error());
    bool holds = true;
    for (const BoundaryView& view : *views) {
        Json row = boundaryJson(view.boundary);
        row["trips"] = view.trips;
        row["crossed_by"] = view.openIn;
        call.out().line(row);
        holds = holds && view.trips;
    }
    return holds ? Exit::Done : Exit::NeedsPerson;
}

/// The boundary that is named, or a new one, with what the options change.
Result<Boundary> wantedBoundary(Call& call, OpenWorkspace& workspace)
{
    const Arguments& arguments = call.arguments();
    Boundary boundary;
    if (!arguments.place(1).isEmpty()) {
        const Result<std::vector<BoundaryView>> views = workspace.inputs().boundaries();
        if (!views)
            return views.error();
        std::vector<Boundary> all;
        for (const BoundaryView& view : *views)
            all.push_back(view.boundary);
        Result<Boundary> known = named(all, arguments.place(1));
        if (!known)
            return known;
        boundary = *std::move(known);
    }
    const Result<std::optional<BoundaryKind>> kind = wordOf<BoundaryKind>(arguments, u"kind"_s);
    if (!kind)
        return kind.error();
    boundary.kind = kind->value_or(boundary.kind);
    const auto take = [&arguments](const QString& option, QString& field) {
        if (arguments.has(option))
            field = arguments.value(option);
    };
    take(u"pattern"_s, boundary.pattern);
    take(u"probe"_s, boundary.probe);
    take(u"label"_s, boundary.label);
    take(u"title"_s, boundary.title);
    take(u"reason"_s, boundary.reason);
    return boundary;
}

/// What a boundary would stop; it is saved only by “set” with --apply.
Exit setBoundary(Call& call, OpenWorkspace& workspace, bool onlyTries)
{
    const bool apply = !onlyTries && call.arguments().has(u"apply"_s);
    Result<Boundary> boundary = wantedBoundary(call, workspace);
    if (!boundary)
        return call.out().fail(boundary.error());
    const Result<BoundaryTrial> trial = workspace.inputs().tryBoundary(*boundary, call.stop());
    if (!trial)
        return call.out().fail(trial.error());
    if (apply) {
        boundary = workspace.inputs().saveBoundary(*boundary);
        if (!boundary)
            return call.out().fail(boundary.error());
    }
    if (call.out().isJson())
        call.out().line({{"boundary", boundaryJson(*boundary)},
                         {"trial", trialJson(*trial)},
                         {"saved", apply}});
    sayTrial(call.out(), *trial);
    call.out().say(apply ? text(QT_TRANSLATE_NOOP("Cli", "Saved."))
                   : onlyTries
                       ? text(QT_TRANSLATE_NOOP("Cli", "Nothing was changed."))
                       : text(QT_TRANSLATE_NOOP("Cli", "Nothing was changed. --apply does it.")));
    return trial->trips ? Exit::Done : Exit::NeedsPerson;
}

Exit removeBoundary(Call& call, OpenWorkspace& workspace)
{
    const Result<Boundary> boundary = wantedBoundary(call, workspace);
    if (!boundary)
        return call.out().fail(boundary.error());
    const bool apply = call.arguments().has(u"apply"_s);
    if (apply) {
        if (const Result<void> removed = workspace.inputs().removeBoundary(boundary->id); !removed)
            return call.out().fail(removed.error());
    }
    if (call.out().isJson()) {
        Json answer = {{"boundary", boundaryJson(*boundary)}, {"saved", apply}};
        if (apply)
            answer["removed"] = toUtf8(boundary->id.text());
        call.out().line(answer);
    }
    const QString name = boundary->title.isEmpty() ? boundary->pattern : boundary->title;
    call.out().say(
        apply ? text(QT_TRANSLATE_NOOP("Cli", "Removed."))
              : text(QT_TRANSLATE_NOOP("Cli", "Copy could say it again: %1. Nothing was changed. "
                                              "--apply does it."))
                    .arg(name));
    return Exit::Done;
}

Exit boundaries(Call& call)
{
    const QString verb = call.arguments().place(0);
    const bool changes = verb == "set"_L1 || verb == "remove"_L1;
    const Result<OpenWorkspace*> workspace =
        call.open(accessFor(!changes || !call.arguments().has(u"apply"_s)));
    if (!workspace)
        return call.out().fail(workspace.error());
    if (verb == "list"_L1)
        return listBoundaries(call, **workspace);
    if (verb == "try"_L1 || verb == "set"_L1)
        return setBoundary(call, **workspace, verb == "try"_L1);
    if (verb != "remove"_L1)
        return wrongVerb(call,
                         u"boundaries list, boundaries try, boundaries set, boundaries remove"_s);
    return removeBoundary(call, **workspace);
}

Exit listDirectives(Call& call, OpenWorkspace& workspace)
{
    const Result<std::vector<Directive>> all = workspace.inputs().directives();
    if (!all)
        return call.out().fail(all.error());
    for (const Directive& directive : *all)
        call.out().line(directiveJson(directive));
    return Exit::Done;
}

/// A change of directives, told with its cost and made only if it is asked for.
Exit changeDirective(Call& call, OpenWorkspace& workspace, Directive directive, bool remove)
{
    const Result<std::vector<ChangeCost>> cost = workspace.control().changeCost(directive.segment);
    if (!cost)
        return call.out().fail(cost.error());
    const bool apply = call.arguments().has(u"apply"_s);
    if (apply && remove) {
        if (const Result<void> done = workspace.inputs().removeDirective(directive.id); !done)
            return call.out().fail(done.error());
    } else if (apply) {
        Result<Directive> saved = workspace.inputs().saveDirective(directive);
        if (!saved)
            return call.out().fail(saved.error());
        directive = *std::move(saved);
    }
    if (call.out().isJson())
        call.out().line({{"directive", directiveJson(directive)},
                         {"cost", changeCostJson(*cost)},
                         {"saved", apply}});
    call.out().say(cost->empty()
                       ? text(QT_TRANSLATE_NOOP("Cli", "No calibration is lost by it."))
                       : text(QT_TRANSLATE_NOOP("Cli", "What it costs: the count begins again.")));
    sayCost(call.out(), *cost);
    call.out().say(apply ? text(QT_TRANSLATE_NOOP("Cli", "Done."))
                         : text(QT_TRANSLATE_NOOP("Cli", "Nothing was changed. --apply does it.")));
    return Exit::Done;
}

Exit directives(Call& call)
{
    const Arguments& arguments = call.arguments();
    const QString verb = arguments.place(0);
    const Result<OpenWorkspace*> workspace =
        call.open(arguments.has(u"apply"_s) ? OpenWorkspace::Access::ReadWrite
                                            : OpenWorkspace::Access::ReadOnly);
    if (!workspace)
        return call.out().fail(workspace.error());
    if (verb == "list"_L1)
        return listDirectives(call, **workspace);
    if (verb != "set"_L1 && verb != "remove"_L1)
        return wrongVerb(call, u"directives list, directives set, directives remove"_s);
    Directive directive;
    if (!arguments.place(1).isEmpty()) {
        const Result<std::vector<Directive>> all = (*workspace)->inputs().directives();
        if (!all)
            return call.out().fail(all.error());
        const Result<Directive> known = named(*all, arguments.place(1));
        if (!known)
            return call.out().fail(known.error());
        directive = *known;
    }
    if (arguments.has(u"text"_s))
        directive.text = arguments.value(u"text"_s);
    if (arguments.has(u"label"_s))
        directive.label = arguments.value(u"label"_s);
    if (arguments.has(u"segment"_s)) {
        const Result<SegmentId> segment =
            call.idOf<SegmentId>(**workspace, Named::Segment, arguments.value(u"segment"_s));
        if (!segment)
            return call.out().fail(segment.error());
        directive.segment = *segment;
    }
    return changeDirective(call, **workspace, std::move(directive), verb == "remove"_L1);
}

void sayPerson(Output& out, const ProspectCoverage& row)
{
    QStringList inputs;
    for (const ProspectCoverage::Reach& reach : row.inputs)
        inputs.append(text(QT_TRANSLATE_NOOP("Cli", "%1 %2 (%3 fresh)"))
                          .arg(label(reach.input))
                          .arg(reach.passages)
                          .arg(reach.fresh));
    out.say(u"%1 · %2"_s.arg(row.name, row.company));
    out.say(u"  "_s + inputs.join(u", "_s));
}

Exit coverage(Call& call)
{
    const Arguments& arguments = call.arguments();
    const Result<OpenWorkspace*> workspace = call.open(OpenWorkspace::Access::ReadOnly);
    if (!workspace)
        return call.out().fail(workspace.error());
    std::optional<SegmentId> segment;
    if (arguments.has(u"segment"_s)) {
        const Result<SegmentId> id =
            call.idOf<SegmentId>(**workspace, Named::Segment, arguments.value(u"segment"_s));
        if (!id)
            return call.out().fail(id.error());
        segment = *id;
    }
    std::optional<ProspectId> prospect;
    if (arguments.has(u"prospect"_s)) {
        const Result<ProspectId> id =
            call.idOf<ProspectId>(**workspace, Named::Prospect, arguments.value(u"prospect"_s));
        if (!id)
            return call.out().fail(id.error());
        prospect = *id;
    }
    const Result<qint64> limit = numberOf(arguments, u"limit"_s, 100);
    if (!limit)
        return call.out().fail(limit.error());
    const Result<std::vector<ProspectCoverage>> rows =
        (*workspace)->inputs().coverageByPerson(segment, static_cast<int>(*limit), prospect);
    if (!rows)
        return call.out().fail(rows.error());
    bool gaps = false;
    for (const ProspectCoverage& row : *rows) {
        if (call.out().isJson())
            call.out().line(coverageJson(row));
        else
            sayPerson(call.out(), row);
        gaps = gaps || row.weakest.has_value();
    }
    return gaps ? Exit::NeedsPerson : Exit::Done;
}

} // namespace

std::vector<Command> knowledgeCommands()
{
    return {
        {u"coverage"_s,
         QT_TRANSLATE_NOOP("Cli", "which of the four inputs there are, person by person"),
         QT_TRANSLATE_NOOP("Cli", "How many passages, how many of them about the person, how many "
                                  "not too old; those with the largest gaps first."),
         {},
         {{u"segment"_s, u"S"_s, QT_TRANSLATE_NOOP("Cli", "only its people")},
          {u"prospect"_s, u"P"_s, QT_TRANSLATE_NOOP("Cli", "only this person")},
          {u"limit"_s, u"N"_s,
           QT_TRANSLATE_NOOP("Cli", "at most so many (default 100, 0 for all)")}},
         coverage},
        {u"boundaries"_s,
         QT_TRANSLATE_NOOP("Cli", "list, try, set or remove what must never be said"),
         QT_TRANSLATE_NOOP("Cli",
                           "“try” and “set” show whether the probe trips it and which drafts it "
                           "would stop; only “set” with --apply saves it, and only “remove” with "
                           "--apply removes it."),
         {{u"list|try|set|remove"_s}, {u"ID"_s, Place::How::Maybe}},
         {{u"pattern"_s, u"P"_s, QT_TRANSLATE_NOOP("Cli", "what it looks for")},
          {u"kind"_s, u"K"_s, QT_TRANSLATE_NOOP("Cli", "phrase, regex or topic")},
          {u"probe"_s, u"T"_s, QT_TRANSLATE_NOOP("Cli", "a sentence that must trip it")},
          {u"label"_s, u"L"_s, QT_TRANSLATE_NOOP("Cli", "its short name")},
          {u"title"_s, u"T"_s, QT_TRANSLATE_NOOP("Cli", "what it is about")},
          {u"reason"_s, u"T"_s, QT_TRANSLATE_NOOP("Cli", "why")},
          {u"apply"_s, {}, QT_TRANSLATE_NOOP("Cli", "make the change")}},
         boundaries},
        {u"directives"_s,
         QT_TRANSLATE_NOOP("Cli", "list, set or remove what copy has to do"),
         QT_TRANSLATE_NOOP("Cli",
                           "A change begins the count of a segment's calibration again: what "
                           "it costs is shown first, and only --apply makes it."),
         {{u"list|set|remove"_s}, {u"ID"_s, Place::How::Maybe}},
         {{u"text"_s, u"T"_s, QT_TRANSLATE_NOOP("Cli", "what to do")},
          {u"label"_s, u"L"_s, QT_TRANSLATE_NOOP("Cli", "its short name")},
          {u"segment"_s, u"S"_s, QT_TRANSLATE_NOOP("Cli", "only for its people")},
          {u"apply"_s, {}, QT_TRANSLATE_NOOP("Cli", "make the change")}},
         directives},
    };
}

} // namespace countersign::cli
