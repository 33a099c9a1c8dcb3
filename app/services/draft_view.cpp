// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/draft_view.h"

#include "app/checks/finding_text.h"
#include "app/domain/document.h"
#include "app/domain/finding_keys.h"
#include "app/policy/content_hash.h"
#include "app/policy/counting_decisions.h"
#include "app/policy/decide.h"
#include "app/policy/facts.h"
#include "app/policy/permissions.h"
#include "app/services/acting.h"
#include "app/services/delivery_judging.h"
#include "app/services/evidence_age.h"
#include "app/services/state_reasons.h"
#include "app/store/drafts.h"
#include "app/store/evidence_records.h"
#include "app/store/history.h"
#include "app/store/personas.h"
#include "app/store/segments.h"
#include "app/store/sequences.h"
#include "app/store/users.h"
#include "app/store/work_in_progress.h"

#include <algorithm>
#include <limits>
#include <tuple>

using namespace Qt::StringLiterals;
using countersign::policy::DraftHistory;

namespace countersign {

namespace {

constexpr std::array decidable{Verdict::Approve, Verdict::SignOff, Verdict::RequestChanges,
                               Verdict::Reject, Verdict::Withdraw};

Permission permissionOf(const Result<void>& may)
{
    if (may)
        return {.allowed = true, .refusal = std::nullopt};
    return {.allowed = false, .refusal = may.error()};
}

void addPeople(DraftView& view, const DraftHistory& history, const DraftViewSources& sources)
{
    view.draft = history.draft;
    view.prospect = history.prospect;
    view.account = history.account;
    view.governance = history.governance;
    if (history.prospect.persona)
        view.persona = sources.session.personas().find(*history.prospect.persona);
    for (const SegmentId& id : history.governance.segments) {
        if (const std::optional<Segment> segment = sources.session.segments().find(id))
            view.segments.append(segment->name);
    }
    for (const UserId& id : history.governance.approvers)
        view.approvers.append(sources.session.users().nameOf(id));
    view.approvers.sort(Qt::CaseInsensitive);
    if (!history.draft.step)
        return;
    view.step = sources.session.sequences().step(*history.draft.step);
    if (!view.step)
        return;
    if (const auto sequence = sources.session.sequences().find(view.step->sequence))
        view.sequence = sequence->name;
}

void addRevisions(DraftView& view, const DraftHistory& history, const DraftViewSources& sources)
{
    const std::vector<RevisionId> heads = policy::headsOf(history.revisions);
    for (const Revision& revision : history.revisions) {
        const bool isHead = std::find(heads.begin(), heads.end(), revision.id) != heads.end();
        view.revisions.push_back({revision, sources.session.users().nameOf(revision.author), isHead,
                                  policy::isAttested(history, revision.id)});
        if (isHead && heads.size() > 1)
            view.conflicting.push_back(revision);
    }
    std::reverse(view.revisions.begin(), view.revisions.end());
    if (const Revision* head = policy::headOf(history)) {
        view.head = *head;
        view.contentHash = policy::contentHash(history, *head);
    }
}

/// Cited passages that no longer count stay in sight, so that one sees what the text rests on.
void addWithdrawn(DraftView& view, const EditedText& text, const DraftViewSources& sources)
{
    for (const auto& [citation, id] : text.citations) {
        if (!sources.session.evidence().isWithdrawn(id))
            continue;
        if (std::optional<Evidence> evidence = sources.session.evidence().find(id)) {
            EvidenceView passage;
            passage.evidence = std::move(*evidence);
            passage.label = citation;
            passage.cited = true;
            passage.withdrawn = true;
            view.evidence.push_back(std::move(passage));
        }
    }
}

int inputRank(Input input)
{
    return static_cast<int>(std::find(allInputs.begin(), allInputs.end(), input) -
                            allInputs.begin());
}

/// The input with the fewest passages on the person or the account; our own knowledge counts as it stands.
/// Of several the one that copy feels first: allInputs' order.
std::optional<Input> weakestOf(const std::vector<EvidenceView>& evidence)
{
    std::map<Input, qint64> counts;
    for (const Input input : allInputs)
        counts[input] = 0;
    for (const EvidenceView& passage : evidence) {
        if (!passage.withdrawn && !passage.stale)
            ++counts[passage.evidence.input];
    }
    std::optional<Input> weakest;
    for (const Input input : allInputs) {
        if (!weakest || counts[input] < counts[*weakest])
            weakest = input;
    }
    return weakest;
}

void addEvidence(DraftView& view, const DraftHistory& history, const EditedText& text,
                 const DraftViewSources& sources)
{
    const Citations used = view.head ? policy::citedIn(*view.head) : Citations();
    for (InHand& passage : evidenceInHand(sources.session, sources.basis, history, text)) {
        EvidenceView shown;
        shown.evidence = std::move(passage.evidence);
        shown.label = passage.label;
        shown.cited = used.contains(passage.label);
        view.evidence.push_back(std::move(shown));
    }
    addWithdrawn(view, text, sources);
    const Rules rules = rulesFor(sources.basis, history);
    for (EvidenceView& passage : view.evidence) {
        passage.ageDays = ageInDays(passage.evidence, sources.today);
        passage.stale = isStale(passage.evidence, rules, sources.today);
    }
    std::stable_sort(
        view.evidence.begin(), view.evidence.end(),
        [](const EvidenceView& a, const EvidenceView& b) {
            const int oldest = std::numeric_limits<int>::max();
            return std::tuple(inputRank(a.evidence.input), !a.cited, a.ageDays.value_or(oldest)) <
                   std::tuple(inputRank(b.evidence.input), !b.cited, b.ageDays.value_or(oldest));
        });
    view.weakestInput = weakestOf(view.evidence);
}

FindingView findingView(const Finding& finding, const DraftHistory& history, const User* actor)
{
    FindingView shown;
    shown.finding = finding;
    shown.key = findingKeyAmong(history.findings.value_or(std::vector<Finding>()), finding);
    shown.title = checks::findingTitle(finding);
    shown.text = checks::findingText(finding);
    const std::vector<Finding> open = policy::openFindings(history);
    shown.open = std::find(open.begin(), open.end(), finding) != open.end();
    if (!shown.open) {
        for (const Dismissal& dismissal : history.dismissals) {
            if (dismissal.finding == shown.key)
                shown.dismissal = dismissal;
        }
        return shown;
    }
    if (!actor)
        return shown;
    // A reason is asked for when it comes to it; whether one may at all shows beforehand.
    const Result<void> may = policy::mayDismiss(history, *actor, shown.key, u"-"_s);
    shown.dismissible = may.ok();
    if (!may)
        shown.whyNot = may.error();
    return shown;
}

void addFindings(DraftView& view, const DraftHistory& history, const EditedText& text,
                 const DraftViewSources& sources)
{
    view.checked = history.findings.has_value();
    for (const Finding& finding : history.findings.value_or(std::vector<Finding>()))
        view.findings.push_back(
            findingView(finding, history, sources.actor ? &*sources.actor : nullptr));
    std::stable_partition(view.findings.begin(), view.findings.end(),
                          [](const FindingView& finding) { return finding.open; });
    if (!view.head)
        return;
    const checks::CheckInput input =
        checkInputOf(sources.session, sources.basis, history, text, sources.today);
    view.support = checks::supportOf(input);
    view.metrics = checks::metricsOf(input);
}

void addState(DraftView& view, const DraftHistory& history, const DraftViewSources& sources)
{
    view.state = policy::reviewState(history);
    view.why = stateReasons(
        history, [&sources](const UserId& id) { return sources.session.users().nameOf(id); });
    for (const Decision& decision : history.decisions) {
        const std::optional<QString> whyNot = policy::whyNotCounting(history, decision);
        view.decisions.push_back({decision, sources.session.users().nameOf(decision.by),
                                  !whyNot.has_value(), whyNot.value_or(QString())});
    }
    std::reverse(view.decisions.begin(), view.decisions.end());
    if (!sources.actor)
        return;
    for (const Verdict verdict : decidable)
        view.may[verdict] = permissionOf(policy::mayDecide(history, *sources.actor, verdict));
    view.mayEdit = permissionOf(mayEdit(history, *sources.actor));
    view.mayRegenerate = view.mayEdit;
    view.maySettle = permissionOf(maySettle(history.delivery, *sources.actor));
}

void addSiblings(DraftView& view, const DraftHistory& history, const DraftViewSources& sources)
{
    for (const Draft& draft : sources.session.drafts().ofProspect(history.prospect.id)) {
        SiblingView sibling;
        sibling.draft = draft.id;
        sibling.channel = draft.channel;
        if (draft.step) {
            if (const std::optional<Step> step = sources.session.sequences().step(*draft.step))
                sibling.position = step->position;
        }
        sibling.state = sources.session.queue().state(draft.id);
        view.siblings.push_back(sibling);
    }
}

void addWork(DraftView& view, const DraftHistory& history, const DraftViewSources& sources)
{
    if (!sources.actor)
        return;
    const auto edit = sources.session.workInProgress().find(history.draft.id, sources.actor->id);
    if (!edit)
        return;
    WorkInProgress work;
    if (!edit->base.empty())
        work.base = edit->base.front();
    work.text = {edit->subject, edit->text, edit->citations};
    work.at = edit->at;
    view.work = std::move(work);
}

} // namespace

Result<void> mayWrite(const DraftHistory& history, const User& actor)
{
    if (Result<void> may = policy::require(actor.role, policy::Action::WriteRevision); !may)
        return may;
    if (policy::factsOf(history).delivered != policy::DraftFacts::Delivered::No)
        return refusal(u"edit.delivered"_s);
    return {};
}

Result<void> mayEdit(const DraftHistory& history, const User& actor)
{
    if (Result<void> may = mayWrite(history, actor); !may)
        return may;
    if (policy::headsOf(history.revisions).size() > 1)
        return refusal(u"edit.conflict"_s);
    return {};
}

DraftView draftViewOf(const DraftHistory& history, const DraftViewSources& sources)
{
    DraftView view;
    addPeople(view, history, sources);
    addRevisions(view, history, sources);
    const EditedText text = view.head ? editedTextOf(*view.head) : EditedText();
    addEvidence(view, history, text, sources);
    addFindings(view, history, text, sources);
    addState(view, history, sources);
    addSiblings(view, history, sources);
    addWork(view, history, sources);
    return view;
}

} // namespace countersign
