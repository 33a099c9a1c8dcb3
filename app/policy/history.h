// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/account.h"
#include "app/domain/decision.h"
#include "app/domain/delivery.h"
#include "app/domain/draft.h"
#include "app/domain/finding.h"
#include "app/domain/prospect.h"
#include "app/domain/suppression.h"
#include "app/policy/governance.h"
#include "app/policy/permissions.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace countersign::policy {

/// Everything that bears on one draft, as values: what the store loads and the rules read.
struct DraftHistory {
    Draft draft;
    Prospect prospect;
    std::optional<Account> account;
    Governance governance;
    std::vector<Revision> revisions; ///< all of the draft, any order
    std::vector<Generation> generations;
    std::vector<Decision> decisions;
    std::vector<Dismissal> dismissals;
    /// What the store knows now of those who wrote these documents. Who is not in it may nothing.
    std::map<UserId, Role> roles;
    std::set<EvidenceId> withdrawn; ///< of the evidence that any revision cites
    std::vector<Suppression>
        suppressions; ///< that name this prospect and are not lifted, any channel
    std::optional<Delivery> delivery;
    double sampleDraw = 0.0;            ///< where it falls in the draw for samples
    int sampleOneIn = sampleOneInFirst; ///< of the segments that match the closest watch
    bool replied = false;               ///< the prospect answered: later steps are held
    bool twinUndecided = false;         ///< likely a twin of another record, nobody has said yet
    /// What the checks found on the head; absent when they have not run on it.
    std::optional<std::vector<Finding>> findings;
};

/// The revisions without a child. One is the text; two or more are a conflict.
[[nodiscard]] std::vector<RevisionId> headsOf(const std::vector<Revision>& revisions);

/// The head, when there is exactly one.
[[nodiscard]] const Revision* headOf(const DraftHistory& history);

/// One of the draft's revisions; null if it has no such.
[[nodiscard]] const Revision* revisionIn(const DraftHistory& history, const RevisionId& id);

/// The people who wrote the head's text: authors of edited, merged-by-hand and imported revisions on the
/// way back from it, until a revision that a worker attests as generated: all of them, not only the last.
[[nodiscard]] std::set<UserId> humanAuthors(const DraftHistory& history);

/// Whether the writer of one of its documents may do this, by the role that the store knows of them; what
/// a document says of its own writer's role lets nothing out.
[[nodiscard]] bool isKnownToMay(const DraftHistory& history, const UserId& user, Action action);

/// Whether a worker attests that it generated exactly this revision: one that it wrote itself, and while it
/// is known as a worker.
[[nodiscard]] bool isAttested(const DraftHistory& history, const RevisionId& revision);

/// Whether a worker attests the revision as made by a recipe that the segment was calibrated with.
[[nodiscard]] bool isCalibrated(const DraftHistory& history, const RevisionId& revision);

/// The address that the draft's channel uses: e-mail, phone number or profile address; empty without one.
[[nodiscard]] QString addressFor(const Prospect& prospect, Channel channel);

} // namespace countersign::policy
