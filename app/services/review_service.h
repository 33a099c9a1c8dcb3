// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/checks/claims.h"
#include "app/checks/engine.h"
#include "app/domain/account.h"
#include "app/domain/decision.h"
#include "app/domain/draft.h"
#include "app/domain/edited_text.h"
#include "app/domain/evidence.h"
#include "app/domain/finding.h"
#include "app/domain/persona.h"
#include "app/domain/prospect.h"
#include "app/domain/sequence.h"
#include "app/policy/governance.h"
#include "app/policy/review_state.h"
#include "app/services/context.h"
#include "app/store/queue.h"

#include <map>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace countersign {

class CheckService;

/// A passage beside a draft.
struct EvidenceView {
    Evidence evidence;
    QString label; ///< as the draft cites it, or would
    bool cited = false;
    bool withdrawn = false;
    std::optional<int> ageDays; ///< from `observedOn` to today; absent without a date
    bool stale = false;         ///< older than its kind allows (rules)
};

/// A finding with what can be done about it.
struct FindingView {
    Finding finding;
    QString key;   ///< what a dismissal names
    QString title; ///< translated, two or three words
    QString text;  ///< translated, one sentence
    bool open = true;
    std::optional<Dismissal> dismissal; ///< that sets it aside
    bool dismissible = false;           ///< by the acting person
    std::optional<Error> whyNot;        ///< the rule, where it is not
};

struct RevisionView {
    Revision revision;
    QString authorName;
    bool head = false;
    bool attested = false; ///< generated, and a worker says so
};

struct DecisionView {
    Decision decision;
    QString byName;
    bool counted = false;
    QString whyNot; ///< stable name (`policy::whyNotCounting`); empty if it counts
};

/// Another draft of the same prospect: the tabs above the copy.
struct SiblingView {
    DraftId draft;
    std::optional<Channel> channel;
    int position = 0; ///< of the step; 0 without one
    policy::ReviewState state = policy::ReviewState::NeedsReview;
};

/// Whether the acting person may do a thing to the draft now, and if not, the rule that says no.
struct Permission {
    bool allowed = false;
    std::optional<Error> refusal; ///< make a sentence of it with message()
};

/// What somebody wrote and has not finished.
struct WorkInProgress {
    RevisionId base; ///< the head it began from
    EditedText text;
    QDateTime at;
};

/// Everything that the Review page shows of one draft. A snapshot: what happens later shows after the next
/// Change that names the draft.
struct DraftView {
    Draft draft;
    Prospect prospect;
    std::optional<Account> account;
    std::optional<Persona> persona;
    policy::Governance governance;
    QStringList segments;  ///< names of governance.segments, in their order
    QStringList approvers; ///< names of governance.approvers
    std::optional<Step> step;
    QString sequence; ///< its name; empty without a step

    std::optional<Revision> head;        ///< absent without a text and in conflict
    std::vector<RevisionView> revisions; ///< newest first
    std::vector<Revision> conflicting;   ///< the heads, when there are several
    QString contentHash;                 ///< of the head; empty without one

    std::vector<EvidenceView>
        evidence; ///< by input in the order of `allInputs`; cited first, then newest
    std::optional<Input> weakestInput; ///< of the four, the one with least in hand for this draft
    bool checked = false;              ///< the stored findings are of this head
    std::vector<FindingView>
        findings; ///< in the order in which they are shown; set aside ones last
    std::vector<checks::Support> support; ///< one entry a sentence
    checks::Metrics metrics;

    policy::ReviewState state = policy::ReviewState::NeedsReview;
    QStringList why; ///< translated sentences: what makes it this state, and what would move it on
    std::map<Verdict, Permission> may;
    Permission mayEdit;
    Permission mayRegenerate;
    Permission maySettle;                ///< say how a hand-over ended whose end is not known
    std::vector<DecisionView> decisions; ///< newest first
    std::vector<SiblingView> siblings;   ///< with this one, by position
    std::optional<WorkInProgress> work;  ///< the acting person's
};

/// What the Review page reads.
class ReviewService {
public:
    ReviewService(Context context, const CheckService& checks);

    /// NotFound "draft.unknown".
    [[nodiscard]] Result<DraftView> viewOf(const DraftId& draft) const;

    /// The texts that stand now; a draft without one text is left out.
    [[nodiscard]] Result<std::map<DraftId, RevisionId>>
    headsOf(const std::vector<DraftId>& drafts) const;

    /// The state alone, computed from the documents.
    [[nodiscard]] Result<policy::ReviewState> stateOf(const DraftId& draft) const;

    // The list, in pages by keyset; what a filter, an order and a row are says app/store/queue.h. A
    // newer request stops an older one through `stop` (Cancelled).
    [[nodiscard]] Result<store::QueuePage> page(const store::QueueRequest& request,
                                                std::stop_token stop = {}) const;
    /// One row as it is now; nothing if there is no such draft.
    [[nodiscard]] Result<std::optional<store::QueueRow>>
    row(const DraftId& draft, store::QueueSort sort = store::QueueSort::Priority) const;
    /// Whether the draft still belongs to the list.
    [[nodiscard]] Result<bool> matches(const DraftId& draft,
                                       const store::QueueFilter& filter) const;
    [[nodiscard]] Result<store::QueueCount> count(const store::QueueFilter& filter,
                                                  std::stop_token stop = {}) const;
    [[nodiscard]] Result<std::map<policy::ReviewState, qint64>>
    countsByState(const store::QueueFilter& filter = {}) const;
    [[nodiscard]] Result<std::vector<store::SegmentCounts>> countsBySegment() const;

    /// What fills the menus of the filter.
    struct FilterChoices {
        std::vector<std::pair<SegmentId, QString>> segments; ///< with names, in their order
        std::vector<std::pair<PersonaId, QString>> personas;
        QStringList languages;
        QStringList owners;
        std::map<QString, qint64> checks; ///< id → drafts with an open finding of it
    };
    [[nodiscard]] Result<FilterChoices> filterChoices() const;

    /// How many drafts the acting person decided since midnight, and in the last hour.
    struct Pace {
        qint64 today = 0;
        qint64 lastHour = 0;
    };
    [[nodiscard]] Result<Pace> pace() const;

private:
    Context m_context;
    const CheckService& m_checks;
};

} // namespace countersign
