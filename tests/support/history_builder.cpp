// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/history_builder.h"

#include "app/domain/document.h"
#include "app/policy/content_hash.h"

using namespace Qt::StringLiterals;

namespace countersign::testing {

HistoryBuilder::HistoryBuilder()
{
    history.draft.id = DraftId(u"draft:d1"_s);
    history.draft.prospect = ProspectId(u"prospect:p1"_s);
    history.draft.step = StepId(u"step:s1"_s);
    history.draft.channel = Channel::Email;
    history.prospect.id = history.draft.prospect;
    history.prospect.account = AccountId(u"account:a1"_s);
    history.prospect.name = u"Ada Rook"_s;
    history.prospect.given = u"Ada"_s;
    history.prospect.family = u"Rook"_s;
    history.prospect.email = u"ada@rook.example"_s;
    history.account = Account{.id = AccountId(u"account:a1"_s),
                              .name = u"Rook Works"_s,
                              .domain = u"rook.example"_s,
                              .industry = {},
                              .employees = {},
                              .country = {},
                              .custom = {}};
    history.governance.segments = {SegmentId(u"segment:g1"_s)};
    history.governance.mode = Mode::Review;
    history.findings.emplace();
}

QDateTime HistoryBuilder::tick()
{
    return QDateTime(QDate(2026, 11, 2), QTime(8, 0), Qt::UTC).addSecs(60 * ++m_ticks);
}

RevisionId HistoryBuilder::write(const QString& text, const User& by)
{
    return writeOn(policy::headsOf(history.revisions), text, by);
}

RevisionId HistoryBuilder::writeOn(const std::vector<RevisionId>& parents, const QString& text,
                                   const User& by)
{
    Revision revision;
    revision.draft = history.draft.id;
    revision.author = by.id;
    revision.subject = u"A question"_s;
    revision.text = text;
    revision.citations = {{u"r1"_s, EvidenceId(u"evidence:e1"_s)}};
    revision.parents = parents;
    revision.at = tick();
    revision = sealed(revision);
    history.revisions.push_back(revision);
    history.roles[by.id] = by.role;
    return revision.id;
}

void HistoryBuilder::onAutopilot()
{
    history.governance.mode = Mode::Autopilot;
    Generation generation;
    generation.provider = u"builtin"_s;
    history.governance.recipes = {policy::recipeOf(generation)};
    history.sampleDraw = 0.5;
}

RevisionId HistoryBuilder::generate(const QString& text)
{
    const User worker = user(u"Worker"_s, Role::Worker);
    const RevisionId id = write(text, worker);
    Generation generation;
    generation.draft = history.draft.id;
    generation.revision = id;
    generation.by = worker.id;
    generation.provider = u"builtin"_s;
    generation.at = tick();
    history.generations.push_back(sealed(generation));
    return id;
}

DecisionId HistoryBuilder::decide(Verdict verdict, const User& by)
{
    std::vector<DecisionId> seen;
    for (const Decision& decision : history.decisions)
        seen.push_back(decision.id);
    return decideSeeing(verdict, by, seen);
}

DecisionId HistoryBuilder::decideSeeing(Verdict verdict, const User& by,
                                        const std::vector<DecisionId>& after)
{
    const Revision* head = policy::headOf(history);
    Decision decision;
    decision.draft = history.draft.id;
    decision.verdict = verdict;
    if (head) {
        decision.revision = head->id;
        decision.contentHash = policy::contentHash(history, *head);
    }
    decision.by = by.id;
    history.roles[by.id] = by.role;
    decision.role = by.role;
    decision.after = after;
    decision.at = tick();
    decision = sealed(decision);
    history.decisions.push_back(decision);
    return decision.id;
}

DecisionId HistoryBuilder::takeBack(Verdict verdict, const DecisionId& target, const User& by)
{
    Decision decision;
    decision.draft = history.draft.id;
    decision.verdict = verdict;
    decision.target = target;
    decision.by = by.id;
    history.roles[by.id] = by.role;
    decision.role = by.role;
    decision.after = {target};
    decision.at = tick();
    decision = sealed(decision);
    history.decisions.push_back(decision);
    return decision.id;
}

void HistoryBuilder::dismiss(const Finding& finding, const User& by)
{
    const Revision* head = policy::headOf(history);
    Dismissal dismissal;
    dismissal.draft = history.draft.id;
    dismissal.revision = head ? head->id : RevisionId();
    dismissal.finding = findingKey(finding);
    dismissal.by = by.id;
    history.roles[by.id] = by.role;
    dismissal.reason = u"checked by phone"_s;
    dismissal.at = tick();
    history.dismissals.push_back(sealed(dismissal));
}

User HistoryBuilder::user(const QString& name, Role role)
{
    return User{.id = userIdFor(name), .name = name, .role = role, .email = {}, .languages = {}};
}

Finding HistoryBuilder::blocker(const QString& check, const QString& excerpt)
{
    Finding finding;
    finding.check = check;
    finding.severity = Severity::Blocker;
    finding.excerpt = excerpt;
    finding.reason = u"test"_s;
    return finding;
}

} // namespace countersign::testing
