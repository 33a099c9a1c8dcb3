// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/decider.h"

#include "app/services/session.h"
#include "models/common/desk.h"

#include <iterator>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// What can be taken back, and how many were decided today.
struct Latest {
    Result<std::vector<UndoEntry>> decisions;
    Result<ReviewService::Pace> pace;
    Result<bool> rewriting;
};

/// Keeps what was decided.
template<class Here>
Result<std::vector<DecisionOutcome>> kept(Here& here, Result<std::vector<DecisionOutcome>> outcomes)
{
    const std::lock_guard lock(here.mutex);
    --here.asked;
    if (outcomes) {
        for (const DecisionOutcome& outcome : *outcomes) {
            if (outcome.decision)
                here.decisions.push_back(*outcome.decision);
        }
    }
    return outcomes;
}

/// The latest by this person, taken off the list.
template<class Here>
std::optional<DecisionId> takeLast(Here& here, const UserId& user)
{
    const std::lock_guard lock(here.mutex);
    for (auto it = here.decisions.rbegin(); it != here.decisions.rend(); ++it) {
        if (it->by != user)
            continue;
        const DecisionId id = it->id;
        here.decisions.erase(std::next(it).base());
        return id;
    }
    return std::nullopt;
}

template<class Here>
void ask(Here& here)
{
    const std::lock_guard lock(here.mutex);
    ++here.asked;
}

} // namespace

Decider::Decider(Desk& desk, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
{}

void Decider::decide(const DraftId& draft, const QString& who, const DecisionRequest& request)
{
    OpenWorkspace& workspace = m_desk.workspace();
    ask(*m_here);
    m_desk.writes().run(
        this,
        [&workspace, draft, request, here = m_here](const std::stop_token&) {
            return kept(*here, workspace.decisions().decide({draft}, request));
        },
        [this, draft, who](const Result<std::vector<DecisionOutcome>>& outcomes) {
            if (!outcomes) {
                Q_EMIT refused(draft, who, outcomes.error());
                return;
            }
            for (const DecisionOutcome& outcome : *outcomes) {
                if (outcome.refusal)
                    Q_EMIT refused(outcome.draft, who, *outcome.refusal);
                else
                    Q_EMIT decided(outcome, who);
            }
            readLatest();
        });
}

void Decider::decideTogether(const std::vector<DraftId>& drafts, const DecisionRequest& request)
{
    OpenWorkspace& workspace = m_desk.workspace();
    ask(*m_here);
    m_desk.writes().run(
        this,
        [&workspace, drafts, request, here = m_here](const std::stop_token&) {
            return kept(*here, workspace.decisions().decide(drafts, request));
        },
        [this](const Result<std::vector<DecisionOutcome>>& outcomes) {
            if (outcomes)
                Q_EMIT decidedTogether(*outcomes);
            else
                Q_EMIT failed(outcomes.error());
            readLatest();
        });
}

void Decider::undoLast()
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.writes().run(
        this,
        [&workspace, here = m_here](const std::stop_token&) -> Result<DecisionOutcome> {
            const Result<bool> rewritten = workspace.decisions().lastWasRewriting();
            if (!rewritten)
                return rewritten.error();
            if (*rewritten)
                return workspace.decisions().undoLast();
            const std::optional<DecisionId> last = takeLast(*here, workspace.session().userId());
            return last ? workspace.decisions().undo(*last)
                        : Result<DecisionOutcome>(refusal(u"undo.nothing_here"_s));
        },
        [this](const Result<DecisionOutcome>& outcome) { takeUndone(outcome); });
}

void Decider::undo(const DecisionId& decision)
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.writes().run(
        this,
        [&workspace, decision](const std::stop_token&) {
            return workspace.decisions().undo(decision);
        },
        [this](const Result<DecisionOutcome>& outcome) { takeUndone(outcome); });
}

bool Decider::canUndo() const
{
    const std::lock_guard lock(m_here->mutex);
    return m_rewritten || m_here->asked > 0 || !m_here->decisions.empty();
}

void Decider::takeUndone(const Result<DecisionOutcome>& outcome)
{
    if (!outcome)
        Q_EMIT failed(outcome.error());
    else if (outcome->refusal)
        Q_EMIT failed(*outcome->refusal);
    else
        Q_EMIT undone(*outcome);
    if (outcome && outcome->decision) {
        const std::lock_guard lock(m_here->mutex);
        std::erase_if(m_here->decisions, [&outcome](const Decision& one) {
            return one.id == outcome->decision->target;
        });
    }
    readLatest();
}

void Decider::dismiss(const DraftId& draft, const QString& findingKey, const QString& reason)
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.writes().run(
        this,
        [&workspace, draft, findingKey, reason](const std::stop_token&) {
            return workspace.decisions().dismiss(draft, findingKey, reason);
        },
        [this, draft](const Result<Dismissal>& result) {
            if (result)
                Q_EMIT dismissed(draft);
            else
                Q_EMIT failed(result.error());
        });
}

void Decider::readLatest()
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.lists().runLatest(
        u"decider.latest"_s, this,
        [&workspace](const std::stop_token&) {
            return Latest{workspace.decisions().lastDecisions(), workspace.review().pace(),
                          workspace.decisions().lastWasRewriting()};
        },
        [this](const Latest& read) {
            if (read.decisions)
                m_latest = *read.decisions;
            if (read.pace)
                m_pace = *read.pace;
            if (read.rewriting)
                m_rewritten = *read.rewriting;
            Q_EMIT latestChanged();
        });
}

} // namespace countersign
