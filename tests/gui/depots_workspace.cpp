// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/depots_workspace.h"

#include "app/services/decision_service.h"
#include "app/services/edit_service.h"
#include "app/services/generation_service.h"
#include "app/services/import_service.h"
#include "app/services/listing_service.h"
#include "app/services/open_workspace.h"
#include "app/services/review_service.h"
#include "app/services/session.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace countersign::testing {

namespace {

constexpr qint64 day = 24 * 3600;

void import(OpenWorkspace& workspace, ImportKind kind, const char* name)
{
    const QString file =
        QStringLiteral(COUNTERSIGN_TEST_DATA) + u"/depots/"_s + QString::fromLatin1(name);
    if (const auto report = workspace.imports().run(kind, {file}); !report)
        qFatal("%s: %s", name, qPrintable(report.error().id));
}

/// Those that wait for a reviewer, e-mails only.
std::vector<DraftId> waiting(OpenWorkspace& workspace)
{
    std::vector<DraftId> drafts;
    ListQuery query;
    query.limit = 0;
    (void)workspace.listing().list(query, [&drafts](const Json& row) {
        if (textAt(row, "state") == u"needs_review" && textAt(row, "channel") == u"email")
            drafts.emplace_back(textAt(row, "id"));
    });
    return drafts;
}

bool decide(OpenWorkspace& workspace, const DraftId& draft, Verdict verdict, const QString& reason)
{
    const auto view = workspace.review().viewOf(draft);
    DecisionRequest request;
    request.verdict = verdict;
    request.reason = reason;
    request.secondsLooked = 600;
    for (const auto& [label, id] : view->head->citations)
        request.opened.push_back(id);
    const auto outcomes = workspace.decisions().decide({draft}, request);
    return outcomes && outcomes->front().decision.has_value();
}

void addPostscript(OpenWorkspace& workspace, const DraftId& draft)
{
    const auto view = workspace.review().viewOf(draft);
    EditedText text = editedTextOf(*view->head);
    text.text += u"\n\nMind the gantry."_s;
    if (const auto edited = workspace.edits().finish(draft, view->head->id, text); !edited)
        qFatal("%s", qPrintable(edited.error().id));
}

} // namespace

void DepotsWorkspace::make(const QString& path, const std::shared_ptr<FixedClock>& clock)
{
    auto made = OpenWorkspace::create(path, u"Olive Marchetti"_s, clock);
    if (!made)
        qFatal("%s", qPrintable(made.error().id));
    OpenWorkspace& workspace = **made;
    import(workspace, ImportKind::Setup, "setup.json");
    import(workspace, ImportKind::Accounts, "accounts.csv");
    import(workspace, ImportKind::Prospects, "people.csv");
    for (const char* name : {"research.jsonl", "crm.jsonl", "signal.jsonl"})
        import(workspace, ImportKind::Evidence, name);
    import(workspace, ImportKind::Knowledge, "kb");
    if (const auto written = workspace.generation().generate(GenerateRequest()); !written)
        qFatal("%s", qPrintable(written.error().id));
    clock->advance(-34 * day);
    int decided = 0;
    int edited = 0;
    for (const DraftId& draft : waiting(workspace)) {
        if (decided == 53)
            break;
        // Edits at first, none later.
        if (edited < 3 && decided % 4 == 2) {
            addPostscript(workspace, draft);
            ++edited;
        }
        if (!decide(workspace, draft, Verdict::Approve, {}))
            continue;
        if (++decided % 3 == 0)
            clock->advance(2 * day);
    }
    if (decided < 50)
        qFatal("only %d could be approved", decided);
}

} // namespace countersign::testing
