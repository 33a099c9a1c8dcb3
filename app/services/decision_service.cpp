// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/decision_service.h"

#include "app/domain/document.h"
#include "app/policy/content_hash.h"
#include "app/policy/counting_decisions.h"
#include "app/policy/decide.h"
#include "app/services/acting.h"
#include "app/services/autopilot_watch.h"
#include "app/services/check_service.h"
#include "app/services/rewriting.h"
#include "app/store/audit_log.h"
#include "app/store/decisions.h"
#include "app/store/drafts.h"
#include "app/store/history.h"
#include "app/store/prospects.h"

#include <set>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// What one decision is made from, once it is known to be allowed.
struct Ballot {
    Verdict verdict = Verdict::Approve;
    std::optional<DecisionId> target;
    QString reason;
    int secondsLooked = 0;
    std::vector<EvidenceId> opened;
    bool bulk = false;
};

/// The revision that a decision names: the head; for taking back, that of the decision taken back.
RevisionId revisionFor(const policy::DraftHistory& history, const Ballot& ballot)
{
    if (ballot.target) {
        for (const Decision& decision : history.decisions) {
            if (decision.id == *ballot.target)
                return decision.revision;
        }
    }
    const Revision* head = policy::headOf(history);
    return head ? head->id : RevisionId();
}

Decision decisionOf(const policy::DraftHistory& history, const User& actor, const Ballot& ballot,
                    const QDateTime& now)
{
    Decision decision;
    decision.draft = history.draft.id;
    decision.revision = revisionFor(history, ballot);
    for (const Revision& revision : history.revisions) {
        if (revision.id == decision.revision)
            decision.contentHash = policy::contentHash(history, revision);
    }
    decision.verdict = ballot.verdict;
    decision.target = ballot.target;
    decision.after = policy::decisionsSeen(history);
    decision.by = actor.id;
    decision.role = actor.role;
    decision.reason = ballot.reason.trimmed();
    decision.secondsLooked = ballot.secondsLooked;
    decision.opened = ballot.opened;
    decision.bulk = ballot.bulk;
    decision.at = now;
    return sealed(std::move(decision));
}

Result<void> noteRefusal(store::Transaction& transaction, const User& actor, const DraftId& draft,
                         Verdict verdict, const Error& error)
{
    return transaction.audit().append(
        {.by = actor.id,
         .action = u"refused"_s,
         .subject = draft.text(),
         .detail = {{"verdict", toUtf8(toText(verdict))}, {"rule", toUtf8(error.id)}}});
}

Result<void> mayDecide(const policy::DraftHistory& history, const User& actor, const Ballot& ballot,
                       const std::optional<RevisionId>& seen)
{
    const Revision* head = policy::headOf(history);
    if (seen && head && head->id != *seen)
        return refusal(u"decision.text_changed"_s);
    return policy::mayDecide(history, actor, ballot.verdict, ballot.target, ballot.reason);
}

Result<DecisionOutcome> decideOne(store::Transaction& transaction, const User& actor,
                                  const DraftId& draft, Ballot ballot,
                                  const std::optional<RevisionId>& seen, const QDateTime& now)
{
    DecisionOutcome outcome;
    outcome.draft = draft;
    const Result<policy::DraftHistory> history = store::historyOf(transaction, draft);
    if (!history) {
        outcome.refusal = history.error();
        return outcome;
    }
    if (ballot.verdict == Verdict::Withdraw && !ballot.target)
        ballot.target = policy::ownStandingDecision(*history, actor.id);
    if (const Result<void> may = mayDecide(*history, actor, ballot, seen); !may) {
        outcome.refusal = may.error();
        outcome.state = policy::reviewState(*history);
        if (const Result<void> noted =
                noteRefusal(transaction, actor, draft, ballot.verdict, may.error());
            !noted)
            return noted.error();
        return outcome;
    }
    const Decision decision = decisionOf(*history, actor, ballot, now);
    if (const Result<store::Put> put = transaction.decisions().put(decision); !put)
        return put.error();
    outcome.decision = decision;
    const Result<policy::DraftHistory> after = store::historyOf(transaction, draft);
    if (!after)
        return after.error();
    if (Result<void> watched = watchDecision(transaction, actor, *after, now); !watched)
        return watched.error();
    outcome.state = policy::reviewState(*after);
    return outcome;
}

std::optional<RevisionId> seenOf(const DecisionRequest& request, const DraftId& draft)
{
    const auto own = request.seenOf.find(draft);
    return own == request.seenOf.end() ? request.seen : std::optional(own->second);
}

Result<DraftId> draftOf(const Context& context, const DecisionId& id)
{
    return context.workspace.read([&id](store::Reader& reader) -> Result<DraftId> {
        if (const std::optional<Decision> decision = reader.decisions().find(id))
            return decision->draft;
        return notFound(u"decision.unknown"_s, id.text());
    });
}

bool isTakeBack(Verdict verdict)
{
    return verdict == Verdict::Withdraw || verdict == Verdict::Reverse;
}

/// What can be said of one decision that still stands; nothing of one that does not.
std::optional<UndoEntry> entryOf(const store::Session& session, const User& user,
                                 const Decision& decision)
{
    const Result<policy::DraftHistory> history = store::historyOf(session, decision.draft);
    if (!history || policy::whyNotCounting(*history, decision))
        return std::nullopt;
    const Result<void> may = policy::mayDecide(*history, user, Verdict::Withdraw, decision.id);
    return UndoEntry{decision, history->prospect.name, may.ok(),
                     may.ok() ? std::nullopt : std::optional(may.error())};
}

/// Passes over those that do not count any more and over takings back, however many come in a row; but goes
/// back no further than some days' work.
std::vector<UndoEntry> latestThatStand(const store::Session& session, const User& user, int count)
{
    constexpr int farthest = 4000;
    std::vector<UndoEntry> entries;
    std::set<DecisionId> takenBack; // by the person, who came to that later
    size_t looked = 0;
    for (int limit = 4 * count; limit <= farthest; limit *= 4) {
        const std::vector<Decision> latest = session.decisions().latestOf(user.id, limit);
        for (; looked < latest.size(); ++looked) {
            if (static_cast<int>(entries.size()) == count)
                return entries;
            const Decision& decision = latest.at(looked);
            if (isTakeBack(decision.verdict)) {
                if (decision.target)
                    takenBack.insert(*decision.target);
            } else if (!takenBack.contains(decision.id)) {
                if (std::optional<UndoEntry> entry = entryOf(session, user, decision))
                    entries.push_back(*std::move(entry));
            }
        }
        if (static_cast<int>(latest.size()) < limit)
            break;
    }
    return entries;
}

} // namespace

DecisionService::DecisionService(Context context, CheckService& checks)
    : m_context(context)
    , m_checks(checks)
{}

Result<std::vector<DecisionOutcome>> DecisionService::decide(const std::vector<DraftId>& drafts,
                                                             const DecisionRequest& request)
{
    using Outcomes = std::vector<DecisionOutcome>;
    const QDateTime now = m_context.clock.now();
    return writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<Outcomes> {
            Outcomes outcomes;
            for (const DraftId& draft : drafts) {
                const Ballot ballot{.verdict = request.verdict,
                                    .target = std::nullopt,
                                    .reason = request.reason,
                                    .secondsLooked = request.secondsLooked,
                                    .opened = request.opened,
                                    .bulk = drafts.size() > 1};
                Result<DecisionOutcome> outcome =
                    decideOne(transaction, actor, draft, ballot, seenOf(request, draft), now);
                if (!outcome)
                    return outcome.error();
                outcomes.push_back(*std::move(outcome));
            }
            return outcomes;
        });
}

Result<DecisionOutcome> DecisionService::takeBack(const DecisionId& decision, Verdict verdict,
                                                  const QString& reason)
{
    const Result<DraftId> draft = draftOf(m_context, decision);
    if (!draft)
        return draft.error();
    const QDateTime now = m_context.clock.now();
    return writeAs(
        m_context,
        [&](store::Transaction& transaction, const User& actor) -> Result<DecisionOutcome> {
            const Ballot ballot{.verdict = verdict,
                                .target = decision,
                                .reason = reason,
                                .secondsLooked = 0,
                                .opened = {},
                                .bulk = false};
            return decideOne(transaction, actor, *draft, ballot, std::nullopt, now);
        });
}

Result<DecisionOutcome> DecisionService::reverse(const DecisionId& decision, const QString& reason)
{
    return takeBack(decision, Verdict::Reverse, reason);
}

Result<DecisionOutcome> DecisionService::undo(const DecisionId& decision)
{
    return takeBack(decision, Verdict::Withdraw, {});
}

Result<Dismissal> DecisionService::dismiss(const DraftId& draft, const QString& findingKey,
                                           const QString& reason)
{
    const QDateTime now = m_context.clock.now();
    return writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<Dismissal> {
            const Result<policy::DraftHistory> history = store::historyOf(transaction, draft);
            if (!history)
                return history.error();
            if (const Result<void> may = policy::mayDismiss(*history, actor, findingKey, reason);
                !may)
                return may.error();
            Dismissal dismissal;
            dismissal.draft = draft;
            dismissal.revision = policy::headOf(*history)->id;
            dismissal.finding = findingKey;
            dismissal.by = actor.id;
            dismissal.reason = reason.trimmed();
            dismissal.at = now;
            dismissal = sealed(std::move(dismissal));
            if (const Result<store::Put> put = transaction.decisions().put(dismissal); !put)
                return put.error();
            return dismissal;
        });
}

Result<std::vector<UndoEntry>> DecisionService::lastDecisions(int count) const
{
    using Entries = std::vector<UndoEntry>;
    const UserId actor = m_context.session.userId();
    return m_context.workspace.read([&](store::Reader& reader) -> Result<Entries> {
        const std::optional<User> user = reader.users().find(actor);
        if (!user)
            return unknownUser(actor.text());
        return latestThatStand(reader, *user, count);
    });
}

Result<std::optional<Rewriting>> DecisionService::latestRewriting() const
{
    using Found = std::optional<Rewriting>;
    const UserId actor = m_context.session.userId();
    return m_context.workspace.read([&](store::Reader& reader) -> Result<Found> {
        const std::optional<User> user = reader.users().find(actor);
        if (!user)
            return unknownUser(actor.text());
        Found rewriting = lastRewriting(reader, *user);
        const std::vector<UndoEntry> decided = latestThatStand(reader, *user, 1);
        if (rewriting && !decided.empty() && decided.front().decision.at >= rewriting->at)
            return Found();
        return rewriting;
    });
}

Result<bool> DecisionService::lastWasRewriting() const
{
    const Result<std::optional<Rewriting>> rewriting = latestRewriting();
    return rewriting ? Result<bool>(rewriting->has_value()) : Result<bool>(rewriting.error());
}

Result<DecisionOutcome> DecisionService::undoLast()
{
    const Result<std::optional<Rewriting>> rewriting = latestRewriting();
    if (!rewriting)
        return rewriting.error();
    if (*rewriting)
        return putBack(**rewriting);
    const Result<std::vector<UndoEntry>> last = lastDecisions(1);
    if (!last)
        return last.error();
    if (last->empty())
        return refusal(u"undo.nothing"_s);
    return undo(last->front().decision.id);
}

Result<DecisionOutcome> DecisionService::putBack(const Rewriting& rewriting)
{
    const QDateTime now = m_context.clock.now();
    const Result<void> done =
        writeAs(m_context, [&](store::Transaction& transaction, const User& actor) {
            return takeRewritingBack(transaction, actor, rewriting, now);
        });
    if (!done)
        return done.error();
    if (const Result<CheckRun> run = m_checks.check({rewriting.draft}); !run)
        return run.error();
    DecisionOutcome outcome;
    outcome.draft = rewriting.draft;
    return outcome;
}

} // namespace countersign
