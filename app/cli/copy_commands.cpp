// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/standalone.h"
#include "app/cli/text.h"
#include "app/services/check_service.h"
#include "app/services/edit_service.h"
#include "app/services/generation_service.h"
#include "app/services/listing_json.h"
#include "app/services/messages.h"
#include "app/services/review_service.h"
#include "app/text/citation_marks.h"

#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

Result<GenerateRequest> requestOf(Call& call, OpenWorkspace& workspace)
{
    const Arguments& arguments = call.arguments();
    GenerateRequest request;
    if (arguments.has(u"segment"_s)) {
        const Result<SegmentId> segment =
            call.idOf<SegmentId>(workspace, Named::Segment, arguments.value(u"segment"_s));
        if (!segment)
            return segment.error();
        request.segment = *segment;
    }
    for (const QString& typed : arguments.values(u"prospect"_s)) {
        const Result<ProspectId> prospect =
            call.idOf<ProspectId>(workspace, Named::Prospect, typed);
        if (!prospect)
            return prospect.error();
        request.prospects.push_back(*prospect);
    }
    const auto channel = wordOf<Channel>(arguments, u"channel"_s);
    if (!channel)
        return channel.error();
    request.channel = *channel;
    const Result<qint64> limit = numberOf(arguments, u"limit"_s, 0);
    if (!limit)
        return limit.error();
    request.limit = *limit;
    request.directive = arguments.value(u"directive"_s);
    if (arguments.has(u"force"_s))
        request.unfollowed = Unfollowed::Write;
    if (arguments.has(u"provider"_s))
        request.provider = arguments.value(u"provider"_s);
    return request;
}

Json failuresJson(const std::vector<GenerationFailure>& failures)
{
    Json list = Json::array();
    for (const GenerationFailure& failure : failures)
        list.push_back({{"prospect", toUtf8(failure.prospect.text())},
                        {"name", toUtf8(failure.name)},
                        {"step", failure.position},
                        {"reason", toUtf8(failure.reason.id)},
                        {"message", toUtf8(message(failure.reason))}});
    return list;
}

Json notesJson(const std::map<QString, qint64>& notes)
{
    Json list = Json::array();
    for (const auto& [note, count] : notes)
        list.push_back(
            {{"note", toUtf8(note)}, {"message", toUtf8(reasonText(note))}, {"count", count}});
    return list;
}

Json reportJson(const GenerateReport& report)
{
    Json generated = Json::array();
    for (const DraftId& draft : report.generated)
        generated.push_back(toUtf8(draft.text()));
    Json json = {{"generated", std::move(generated)},
                 {"failed", failuresJson(report.failed)},
                 {"not_followed", failuresJson(report.notFollowed)},
                 {"notes", notesJson(report.notes)},
                 {"present", report.present},
                 {"provider", toUtf8(report.provider)},
                 {"seconds", report.seconds},
                 {"stopped", report.stopped},
                 {"nothing", toUtf8(report.nothing)}};
    if (report.trouble)
        json["error"] = errorJson(*report.trouble);
    return json;
}

/// Why drafts were not written, each reason once with whom it concerns; a person once, whatever the steps.
void sayFailed(Output& out, const std::vector<GenerationFailure>& failures)
{
    constexpr qsizetype few = 5;
    std::map<QString, QStringList> names;
    std::map<QString, qsizetype> drafts;
    for (const GenerationFailure& failure : failures) {
        const QString reason = message(failure.reason);
        ++drafts[reason];
        if (!names[reason].contains(failure.name))
            names[reason].append(failure.name);
    }
    for (const auto& [reason, people] : names) {
        out.say(u"  %1 × %2"_s.arg(QString::number(drafts[reason]), reason));
        QString list = people.mid(0, few).join(u", "_s);
        if (people.size() > few)
            list = text(QT_TRANSLATE_NOOP("Cli", "%1 and %2 more"))
                       .arg(list, QString::number(people.size() - few));
        out.say(QString(u"      "_s + list));
    }
}

Exit generate(Call& call)
{
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    const Result<GenerateRequest> request = requestOf(call, **workspace);
    if (!request)
        return call.out().fail(request.error());
    const Result<GenerateReport> report =
        (*workspace)->generation().generate(*request, call.out().progress(), call.stop());
    if (!report)
        return call.out().fail(report.error());
    if (call.out().isJson())
        call.out().line(reportJson(*report));
    call.out().say(text(QT_TRANSLATE_NOOP("Cli", "%1 written, %2 failed, %3 there already"))
                       .arg(report->generated.size())
                       .arg(report->failed.size())
                       .arg(report->present));
    sayFailed(call.out(), report->failed);
    for (const auto& [note, count] : report->notes)
        call.out().say(u"  %1 × %2"_s.arg(QString::number(count), reasonText(note)));
    if (!report->notFollowed.empty())
        call.out().say(text(QT_TRANSLATE_NOOP("Cli", "Written without what was asked for:")));
    sayFailed(call.out(), report->notFollowed);
    if (!report->nothing.isEmpty()) {
        call.out().note(reasonText(report->nothing));
        return Exit::NeedsPerson;
    }
    if (report->stopped)
        call.out().note(text(QT_TRANSLATE_NOOP(
            "Cli", "Stopped. What is done stays done; the same command goes on from here.")));
    if (report->trouble)
        return call.out().tell(*report->trouble);
    const bool isWhole = report->failed.empty() && report->notFollowed.empty() && !report->stopped;
    return isWhole ? Exit::Done : Exit::NeedsPerson;
}

QString verdictOf(const DraftView& view)
{
    checks::Overall overall = checks::Overall::Pass;
    for (const FindingView& finding : view.findings) {
        if (!finding.open || finding.finding.severity == Severity::Note)
            continue;
        const bool blocks = finding.finding.severity == Severity::Blocker;
        if (blocks || overall == checks::Overall::Pass)
            overall = blocks ? checks::Overall::Block : checks::Overall::Warn;
    }
    return toText(overall);
}

Json checkedJson(const DraftView& view)
{
    Json findings = Json::array();
    for (const FindingView& finding : view.findings) {
        Json entry = findingJson(finding.finding, finding.key);
        entry["open"] = finding.open;
        findings.push_back(std::move(entry));
    }
    return {
        {"id", toUtf8(view.draft.id.text())},
        {"prospect", toUtf8(view.prospect.id.text())},
        {"prospect_name", toUtf8(view.prospect.name)},
        {"channel", view.draft.channel ? Json(toUtf8(toText(*view.draft.channel))) : Json(nullptr)},
        {"state", toUtf8(toText(view.state))},
        {"verdict", toUtf8(verdictOf(view))},
        {"findings", std::move(findings)}};
}

void sayChecked(Output& out, const DraftView& view)
{
    out.say(u"%1 · %2 · %3"_s.arg(view.prospect.name, label(view.draft.channel), verdictOf(view)));
    for (const FindingView& finding : view.findings) {
        if (finding.open)
            out.say(u"  %1\t%2\t%3"_s.arg(label(finding.finding.severity), finding.finding.check,
                                          finding.text));
    }
}

Result<std::vector<DraftId>> draftsOf(Call& call, OpenWorkspace& workspace)
{
    std::vector<DraftId> drafts;
    if (call.arguments().has(u"all"_s)) {
        ListQuery query;
        query.limit = 0;
        const Result<void> listed = workspace.listing().list(
            query, [&drafts](const Json& row) { drafts.emplace_back(textAt(row, "id")); });
        if (!listed)
            return listed.error();
        return drafts;
    }
    for (const QString& typed : call.arguments().places) {
        const Result<DraftId> draft = call.idOf<DraftId>(workspace, Named::Draft, typed);
        if (!draft)
            return draft.error();
        drafts.push_back(*draft);
    }
    return drafts;
}

Exit checkStored(Call& call)
{
    if (call.arguments().places.isEmpty() && !call.arguments().has(u"all"_s))
        return call.out().fail(badInput(
            u"usage"_s, {},
            {text(QT_TRANSLATE_NOOP("Cli", "Say what to check: check ID…, --all, or --file F."))}));
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    const Result<std::vector<DraftId>> drafts = draftsOf(call, **workspace);
    if (!drafts)
        return call.out().fail(drafts.error());
    const Result<CheckRun> run =
        (*workspace)->checks().check(*drafts, call.out().progress(), call.stop());
    if (!run)
        return call.out().fail(run.error());
    Exit exit = run->stopped ? Exit::NeedsPerson : Exit::Done;
    for (const DraftId& draft : *drafts) {
        if (call.stop().stop_requested())
            break;
        const Result<DraftView> view = (*workspace)->review().viewOf(draft);
        if (!view)
            return call.out().fail(view.error());
        if (call.out().isJson())
            call.out().line(checkedJson(*view));
        sayChecked(call.out(), *view);
        if (verdictOf(*view) != "pass"_L1)
            exit = Exit::NeedsPerson;
    }
    return exit;
}

Exit check(Call& call)
{
    return call.arguments().has(u"file"_s) ? checkFile(call) : checkStored(call);
}

/// Marks that the text did not have yet may cite whatever `show` lists for the draft, by its label there.
void addCitations(EditedText& edited, const DraftView& view)
{
    for (const text::CitationMark& mark : text::citationMarks(edited.text)) {
        if (edited.citations.contains(mark.label))
            continue;
        for (const EvidenceView& passage : view.evidence) {
            if (passage.label == mark.label && !passage.withdrawn)
                edited.citations.emplace(mark.label, passage.evidence.id);
        }
    }
}

/// Marks that cite nothing, each once.
QStringList unknownMarks(const EditedText& edited)
{
    QStringList unknown;
    for (const text::CitationMark& mark : text::citationMarks(edited.text)) {
        if (!edited.citations.contains(mark.label) && !unknown.contains(mark.label))
            unknown.append(mark.label);
    }
    return unknown;
}

void sayUnknownMarks(Output& out, const QStringList& unknown, const DraftView& view)
{
    if (unknown.isEmpty())
        return;
    QStringList known;
    for (const EvidenceView& passage : view.evidence) {
        if (!passage.withdrawn && !passage.label.isEmpty())
            known.append(passage.label);
    }
    out.note(
        text(QT_TRANSLATE_NOOP("Cli", "[@%1] cites nothing: it blocks the draft until the mark "
                                      "is taken out. What can be cited here: %2."))
            .arg(unknown.join(u"], [@"_s), known.join(u", "_s)));
}

Result<EditedText> editedOf(Call& call, const DraftView& view)
{
    if (!view.head)
        return refusal(view.conflicting.empty() ? u"decision.no_text"_s : u"edit.conflict"_s);
    EditedText edited{view.head->subject, view.head->text, view.head->citations};
    const Arguments& arguments = call.arguments();
    if (arguments.has(u"subject"_s))
        edited.subject = arguments.value(u"subject"_s);
    if (arguments.has(u"text-file"_s)) {
        const Result<QString> words = textOf(call, arguments.value(u"text-file"_s));
        if (!words)
            return words.error();
        edited.text = *words;
        while (edited.text.endsWith(u'\n'))
            edited.text.chop(1);
    }
    addCitations(edited, view);
    return edited;
}

/// Open blockers of the new text that the old one did not have.
std::vector<FindingView> newBlockers(const DraftView& before, const DraftView& after)
{
    std::set<QString> known;
    for (const FindingView& finding : before.findings) {
        if (finding.open && finding.finding.severity == Severity::Blocker)
            known.insert(finding.key);
    }
    std::vector<FindingView> blockers;
    for (const FindingView& finding : after.findings) {
        if (finding.open && finding.finding.severity == Severity::Blocker &&
            !known.contains(finding.key))
            blockers.push_back(finding);
    }
    return blockers;
}

void sayNewBlockers(Output& out, const std::vector<FindingView>& blockers)
{
    if (blockers.empty())
        return;
    out.say(text(QT_TRANSLATE_NOOP("Cli", "The new text is stopped by what the old one had not:")));
    for (const FindingView& finding : blockers)
        out.say(u"  %1\t%2"_s.arg(finding.finding.check, finding.text));
}

Exit edit(Call& call)
{
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    const Result<DraftId> draft =
        call.idOf<DraftId>(**workspace, Named::Draft, call.arguments().place(0));
    if (!draft)
        return call.out().fail(draft.error());
    const Result<DraftView> view = (*workspace)->review().viewOf(*draft);
    if (!view)
        return call.out().fail(view.error());
    const Result<EditedText> edited = editedOf(call, *view);
    if (!edited)
        return call.out().fail(edited.error());
    const QStringList unknown = unknownMarks(*edited);
    const Result<EditOutcome> outcome =
        (*workspace)->edits().finish(*draft, view->head->id, *edited);
    if (!outcome)
        return call.out().fail(outcome.error());
    std::vector<FindingView> blockers;
    if (outcome->changed) {
        const Result<DraftView> after = (*workspace)->review().viewOf(*draft);
        if (!after)
            return call.out().fail(after.error());
        blockers = newBlockers(*view, *after);
    }
    Json stopping = Json::array();
    for (const FindingView& finding : blockers)
        stopping.push_back(findingJson(finding.finding, finding.key));
    if (call.out().isJson())
        call.out().line({{"id", toUtf8(draft->text())},
                         {"changed", outcome->changed},
                         {"new_blockers", std::move(stopping)},
                         {"revision", toUtf8(outcome->revision.text())},
                         {"merged", outcome->merged},
                         {"unknown_citations", toJson(unknown)},
                         {"conflict", outcome->conflict}});
    call.out().say(outcome->changed
                       ? text(QT_TRANSLATE_NOOP(
                             "Cli", "A new version. Approvals of the old text no longer count."))
                       : text(QT_TRANSLATE_NOOP("Cli", "Nothing changed.")));
    sayUnknownMarks(call.out(), unknown, *view);
    sayNewBlockers(call.out(), blockers);
    return outcome->conflict || !unknown.isEmpty() || !blockers.empty() ? Exit::NeedsPerson
                                                                        : Exit::Done;
}

} // namespace

std::vector<Command> copyCommands()
{
    return {
        {u"generate"_s,
         QT_TRANSLATE_NOOP("Cli", "writes drafts for the steps that have none"),
         QT_TRANSLATE_NOOP(
             "Cli",
             "Without --segment and --prospect: for everybody who falls in a segment with a\n"
             "sequence. With --prospect and --directive, drafts that stand are written again,\n"
             "unless somebody approved, rejected or handed them over. Ctrl-C stops cleanly."),
         {},
         {{u"segment"_s, u"S"_s, QT_TRANSLATE_NOOP("Cli", "the people of this segment")},
          {u"prospect"_s, u"P"_s, QT_TRANSLATE_NOOP("Cli", "this person"), true},
          {u"channel"_s, u"C"_s, QT_TRANSLATE_NOOP("Cli", "only steps of this channel")},
          {u"provider"_s, u"NAME"_s, QT_TRANSLATE_NOOP("Cli", "what writes (default: builtin)")},
          {u"limit"_s, u"N"_s, QT_TRANSLATE_NOOP("Cli", "at most so many drafts")},
          {u"directive"_s, u"TEXT"_s, QT_TRANSLATE_NOOP("Cli", "what to heed")},
          {u"force"_s,
           {},
           QT_TRANSLATE_NOOP("Cli", "write again even where the directive cannot be followed")}},
         generate},
        {u"check"_s,
         QT_TRANSLATE_NOOP("Cli", "runs every check"),
         QT_TRANSLATE_NOOP("Cli",
                           "With --file it needs no workspace: one draft a line as JSON, one "
                           "answer a line."),
         {{u"ID"_s, Place::How::Any}},
         {{u"all"_s, {}, QT_TRANSLATE_NOOP("Cli", "every draft of the workspace")},
          {u"file"_s, u"F"_s,
           QT_TRANSLATE_NOOP("Cli", "drafts as JSON Lines, or - for standard input")}},
         check},
        {u"edit"_s,
         QT_TRANSLATE_NOOP("Cli", "writes a new version of a draft"),
         QT_TRANSLATE_NOOP("Cli", "Approvals of the old text no longer count. New marks may cite "
                                  "what “show” lists, by the label it has there."),
         {{u"ID"_s}},
         {{u"subject"_s, u"S"_s, QT_TRANSLATE_NOOP("Cli", "the new subject")},
          {u"text-file"_s, u"F"_s,
           QT_TRANSLATE_NOOP("Cli", "the new text, or - for standard input")}},
         edit},
    };
}

} // namespace countersign::cli
