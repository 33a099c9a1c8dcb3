// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/show_text.h"
#include "app/cli/text.h"
#include "app/services/edit_service.h"
#include "app/services/listing_service.h"
#include "app/services/sync_service.h"

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

bool isDraft(const QString& id)
{
    return id.startsWith("draft:"_L1);
}

Json textJson(const EditedText& text)
{
    return {{"subject", toUtf8(text.subject)}, {"text", toUtf8(text.text)}};
}

/// The JSON of one side of an issue, or its text where it is none.
Json sideJson(const QString& side)
{
    const Result<Json> json = parseJson(side.toUtf8());
    return json ? *json : Json(toUtf8(side));
}

/// Drafts as `list` shows them, then the records, with their fields.
Exit list(Call& call, OpenWorkspace& workspace)
{
    ListQuery query;
    query.state = policy::ReviewState::Conflict;
    query.limit = 0;
    QStringList shown;
    const Result<void> listed = workspace.listing().list(query, [&](Json row) {
        shown.append(textAt(row, "id"));
        row["kind"] = "draft";
        if (call.out().isForReading())
            call.out().say(rowText(row));
        else
            call.out().line(row);
    });
    if (!listed)
        return call.out().fail(listed.error());
    const Result<sync::RoundReport> standing = workspace.sync().standing();
    if (!standing)
        return call.out().fail(standing.error());
    for (const QString& id : standing->conflicts) {
        if (shown.contains(id))
            continue;
        const Result<std::vector<store::SyncIssue>> issues = workspace.sync().issuesOf(id);
        if (!issues)
            return call.out().fail(issues.error());
        QStringList fields;
        for (const store::SyncIssue& issue : *issues)
            fields.append(issue.field);
        if (call.out().isForReading())
            call.out().say(u"%1 · %2"_s.arg(fields.join(u", "_s), id));
        else
            call.out().line({{"id", toUtf8(id)}, {"kind", "record"}, {"fields", toJson(fields)}});
        shown.append(id);
    }
    if (call.out().isForReading())
        call.out().note(shown.isEmpty() ? text(QT_TRANSLATE_NOOP("Cli", "Nothing is in conflict."))
                                        : text(QT_TRANSLATE_NOOP(
                                              "Cli", "“conflicts show ID” has both sides.")));
    return shown.isEmpty() ? Exit::Done : Exit::NeedsPerson;
}

Exit showDraft(Call& call, OpenWorkspace& workspace, const DraftId& draft)
{
    const Result<ConflictView> view = workspace.edits().conflictOf(draft);
    if (!view)
        return call.out().fail(view.error());
    call.out().value({{"id", toUtf8(draft.text())},
                      {"kind", "draft"},
                      {"mine", textJson(view->mine)},
                      {"mine_by", toUtf8(view->mineBy)},
                      {"base", textJson(view->base)},
                      {"theirs", textJson(view->theirs)},
                      {"theirs_by", toUtf8(view->theirsBy)},
                      {"proposal", toUtf8(view->proposal)}});
    return Exit::NeedsPerson;
}

Exit showRecord(Call& call, OpenWorkspace& workspace, const QString& id)
{
    const Result<std::vector<store::SyncIssue>> issues = workspace.sync().issuesOf(id);
    if (!issues)
        return call.out().fail(issues.error());
    if (issues->empty())
        return call.out().fail(refusal(u"conflict.none"_s));
    Json fields = Json::array();
    for (const store::SyncIssue& issue : *issues)
        fields.push_back(
            {{"field", toUtf8(issue.field)},
             {"reason", toUtf8(issue.reason)},
             {"mine", sideJson(issue.mine)},
             {"theirs", issue.theirs.isEmpty() ? Json(nullptr) : sideJson(issue.theirs)}});
    call.out().value({{"id", toUtf8(id)}, {"kind", "record"}, {"fields", std::move(fields)}});
    return Exit::NeedsPerson;
}

Exit done(Call& call, const QString& id)
{
    if (call.out().isJson())
        call.out().line({{"id", toUtf8(id)}, {"resolved", true}});
    call.out().say(
        text(QT_TRANSLATE_NOOP("Cli", "Settled. It goes to the others with the next sync.")));
    return Exit::Done;
}

Exit resolveDraft(Call& call, OpenWorkspace& workspace, const DraftId& draft, const QString& side)
{
    const Result<ConflictView> view = workspace.edits().conflictOf(draft);
    if (!view)
        return call.out().fail(view.error());
    EditedText chosen = side == "theirs"_L1 ? view->theirs : view->mine;
    if (side.isEmpty()) {
        const Result<QString> written = textOf(call, call.arguments().value(u"text-file"_s));
        if (!written)
            return call.out().fail(written.error());
        chosen.text = *written;
        while (chosen.text.endsWith(u'\n'))
            chosen.text.chop(1); // every editor ends a file with one
        // Whatever either side cites may stand in the new text.
        chosen.citations.insert(view->theirs.citations.begin(), view->theirs.citations.end());
    }
    const Result<EditOutcome> outcome = workspace.edits().resolve(draft, view->heads, chosen);
    return outcome ? done(call, draft.text()) : call.out().fail(outcome.error());
}

Exit resolve(Call& call, OpenWorkspace& workspace, const QString& id)
{
    const QString side = call.arguments().value(u"take"_s);
    const bool isTaken = side == "mine"_L1 || side == "theirs"_L1;
    const bool isWritten = call.arguments().has(u"text-file"_s) && side.isEmpty();
    const Result<std::vector<store::SyncIssue>> issues = workspace.sync().issuesOf(id);
    if (!issues)
        return call.out().fail(issues.error());
    const bool isRecord = !isDraft(id) || !issues->empty();
    if (!isTaken && !(isWritten && !isRecord))
        return call.out().fail(badInput(
            u"usage"_s, {},
            {text(QT_TRANSLATE_NOOP(
                "Cli",
                "Say which side: --take mine or --take theirs, or for a draft --text-file F."))}));
    if (!isRecord)
        return resolveDraft(call, workspace, DraftId(id), side);
    const Result<void> settled = workspace.sync().settle(id, side == "mine"_L1);
    return settled ? done(call, id) : call.out().fail(settled.error());
}

/// The draft or the record that is meant: by its id, or by a name or e-mail that leads to one in conflict.
Result<QString> conflictNamed(Call& call, OpenWorkspace& workspace, const QString& typed)
{
    const Result<sync::RoundReport> standing = workspace.sync().standing();
    if (!standing)
        return standing.error();
    if (standing->conflicts.contains(typed))
        return typed;
    const Result<DraftId> draft = call.idOf<DraftId>(workspace, Named::Draft, typed);
    if (draft && standing->conflicts.contains(draft->text()))
        return draft->text();
    const Result<QString> record = workspace.listing().resolve(Named::Anything, typed);
    if (record && standing->conflicts.contains(*record))
        return record;
    // Of several drafts of a person, the one in conflict.
    QStringList meant;
    for (const QString& id : draft ? QStringList() : draft.error().candidates) {
        if (standing->conflicts.contains(id))
            meant.append(id);
    }
    if (meant.size() == 1)
        return meant.first();
    return draft ? Result<QString>(draft->text()) : record;
}

Exit conflicts(Call& call)
{
    const QString verb = call.arguments().place(0);
    const bool hasId = call.arguments().places.size() == 2;
    if (!(verb == "list"_L1 && !hasId) && !((verb == "show"_L1 || verb == "resolve"_L1) && hasId))
        return call.out().fail(badInput(
            u"usage"_s, {},
            {text(QT_TRANSLATE_NOOP(
                "Cli", "There is: conflicts list, conflicts show ID, conflicts resolve ID"))}));
    const Result<OpenWorkspace*> workspace = call.open(accessFor(verb != "resolve"_L1));
    if (!workspace)
        return call.out().fail(workspace.error());
    if (verb == "list"_L1)
        return list(call, **workspace);
    const Result<QString> id = conflictNamed(call, **workspace, call.arguments().place(1));
    if (!id)
        return call.out().fail(id.error());
    if (verb == "resolve"_L1)
        return resolve(call, **workspace, *id);
    const Result<std::vector<store::SyncIssue>> issues = (*workspace)->sync().issuesOf(*id);
    if (issues && issues->empty() && isDraft(*id))
        return showDraft(call, **workspace, DraftId(*id));
    return showRecord(call, **workspace, *id);
}

} // namespace

std::vector<Command> conflictCommands()
{
    return {
        {u"conflicts"_s,
         QT_TRANSLATE_NOOP("Cli", "what two people changed at once: list, show ID, resolve ID"),
         QT_TRANSLATE_NOOP(
             "Cli",
             "A draft shows mine, theirs and what both began from; --text-file writes the text\n"
             "that both become. A record shows the fields of which the other edit stands; --take\n"
             "mine writes yours after all. Nothing is lost until you have said."),
         {{u"list|show|resolve"_s}, {u"ID"_s, Place::How::Maybe}},
         {{u"take"_s, u"mine|theirs"_s, QT_TRANSLATE_NOOP("Cli", "the side that stands")},
          {u"text-file"_s, u"F|-"_s, QT_TRANSLATE_NOOP("Cli", "the text that both become")}},
         conflicts}};
}

} // namespace countersign::cli
