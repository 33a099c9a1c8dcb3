// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/text.h"
#include "app/services/control_service.h"
#include "app/services/listing_json.h"
#include "app/services/messages.h"
#include "app/services/workspace_service.h"

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

QString percent(double share)
{
    return QString(QString::number(qRound(share * 100)) + u'%');
}

void sayReport(Output& out, const SegmentReport& report)
{
    out.say(text(QT_TRANSLATE_NOOP("Cli", "%1 · %2 · %3 people, %4 drafts, %5 decided"))
                .arg(report.policy.segment.name, label(report.policy.mode))
                .arg(report.people)
                .arg(report.drafts)
                .arg(report.decided));
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
                    .arg(reasonText(reason))
                    .arg(count));
    if (report.weakestInput)
        out.say(
            text(QT_TRANSLATE_NOOP("Cli", "Weakest input: %1")).arg(label(*report.weakestInput)));
    for (const StructureGroup& group : report.groups)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "Built alike: %1 drafts, %2"))
                    .arg(group.drafts.size())
                    .arg(percent(group.share)));
    for (const DismissalRate& rate : report.dismissals)
        out.say(text(QT_TRANSLATE_NOOP("Cli", "Set aside: %1, %2 of %3 (%4)"))
                    .arg(rate.check)
                    .arg(rate.dismissed)
                    .arg(rate.found)
                    .arg(percent(rate.rate())));
    if (report.sameProblem)
        out.say(text(QT_TRANSLATE_NOOP(
            "Cli", "Most drafts look the same. That is the segment’s problem, not that of single "
                   "drafts: it is too broad for one angle. Split it, or give it more to write "
                   "from.")));
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
    const Result<OpenWorkspace*> workspace =
        call.open(accessFor(call.arguments().place(1) == "report"_L1));
    if (!workspace)
        return call.out().fail(workspace.error());
    const Result<SegmentId> id =
        call.idOf<SegmentId>(**workspace, Named::Segment, call.arguments().place(0));
    if (!id)
        return call.out().fail(id.error());
    const QString verb = call.arguments().place(1);
    if (verb == "report"_L1 && call.arguments().places.size() == 2)
        return segmentReport(call, **workspace, *id);
    if (verb == "mode"_L1)
        return segmentMode(call, **workspace, *id);
    return call.out().fail(badInput(
        u"usage"_s, {},
        {text(QT_TRANSLATE_NOOP(
            "Cli",
            "There is: segment NAME report, segment NAME mode review|approval|autopilot"))}));
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
         QT_TRANSLATE_NOOP("Cli", "NAME report, or NAME mode review|approval|autopilot"),
         QT_TRANSLATE_NOOP("Cli",
                           "The report shows mode, sample, rates with confidence bounds, what "
                           "autopilot needs, the weakest input and drafts built alike."),
         {{u"NAME"_s}, {u"report|mode"_s}, {u"MODE"_s, Place::How::Maybe}},
         {{u"reason"_s, u"T"_s, QT_TRANSLATE_NOOP("Cli", "why the mode changes")}},
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
