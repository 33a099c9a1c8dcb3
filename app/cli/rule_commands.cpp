// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/finding_text.h"
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/text.h"
#include "app/domain/rules_text.h"
#include "app/services/check_service.h"
#include "app/services/messages.h"
#include "app/services/rules_service.h"

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

/// "ask.count" for its severity, "email_words_max", or the name in full.
QString nameOf(const QString& typed)
{
    if (standingOf(typed))
        return severityRule(typed);
    return typed.startsWith("rules."_L1) ? typed : QString(u"rules."_s + typed);
}

Result<RuleScope> scopeOf(const Call& call, OpenWorkspace& workspace)
{
    RuleScope scope;
    const Result<std::optional<Channel>> channel = wordOf<Channel>(call.arguments(), u"channel"_s);
    if (!channel)
        return channel.error();
    scope.channel = *channel;
    if (!call.arguments().has(u"segment"_s))
        return scope;
    if (scope.channel)
        return badInput(u"usage"_s, {},
                        {text(QT_TRANSLATE_NOOP("Cli", "A rule is for a channel or for a segment: "
                                                       "give one of --channel and --segment."))});
    const Result<SegmentId> segment =
        call.idOf<SegmentId>(workspace, Named::Segment, call.arguments().value(u"segment"_s));
    if (!segment)
        return segment.error();
    scope.segment = *segment;
    return scope;
}

/// KEY [VALUE], and each `--also KEY=VALUE`.
std::vector<RuleChange> changesOf(const Arguments& arguments, const RuleScope& scope)
{
    std::vector<RuleChange> changes;
    const auto add = [&](const QString& key, const std::optional<QString>& value) {
        changes.push_back({scope, nameOf(key), value});
    };
    if (!arguments.place(1).isEmpty())
        add(arguments.place(1),
            arguments.places.size() > 2 ? std::optional(arguments.place(2)) : std::nullopt);
    for (const QString& also : arguments.values(u"also"_s)) {
        const qsizetype equals = also.indexOf(u'=');
        add(also.left(equals < 0 ? also.size() : equals),
            equals < 0 ? std::nullopt : std::optional(also.mid(equals + 1)));
    }
    return changes;
}

Json entryJson(const RuleEntry& entry, const RuleScope& scope)
{
    Json row = {{"key", toUtf8(entry.name)},          {"value", toUtf8(entry.value)},
                {"default", toUtf8(entry.otherwise)}, {"set", entry.isSet},
                {"may_be_set", entry.mayBeSet},       {"label", toUtf8(entry.label)},
                {"scope", toUtf8(toText(scope))}};
    if (entry.type == ConfigEntry::Type::Integer || entry.type == ConfigEntry::Type::Number) {
        row["minimum"] = entry.minimum;
        row["maximum"] = entry.maximum;
    }
    return row;
}

Json severityJson(const CheckRules& check, const RuleScope& scope)
{
    Json row = entryJson(check.severity, scope);
    row["check"] = toUtf8(check.check);
    row["meaning"] = toUtf8(checks::checkMeaning(check.check));
    row["lowest"] = toUtf8(toText(check.lowest));
    row["why"] = toUtf8(reasonText(QString(u"rules.floor."_s + toText(check.floor))));
    if (check.dismissed) {
        row["found"] = check.dismissed->found;
        row["dismissed"] = check.dismissed->dismissed;
        row["dismissal_rate"] = check.dismissed->rate();
    }
    return row;
}

void show(Output& out, const Json& row, const RuleEntry& entry)
{
    if (out.isJson())
        out.line(row);
    const QString set = entry.isSet ? QString(u" ("_s + entry.otherwise + u')') : QString();
    out.say(u"%1 = %2%3\t%4"_s.arg(entry.name, entry.value, set, entry.label));
}

Exit list(Call& call, const RulesView& view)
{
    for (const CheckRules& check : view.checks) {
        show(call.out(), severityJson(check, view.scope), check.severity);
        if (check.dismissed && check.dismissed->dismissed > 0)
            call.out().say(text(QT_TRANSLATE_NOOP("Cli", "  set aside: %1 of %2"))
                               .arg(check.dismissed->dismissed)
                               .arg(check.dismissed->found));
        for (const RuleEntry& entry : check.thresholds) {
            Json row = entryJson(entry, view.scope);
            row["check"] = toUtf8(check.check);
            show(call.out(), row, entry);
        }
    }
    for (const RuleEntry& entry : view.general)
        show(call.out(), entryJson(entry, view.scope), entry);
    return Exit::Done;
}

Json idsJson(const std::vector<DraftId>& drafts)
{
    Json ids = Json::array();
    for (const DraftId& draft : drafts)
        ids.push_back(toUtf8(draft.text()));
    return ids;
}

Json effectJson(const RuleEffect& effect)
{
    Json row = {{"stopped", idsJson(effect.stopped)},
                {"let_go", idsJson(effect.letGo)},
                {"approved_stopped", effect.approvedStopped},
                {"go_alone", effect.goAlone}};
    for (const Severity severity : {Severity::Blocker, Severity::Warning, Severity::Note}) {
        const RuleEffect::Count& count = effect.of(severity);
        row[toUtf8(toText(severity))] = {{"flagged", count.flagged}, {"released", count.released}};
    }
    return row;
}

void sayEffect(Output& out, const RuleEffect& effect)
{
    for (const Severity severity : {Severity::Blocker, Severity::Warning, Severity::Note}) {
        const RuleEffect::Count& count = effect.of(severity);
        out.say(text(QT_TRANSLATE_NOOP("Cli", "  %1: %2 more drafts, %3 fewer"))
                    .arg(label(severity))
                    .arg(count.flagged)
                    .arg(count.released));
    }
    if (effect.approvedStopped > 0)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "  approved or about to go by themselves, and "
                                              "stopped: %1"))
                    .arg(effect.approvedStopped));
    if (effect.goAlone > 0)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "  would go out on autopilot with nobody looking: "
                                              "%1"))
                    .arg(effect.goAlone));
}

Exit preview(Call& call, RulesService& rules, const std::vector<RuleChange>& changes)
{
    const Result<qint64> limit = numberOf(call.arguments(), u"limit"_s, RulesService::previewLimit);
    if (!limit)
        return call.out().fail(limit.error());
    const Result<RulePreview> preview =
        rules.preview(changes, *limit > 0 ? *limit : std::numeric_limits<int>::max(),
                      call.out().progress(), call.stop());
    if (!preview)
        return call.out().fail(preview.error());
    Json each = Json::array();
    for (size_t i = 0; i < changes.size(); ++i) {
        Json row = effectJson(preview->each[i]);
        row["key"] = toUtf8(changes[i].name);
        row["value"] = changes[i].value ? Json(toUtf8(*changes[i].value)) : Json(nullptr);
        each.push_back(std::move(row));
    }
    if (call.out().isJson())
        call.out().line({{"drafts", preview->drafts},
                         {"looked", preview->looked},
                         {"sample", preview->isSample()},
                         {"together", effectJson(preview->together)},
                         {"each", std::move(each)}});
    call.out().say(preview->isSample()
                       ? text(QT_TRANSLATE_NOOP("Cli", "%1 of %2 drafts were looked at, spread "
                                                       "evenly; of these:"))
                             .arg(preview->looked)
                             .arg(preview->drafts)
                       : text(QT_TRANSLATE_NOOP("Cli", "Of all %1 drafts:")).arg(preview->looked));
    for (size_t i = 0; i < changes.size(); ++i) {
        call.out().say(u"%1 = %2"_s.arg(changes[i].name, changes[i].value.value_or(u"…"_s)));
        sayEffect(call.out(), preview->each[i]);
    }
    if (changes.size() > 1) {
        call.out().say(text(QT_TRANSLATE_NOOP("Cli", "All together:")));
        sayEffect(call.out(), preview->together);
    }
    return Exit::Done;
}

Exit save(Call& call, OpenWorkspace& workspace, const std::vector<RuleChange>& changes)
{
    const Result<int> changed = workspace.rules().save(changes);
    if (!changed)
        return call.out().fail(changed.error());
    const Result<CheckRun> run = workspace.checks().catchUp(call.out().progress(), call.stop());
    if (!run)
        return call.out().fail(run.error());
    if (call.out().isJson())
        call.out().line({{"changed", *changed},
                         {"checked", run->checked},
                         {"blocked", run->withBlockers},
                         {"differ", idsJson(run->changed)}});
    call.out().say(text(QT_TRANSLATE_NOOP("Cli", "%1 rules changed; %2 drafts were checked again, "
                                                 "%3 of them have other findings now."))
                       .arg(*changed)
                       .arg(run->checked)
                       .arg(run->changed.size()));
    return Exit::Done;
}

Exit rules(Call& call)
{
    const Arguments& arguments = call.arguments();
    const QString verb = arguments.place(0);
    const Result<OpenWorkspace*> workspace =
        call.open(accessFor(verb == "list"_L1 || verb == "preview"_L1));
    if (!workspace)
        return call.out().fail(workspace.error());
    const Result<RuleScope> scope = scopeOf(call, **workspace);
    if (!scope)
        return call.out().fail(scope.error());
    const std::vector<RuleChange> changes = changesOf(arguments, *scope);
    if (verb == "list"_L1) {
        const Result<RulesView> view = (*workspace)->rules().view(*scope);
        return view ? list(call, *view) : call.out().fail(view.error());
    }
    const auto places = arguments.places.size();
    if (verb == "preview"_L1 && places > 1)
        return preview(call, (*workspace)->rules(), changes);
    if ((verb == "set"_L1 && places == 3) || (verb == "reset"_L1 && places == 2))
        return save(call, **workspace, changes);
    return call.out().fail(badInput(
        u"usage"_s, {},
        {text(QT_TRANSLATE_NOOP("Cli", "There is: rules list, rules set KEY VALUE, rules reset "
                                       "KEY, rules preview KEY [VALUE]"))}));
}

} // namespace

std::vector<Command> ruleCommands()
{
    return {
        {u"rules"_s,
         QT_TRANSLATE_NOOP("Cli", "list, set KEY VALUE, reset KEY, or preview KEY [VALUE]"),
         QT_TRANSLATE_NOOP(
             "Cli", "KEY is a threshold (email_words_max) or a check, for how loudly it speaks up "
                    "(ask.count note). --channel and --segment give one channel or segment a value "
                    "of its own; a segment's goes before a channel's. The preview says how many "
                    "current drafts a change would flag or release, and changes nothing."),
         {{u"list|set|reset|preview"_s},
          {u"KEY"_s, Place::How::Maybe},
          {u"VALUE"_s, Place::How::Maybe}},
         {{u"segment"_s, u"S"_s, QT_TRANSLATE_NOOP("Cli", "for this segment only")},
          {u"channel"_s, u"C"_s, QT_TRANSLATE_NOOP("Cli", "for this channel only")},
          {u"also"_s, u"KEY=VALUE"_s, QT_TRANSLATE_NOOP("Cli", "another change beside it"), true},
          {u"limit"_s, u"N"_s,
           QT_TRANSLATE_NOOP("Cli", "look at no more drafts (default 2000, 0 for all)")}},
         rules},
    };
}

} // namespace countersign::cli
