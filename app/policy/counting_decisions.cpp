// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/counting_decisions.h"

#include "app/policy/content_hash.h"
#include "app/policy/permissions.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::policy {

namespace {

bool isObjection(Verdict verdict)
{
    return verdict == Verdict::RequestChanges || verdict == Verdict::Reject;
}

bool isTakeBack(Verdict verdict)
{
    return verdict == Verdict::Withdraw || verdict == Verdict::Reverse;
}

/// Whether its writer may have made it. What lets out needs a role that the store knows of them now; an
/// objection stands when they have another one since.
bool isAllowed(const DraftHistory& history, const Decision& decision)
{
    const Action action = actionOf(decision.verdict);
    return may(decision.role, action) &&
           (isObjection(decision.verdict) || isKnownToMay(history, decision.by, action));
}

/// How a decision was taken back, or nothing.
std::optional<QString> takenBack(const DraftHistory& history, const Decision& decision)
{
    for (const Decision& other : history.decisions) {
        if (!isTakeBack(other.verdict) || other.target != decision.id || !isAllowed(history, other))
            continue;
        if (other.verdict == Verdict::Reverse)
            return u"reversed"_s;
        if (other.by == decision.by)
            return u"withdrawn"_s;
    }
    return std::nullopt;
}

bool sees(const Decision& later, const Decision& earlier)
{
    return std::find(later.after.begin(), later.after.end(), earlier.id) != later.after.end();
}

bool setsAside(const Decision& later, const Decision& earlier)
{
    if (!sees(later, earlier))
        return false;
    return isObjection(later.verdict) ||
           (later.verdict == Verdict::Approve && isObjection(earlier.verdict));
}

/// A reason that needs no other decision than those that take back.
std::optional<QString> whyVoid(const DraftHistory& history, const Revision* head,
                               const QString& hash, const Decision& decision)
{
    if (!isAllowed(history, decision))
        return u"role"_s;
    if (const std::optional<QString> how = takenBack(history, decision))
        return how;
    if (!head || decision.revision != head->id)
        return u"other_revision"_s;
    if (decision.contentHash != hash)
        return u"changed"_s;
    if (decision.verdict == Verdict::SignOff) {
        if (!history.governance.approvers.contains(decision.by))
            return u"not_named"_s;
        if (humanAuthors(history).contains(decision.by))
            return u"own_text"_s;
    }
    return std::nullopt;
}

} // namespace

bool citesWithdrawn(const DraftHistory& history, const Revision& revision)
{
    const Citations cited = citedIn(revision);
    return std::any_of(cited.begin(), cited.end(), [&history](const auto& citation) {
        return history.withdrawn.contains(citation.second);
    });
}

std::optional<QString> whyNotCounting(const DraftHistory& history, const Decision& decision)
{
    const Revision* head = headOf(history);
    const QString hash = head ? contentHash(history, *head) : QString();
    if (const std::optional<QString> why = whyVoid(history, head, hash, decision))
        return why;
    for (const Decision& later : history.decisions) {
        if (setsAside(later, decision) && !whyVoid(history, head, hash, later))
            return u"superseded"_s;
    }
    if (!isObjection(decision.verdict) && citesWithdrawn(history, *head))
        return u"changed"_s;
    return std::nullopt;
}

Standing standingOf(const DraftHistory& history)
{
    Standing standing;
    for (const Decision& decision : history.decisions) {
        if (isTakeBack(decision.verdict))
            continue;
        const std::optional<QString> why = whyNotCounting(history, decision);
        if (!why) {
            standing.counting.push_back(decision.id);
            standing.rejected |= decision.verdict == Verdict::Reject;
            standing.changesRequested |= decision.verdict == Verdict::RequestChanges;
            standing.approved |= decision.verdict == Verdict::Approve;
            standing.signedOff |= decision.verdict == Verdict::SignOff;
        } else if (decision.verdict == Verdict::Approve &&
                   (*why == "other_revision"_L1 || *why == "changed"_L1)) {
            standing.approvedBefore = true;
        }
    }
    const bool objected = standing.rejected || standing.changesRequested;
    standing.signedOff &= standing.approved && !objected;
    standing.approved &= !objected;
    return standing;
}

bool isTakenBack(const DraftHistory& history, const Decision& decision)
{
    const std::optional<QString> why = whyNotCounting(history, decision);
    return why == "reversed"_L1 || why == "withdrawn"_L1;
}

} // namespace countersign::policy
