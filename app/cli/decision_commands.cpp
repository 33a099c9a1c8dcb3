// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/text.h"
#include "app/services/decision_service.h"
#include "app/services/messages.h"
#include "app/services/review_service.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

Json outcomeJson(const QString& id, Verdict verdict, const DecisionOutcome& outcome)
{
    Json json = {
        {"id", toUtf8(id)},
        {"verdict", toUtf8(toText(verdict))},
        {"ok", outcome.decision.has_value()},
        {"decision", outcome.decision ? Json(toUtf8(outcome.decision->id.text())) : Json(nullptr)},
        {"state", outcome.state ? Json(toUtf8(toText(*outcome.state))) : Json(nullptr)}};
    if (outcome.refusal)
        json["error"] = errorJson(*outcome.refusal);
    return json;
}

void tell(Call& call, OpenWorkspace& workspace, const QString& id, Verdict verdict,
          const DecisionOutcome& outcome)
{
    if (call.out().isJson())
        call.out().line(outcomeJson(id, verdict, outcome));
    const QString who = draftName(workspace, id);
    if (outcome.refusal)
        call.out().note(u"%1: %2 (%3)"_s.arg(who, message(*outcome.refusal), outcome.refusal->id));
    else
        call.out().say(
            text(QT_TRANSLATE_NOOP("Cli", "%1: %2. Now: %3."))
                .arg(who, doneLabel(verdict), outcome.state ? label(*outcome.state) : QString()));
}

/// Ids and names on the line, each with the draft it names or why it names none.
struct OnTheLine {
    QString typed;
    Result<DraftId> draft;
};

std::vector<OnTheLine> namedDrafts(Call& call, OpenWorkspace& workspace)
{
    std::vector<OnTheLine> named;
    for (const QString& typed : call.arguments().places)
        named.push_back({typed, call.idOf<DraftId>(workspace, Named::Draft, typed)});
    return named;
}

/// Evidence ids, or labels of the one draft that is decided on ("c1,k2").
Result<std::vector<EvidenceId>> openedOf(Call& call, OpenWorkspace& workspace,
                                         const std::vector<DraftId>& drafts)
{
    std::vector<EvidenceId> opened;
    const QStringList typed =
        call.arguments().values(u"opened"_s).join(u',').split(u',', Qt::SkipEmptyParts);
    for (const QString& entry : typed) {
        const QString name = entry.trimmed();
        if (drafts.size() == 1 && !name.startsWith("evidence:"_L1)) {
            const Result<DraftView> view = workspace.review().viewOf(drafts.front());
            if (!view)
                return view.error();
            const auto it =
                std::find_if(view->evidence.begin(), view->evidence.end(),
                             [&name](const EvidenceView& one) { return one.label == name; });
            if (it != view->evidence.end()) {
                opened.push_back(it->evidence.id);
                continue;
            }
        }
        const Result<EvidenceId> id = call.idOf<EvidenceId>(workspace, Named::Evidence, name);
        if (!id)
            return id.error();
        opened.push_back(*id);
    }
    return opened;
}

Exit exitFor(qsizetype done, qsizetype all)
{
    if (done == all)
        return Exit::Done;
    return done == 0 ? Exit::BadInput : Exit::NeedsPerson;
}

Exit decide(Call& call, Verdict verdict)
{
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    const std::vector<OnTheLine> named = namedDrafts(call, **workspace);
    std::vector<DraftId> drafts;
    for (const OnTheLine& one : named) {
        if (one.draft)
            drafts.push_back(*one.draft);
    }
    const Result<qint64> looked = numberOf(call.arguments(), u"looked"_s, 0);
    if (!looked)
        return call.out().fail(looked.error());
    const Result<std::vector<EvidenceId>> opened = openedOf(call, **workspace, drafts);
    if (!opened)
        return call.out().fail(opened.error());
    DecisionRequest request;
    request.verdict = verdict;
    request.reason = call.arguments().value(u"reason"_s);
    request.secondsLooked = static_cast<int>(*looked);
    request.opened = *opened;
    const Result<std::vector<DecisionOutcome>> outcomes =
        (*workspace)->decisions().decide(drafts, request);
    if (!outcomes)
        return call.out().fail(outcomes.error());
    qsizetype done = 0;
    auto next = outcomes->begin();
    for (const OnTheLine& one : named) {
        DecisionOutcome outcome;
        if (one.draft)
            outcome = *next++;
        else
            outcome.refusal = one.draft.error();
        done += outcome.decision ? 1 : 0;
        tell(call, **workspace, one.draft ? one.draft->text() : one.typed, verdict, outcome);
    }
    return exitFor(done, static_cast<qsizetype>(named.size()));
}

Exit reverse(Call& call)
{
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    const Result<DecisionId> decision =
        call.idOf<DecisionId>(**workspace, Named::Decision, call.arguments().place(0));
    if (!decision)
        return call.out().fail(decision.error());
    const Result<DecisionOutcome> outcome =
        (*workspace)->decisions().reverse(*decision, call.arguments().value(u"reason"_s));
    if (!outcome)
        return call.out().fail(outcome.error());
    if (outcome->refusal)
        return call.out().fail(*outcome->refusal);
    tell(call, **workspace, outcome->draft.text(), Verdict::Reverse, *outcome);
    return Exit::Done;
}

/// A finding by its key, or by the check's name where one finding of it is open.
Result<QString> findingNamed(const DraftView& view, const QString& typed)
{
    QStringList ofCheck;
    QStringList all;
    for (const FindingView& finding : view.findings) {
        if (finding.key == typed)
            return typed;
        if (!finding.open)
            continue;
        all.append(finding.key);
        if (finding.finding.check == typed)
            ofCheck.append(finding.key);
    }
    if (ofCheck.size() == 1)
        return ofCheck.first();
    if (ofCheck.size() > 1)
        return Error{.code = ErrorCode::Ambiguous,
                     .id = u"id.ambiguous"_s,
                     .args = {typed, ofCheck.join(u", "_s)},
                     .where = {},
                     .detail = {},
                     .candidates = ofCheck};
    Error error = refusal(u"dismiss.no_such_finding"_s);
    error.candidates = all;
    return error;
}

Exit undo(Call& call)
{
    const Result<OpenWorkspace*> workspace = call.open();
    if (!workspace)
        return call.out().fail(workspace.error());
    const Result<DecisionOutcome> outcome = (*workspace)->decisions().undoLast();
    if (!outcome)
        return call.out().fail(outcome.error());
    if (outcome->refusal)
        return call.out().fail(*outcome->refusal);
    const Result<DraftView> view = (*workspace)->review().viewOf(outcome->draft);
    if (!view)
        return call.out().fail(view.error());
    const bool decision = outcome->decision.has_value();
    if (call.out().isJson())
        call.out().line({{"id", toUtf8(outcome->draft.text())},
                         {"undone", decision ? "decision" : "rewriting"},
                         {"state", toUtf8(toText(view->state))}});
    const QString what =
        decision ? text(QT_TRANSLATE_NOOP("Cli", "%1: your last decision is taken back. Now: %2."))
                 : text(QT_TRANSLATE_NOOP("Cli", "%1: the text of before is back. Now: %2."));
    call.out().say(what.arg(draftName(**workspace, outcome->draft.text()), label(view->state)));
    return Exit::Done;
}

Exit dismiss(Call& call)
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
    const Result<QString> finding = findingNamed(*view, call.arguments().place(1));
    if (!finding)
        return call.out().fail(finding.error());
    const Result<Dismissal> dismissal =
        (*workspace)->decisions().dismiss(*draft, *finding, call.arguments().value(u"reason"_s));
    if (!dismissal)
        return call.out().fail(dismissal.error());
    if (call.out().isJson())
        call.out().line({{"id", toUtf8(draft->text())},
                         {"finding", toUtf8(*finding)},
                         {"dismissal", toUtf8(dismissal->id.text())}});
    call.out().say(text(QT_TRANSLATE_NOOP("Cli", "Set aside.")));
    return Exit::Done;
}

std::vector<Option> decisionOptions()
{
    return {{u"reason"_s, u"T"_s, QT_TRANSLATE_NOOP("Cli", "why")},
            {u"looked"_s, u"SECONDS"_s, QT_TRANSLATE_NOOP("Cli", "how long it was read")},
            {u"opened"_s, u"EVIDENCE,…"_s,
             QT_TRANSLATE_NOOP("Cli", "evidence that was looked at, by id or label"), true}};
}

Command decisionCommand(const QString& name, Verdict verdict, const char* summary)
{
    return {name,
            summary,
            QT_TRANSLATE_NOOP("Cli", "On the exact text that stands now. Several IDs are a bulk "
                                     "decision, one answer each."),
            {{u"ID"_s, Place::How::Some}},
            decisionOptions(),
            [verdict](Call& call) { return decide(call, verdict); }};
}

} // namespace

std::vector<Command> decisionCommands()
{
    return {
        decisionCommand(u"approve"_s, Verdict::Approve,
                        QT_TRANSLATE_NOOP("Cli", "approves drafts")),
        decisionCommand(u"sign-off"_s, Verdict::SignOff,
                        QT_TRANSLATE_NOOP("Cli", "signs drafts as a named approver")),
        decisionCommand(u"request-changes"_s, Verdict::RequestChanges,
                        QT_TRANSLATE_NOOP("Cli", "sends drafts back")),
        decisionCommand(u"reject"_s, Verdict::Reject, QT_TRANSLATE_NOOP("Cli", "rejects drafts")),
        decisionCommand(u"withdraw"_s, Verdict::Withdraw,
                        QT_TRANSLATE_NOOP("Cli", "takes one's own decision back")),
        {u"reverse"_s,
         QT_TRANSLATE_NOOP("Cli", "a manager undoes a decision"),
         "",
         {{u"DECISION"_s}},
         {{u"reason"_s, u"T"_s, QT_TRANSLATE_NOOP("Cli", "why")}},
         reverse},
        {u"undo"_s,
         QT_TRANSLATE_NOOP("Cli", "takes back what you did last"),
         QT_TRANSLATE_NOOP("Cli",
                           "A decision, or a draft that you had written again: its earlier text "
                           "comes back."),
         {},
         {},
         undo},
        {u"dismiss"_s,
         QT_TRANSLATE_NOOP("Cli", "sets a finding aside"),
         QT_TRANSLATE_NOOP("Cli",
                           "FINDING is its id, or its check where one finding of it is open."),
         {{u"ID"_s}, {u"FINDING"_s}},
         {{u"reason"_s, u"T"_s, QT_TRANSLATE_NOOP("Cli", "why it does not hold here")}},
         dismiss},
    };
}

} // namespace countersign::cli
