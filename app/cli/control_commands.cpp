// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/finding_text.h"
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/text.h"
#include "app/services/control_service.h"
#include "app/services/messages.h"
#include "app/services/report_json.h"
#include "app/services/workspace_service.h"

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

QString percent(double share)
{
    return QString(QString::number(qRound(share * 100)) + u'%');
}

QString lessonWords(const EditLesson& lesson)
{
    switch (lesson.kind) {
    case EditLesson::Kind::Cut:
        return text(QT_TRANSLATE_NOOP("Cli", "“%1” cut")).arg(lesson.words);
    case EditLesson::Kind::Added:
        return text(QT_TRANSLATE_NOOP("Cli", "“%1” added")).arg(lesson.words);
    case EditLesson::Kind::Replaced:
        return text(QT_TRANSLATE_NOOP("Cli", "“%1” replaced by “%2”"))
            .arg(lesson.words, lesson.instead);
    }
    return {};
}

void sayLesson(Output& out, size_t number, const EditLesson& lesson)
{
    out.say(text(QT_TRANSLATE_NOOP("Cli", "  %1. %2, in %3 drafts"))
                .arg(QString::number(number), lessonWords(lesson),
                     QString::number(lesson.drafts.size())));
    if (lesson.before.edited > 0 && lesson.now.of > 0)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "     before %1 of %2, by the directives of now %3 "
                                              "of %4"))
                    .arg(lesson.before.edited)
                    .arg(lesson.before.of)
                    .arg(lesson.now.edited)
                    .arg(lesson.now.of));
    if (!lesson.answeredBy.isEmpty())
        out.say(
            text(QT_TRANSLATE_NOOP("Cli", "     %1 speaks of it already")).arg(lesson.answeredBy));
}

void sayReport(Output& out, const SegmentReport& report)
{
    out.say(text(QT_TRANSLATE_NOOP("Cli", "%1 · %2 · %3 people, %4 drafts, %5 decided"))
                .arg(report.policy.segment.name, label(report.policy.mode),
                     QString::number(report.people), QString::number(report.drafts),
                     QString::number(report.decided)));
    if (report.decided > 0)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "Approved without a real edit: %1 (%2 to %3)"))
                    .arg(percent(report.rate), percent(report.lower), percent(report.upper)));
    if (report.modeSetting && !report.modeSetting->reason.isEmpty())
        out.say(reasonText(report.modeSetting->reason));
    if (report.watch)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "Samples: one in %1; %2 decided, %3 rejected or "
                                              "sent back"))
                    .arg(report.watch->sampleOneIn)
                    .arg(report.watch->samples)
                    .arg(report.watch->rejected));
    out.say(text(QT_TRANSLATE_NOOP("Cli", "What autopilot needs:")));
    for (const GateCondition& condition : report.gate)
        out.say(u"  %1 %2: %3 (%4)"_s.arg(condition.met ? u"✓"_s : u"✗"_s,
                                          reasonText(condition.condition), condition.figure,
                                          condition.wanted));
    for (const auto& [reason, count] : report.leftOut)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "  left out, %1: %2"))
                    .arg(reasonText(reason), QString::number(count)));
    if (report.weakestInput)
        out.say(
            text(QT_TRANSLATE_NOOP("Cli", "Weakest input: %1")).arg(label(*report.weakestInput)));
    for (const StructureGroup& group : report.groups)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "Built alike: %1 drafts, %2"))
                    .arg(group.drafts.size())
                    .arg(percent(group.share)));
    for (const DismissalRate& rate : report.dismissals)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "Set aside: %1, %2 of %3 (%4)"))
                    .arg(rate.check, QString::number(rate.dismissed), QString::number(rate.found),
                         percent(rate.rate())));
    if (report.sameProblem)
        out.say(text(QT_TRANSLATE_NOOP(
            "Cli", "Most drafts look the same. That is the segment’s problem, not that of single "
                   "drafts: it is too broad for one angle. Split it, or give it more to write "
                   "from.")));
    if (!report.findings.empty())
        out.say(text(QT_TRANSLATE_NOOP("Cli", "What the checks find:")));
    for (const store::CheckCount& count : report.findings)
        out.say(u"  %1 × %2"_s.arg(count.drafts).arg(checks::findingTitle(count.check)));
    if (!report.objections.empty())
        out.say(text(QT_TRANSLATE_NOOP("Cli", "Why drafts came back:")));
    for (const ObjectionGroup& group : report.objections)
        out.say(u"  %1 × %2: %3"_s.arg(group.drafts.size())
                    .arg(doneLabel(group.verdict), group.reason));
    if (!report.lessons.empty())
        out.say(text(QT_TRANSLATE_NOOP("Cli", "What reviewers keep changing:")));
    for (size_t i = 0; i < report.lessons.size(); ++i)
        sayLesson(out, i + 1, report.lessons[i]);
    if (report.decided > 0)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "A change of prompt, model or directives would begin "
                                              "the count again: %1 decisions."))
                    .arg(report.decided));
    for (const int position : report.stepsWithoutChannel)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "Step %1 has no channel.")).arg(position));
}

Exit segmentReport(Call& call, OpenWorkspace& workspace, const SegmentId& segment)
{
    const Result<SegmentReport> report = workspace.control().segmentReport(segment, call.stop());
    if (!report)
        return call.out().fail(report.error());
    if (call.out().isJson())
        call.out().line(segmentReportJson(*report));
    sayReport(call.out(), *report);
    return Exit::Done;
}

Exit segmentLessons(Call& call, OpenWorkspace& workspace, const SegmentId& segment)
{
    const Result<SegmentReport> report = workspace.control().segmentReport(segment, call.stop());
    if (!report)
        return call.out().fail(report.error());
    for (size_t i = 0; i < report->lessons.size(); ++i) {
        Json row = lessonJson(report->lessons[i]);
        row["number"] = i + 1;
        if (call.out().isJson())
            call.out().line(row);
        sayLesson(call.out(), i + 1, report->lessons[i]);
    }
    if (report->lessons.empty())
        call.out().say(text(
            QT_TRANSLATE_NOOP("Cli", "Nothing was changed in three drafts in the same way yet.")));
    return Exit::Done;
}

/// Saves what a lesson became, if that is asked for.
Result<void> applyLesson(Call& call, OpenWorkspace& workspace, const QString& into,
                         const Directive& directive, const Boundary& boundary)
{
    if (!call.arguments().has(u"apply"_s))
        return {};
    if (into == "boundary"_L1) {
        const Result<Boundary> saved = workspace.inputs().saveBoundary(boundary);
        return saved ? Result<void>() : Result<void>(saved.error());
    }
    const Result<Directive> saved = workspace.inputs().saveDirective(directive);
    return saved ? Result<void>() : Result<void>(saved.error());
}

/// What people change again and again becomes a directive or a boundary.
Exit segmentLearn(Call& call, OpenWorkspace& workspace, const SegmentId& segment)
{
    const Arguments& arguments = call.arguments();
    const QString into = arguments.has(u"into"_s) ? arguments.value(u"into"_s) : u"directive"_s;
    if (into != "directive"_L1 && into != "boundary"_L1)
        return call.out().fail(wrongWord(u"into"_s, into, {u"directive"_s, u"boundary"_s}));
    const Result<SegmentReport> report = workspace.control().segmentReport(segment, call.stop());
    if (!report)
        return call.out().fail(report.error());
    const qsizetype number = arguments.place(2).toLongLong();
    if (number < 1 || number > static_cast<qsizetype>(report->lessons.size()))
        return call.out().fail(badInput(
            u"usage"_s, {},
            {text(QT_TRANSLATE_NOOP("Cli", "There is no lesson %1. “segment NAME lessons” numbers "
                                           "them."))
                 .arg(arguments.place(2))}));
    const EditLesson& lesson = report->lessons[static_cast<size_t>(number - 1)];
    const Directive directive = directiveFrom(lesson, segment);
    const Boundary boundary = boundaryFrom(lesson);
    Json answer = {{"lesson", lessonJson(lesson)}, {"into", toUtf8(into)}};
    if (into == "directive"_L1) {
        const Result<std::vector<ChangeCost>> cost = workspace.control().changeCost(segment);
        if (!cost)
            return call.out().fail(cost.error());
        answer["text"] = toUtf8(directive.text);
        answer["cost"] = changeCostJson(*cost);
        call.out().say(directive.text);
        for (const ChangeCost& one : *cost)
            call.out().say(
                text(QT_TRANSLATE_NOOP("Cli", "  %1: %2 decisions would no longer count."))
                    .arg(one.name, QString::number(one.decided)));
    } else {
        const Result<BoundaryTrial> trial = workspace.inputs().tryBoundary(boundary, call.stop());
        if (!trial)
            return call.out().fail(trial.error());
        answer["pattern"] = toUtf8(boundary.pattern);
        answer["kind"] = toUtf8(toText(boundary.kind));
        answer["probe"] = toUtf8(boundary.probe);
        answer["trial"] = trialJson(*trial);
        call.out().say(
            text(QT_TRANSLATE_NOOP("Cli", "%1; probe: %2; it would stop %3 drafts."))
                .arg(boundary.pattern, boundary.probe, QString::number(trial->after.size())));
    }
    if (const Result<void> done = applyLesson(call, workspace, into, directive, boundary); !done)
        return call.out().fail(done.error());
    answer["saved"] = arguments.has(u"apply"_s);
    if (call.out().isJson())
        call.out().line(answer);
    call.out().say(arguments.has(u"apply"_s)
                       ? text(QT_TRANSLATE_NOOP("Cli", "Done."))
                       : text(QT_TRANSLATE_NOOP("Cli", "Nothing was changed. --apply does it.")));
    return Exit::Done;
}

Exit segmentMode(Call& call, OpenWorkspace& workspace, const SegmentId& segment)
{
    const QString word = call.arguments().place(2);
    const std::optional<Mode> mode = fromText<Mode>(word);
    if (!mode)
        return call.out().fail(
            wrongWord(u"mode"_s, word, {u"review"_s, u"approval"_s, u"autopilot"_s}));
    const Result<void> set =
        workspace.control().setMode(segment, *mode, call.arguments().value(u"reason"_s));
    if (!set)
        return call.out().fail(set.error());
    if (call.out().isJson())
        call.out().line({{"segment", toUtf8(segment.text())}, {"mode", toUtf8(toText(*mode))}});
    call.out().say(text(QT_TRANSLATE_NOOP("Cli", "The mode is %1.")).arg(label(*mode)));
    return Exit::Done;
}

Exit segment(Call& call)
{
    const QString verb = call.arguments().place(1);
    const bool changes =
        verb == "mode"_L1 || (verb == "learn"_L1 && call.arguments().has(u"apply"_s));
    const Result<OpenWorkspace*> workspace = call.open(accessFor(!changes));
    if (!workspace)
        return call.out().fail(workspace.error());
    const Result<SegmentId> id =
        call.idOf<SegmentId>(**workspace, Named::Segment, call.arguments().place(0));
    if (!id)
        return call.out().fail(id.error());
    if (verb == "report"_L1 && call.arguments().places.size() == 2)
        return segmentReport(call, **workspace, *id);
    if (verb == "mode"_L1)
        return segmentMode(call, **workspace, *id);
    if (verb == "lessons"_L1)
        return segmentLessons(call, **workspace, *id);
    if (verb == "learn"_L1)
        return segmentLearn(call, **workspace, *id);
    return call.out().fail(badInput(
        u"usage"_s, {},
        {text(QT_TRANSLATE_NOOP(
            "Cli",
            "There is: segment NAME report, segment NAME mode review|approval|autopilot, segment "
            "NAME lessons, segment NAME learn N"))}));
}

void sayMember(Output& out, const CommitteeMember& member)
{
    out.say(u"%1 · %2 · %3"_s.arg(member.name, member.title, member.persona));
    for (const CommitteeMember::Message& message : member.messages)
        out.say(
            u"  %1\t%2\t%3"_s.arg(label(message.channel), label(message.state), message.subject));
}

Exit account(Call& call)
{
    const Result<OpenWorkspace*> workspace = call.open(OpenWorkspace::Access::ReadOnly);
    if (!workspace)
        return call.out().fail(workspace.error());
    if (call.arguments().place(1) != "report"_L1)
        return call.out().fail(badInput(
            u"usage"_s, {}, {text(QT_TRANSLATE_NOOP("Cli", "There is: account NAME report"))}));
    const Result<AccountId> id =
        call.idOf<AccountId>(**workspace, Named::Account, call.arguments().place(0));
    if (!id)
        return call.out().fail(id.error());
    const Result<AccountReport> report = (*workspace)->control().accountReport(*id);
    if (!report)
        return call.out().fail(report.error());
    if (call.out().isJson())
        call.out().line(accountReportJson(*report));
    call.out().say(u"%1 · %2"_s.arg(report->account.name, label(report->tier)));
    for (const CommitteeMember& member : report->members)
        sayMember(call.out(), member);
    for (const auto& [persona, people] : report->sharedPersonas)
        call.out().say(text(QT_TRANSLATE_NOOP("Cli", "%1 people are typed as %2. Is that right?"))
                           .arg(people)
                           .arg(persona));
    for (const SameMessage& pair : report->same)
        call.out().say(text(QT_TRANSLATE_NOOP("Cli", "%1 of the words are the same: %2, %3"))
                           .arg(percent(pair.same), pair.first.text(), pair.second.text()));
    return Exit::Done;
}

Exit pause(Call& call)
{
    const QString word = call.arguments().place(0);
    if (!word.isEmpty() && word != "on"_L1 && word != "off"_L1)
        return call.out().fail(wrongWord(u"pause"_s, word, {u"on"_s, u"off"_s}));
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    WorkspaceService& service = (*workspace)->workspace();
    if (const Result<void> set =
            service.setPaused(word != "off"_L1, call.arguments().value(u"reason"_s));
        !set)
        return call.out().fail(set.error());
    const Result<bool> paused = service.isPaused();
    if (!paused)
        return call.out().fail(paused.error());
    if (call.out().isJson())
        call.out().line({{"paused", *paused}});
    call.out().say(*paused ? text(QT_TRANSLATE_NOOP("Cli", "Paused: nothing is handed over."))
                           : text(QT_TRANSLATE_NOOP("Cli", "Deliveries go on.")));
    return Exit::Done;
}

} // namespace

std::vector<Command> controlCommands()
{
    return {
        {u"segment"_s,
         QT_TRANSLATE_NOOP("Cli",
                           "NAME report, NAME mode review|approval|autopilot, NAME lessons, or "
                           "NAME learn N"),
         QT_TRANSLATE_NOOP("Cli",
                           "The report shows mode, sample, rates with confidence bounds, what "
                           "autopilot needs, the weakest input and drafts built alike. "
                           "Lessons are what reviewers change again and again; “learn” shows what "
                           "one becomes and what that costs, and with --apply makes it."),
         {{u"NAME"_s}, {u"report|mode|lessons|learn"_s}, {u"MODE"_s, Place::How::Maybe}},
         {{u"reason"_s, u"T"_s, QT_TRANSLATE_NOOP("Cli", "why the mode changes")},
          {u"into"_s, u"W"_s, QT_TRANSLATE_NOOP("Cli", "directive (default) or boundary")},
          {u"apply"_s, {}, QT_TRANSLATE_NOOP("Cli", "make the change")}},
         segment},
        {u"account"_s,
         QT_TRANSLATE_NOOP("Cli", "NAME report: the buying committee side by side"),
         "",
         {{u"NAME"_s}, {u"report"_s}},
         {},
         account},
        {u"pause"_s,
         QT_TRANSLATE_NOOP("Cli", "nothing is delivered while on"),
         "",
         {{u"on|off"_s, Place::How::Maybe}},
         {{u"reason"_s, u"T"_s, QT_TRANSLATE_NOOP("Cli", "why")}},
         pause},
    };
}

} // namespace countersign::cli
