// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/decision.h"
#include "app/policy/review_state.h"
#include "app/services/context.h"

#include <map>
#include <optional>
#include <vector>

namespace countersign {

/// What is decided, and how well it was looked at.
struct DecisionRequest {
    Verdict verdict = Verdict::Approve; ///< any but Reverse
    QString reason;
    int secondsLooked = 0; ///< focused time on this text
    std::vector<EvidenceId> opened;
    /// The head the person saw: if it has moved on, "decision.text_changed". Absent: whatever it is.
    std::optional<RevisionId> seen;
    /// The same for several drafts at once, each its own.
    std::map<DraftId, RevisionId> seenOf = {};
};

class CheckService;
struct Rewriting;

/// What came of it for one draft.
struct DecisionOutcome {
    DraftId draft;
    std::optional<Decision> decision;         ///< absent if refused
    std::optional<Error> refusal;             ///< with the rule's name
    std::optional<policy::ReviewState> state; ///< after it; absent if there is no such draft
};

/// One of the latest decisions, for the list of what can be undone.
struct UndoEntry {
    Decision decision;
    QString prospect; ///< name
    bool undoable = true;
    std::optional<Error> whyNot; ///< e.g. it went out in the meantime
};

/// Decides, takes back, sets findings aside.
class DecisionService {
public:
    DecisionService(Context context, CheckService& checks);

    /// One decision a draft, each on the exact text that stands now, each in its own right: one refusal
    /// does not stop the others. Several ids make a bulk decision. The rules are those of
    /// `policy::mayDecide`; a refusal is written to the audit. Fails as a whole only if the workspace does.
    Result<std::vector<DecisionOutcome>> decide(const std::vector<DraftId>& drafts,
                                                const DecisionRequest& request);

    /// A manager undoes a decision. NotFound "decision.unknown".
    Result<DecisionOutcome> reverse(const DecisionId& decision, const QString& reason = {});

    /// Sets a finding of the head aside; rules of `policy::mayDismiss`.
    Result<Dismissal> dismiss(const DraftId& draft, const QString& findingKey,
                              const QString& reason);

    /// The acting person's latest decisions that still stand, newest first.
    [[nodiscard]] Result<std::vector<UndoEntry>> lastDecisions(int count = 10) const;

    /// Whether undoLast() would put back the text that stood before the person's last rewriting.
    [[nodiscard]] Result<bool> lastWasRewriting() const;
    /// Takes the latest of what the person did back: a decision, or a draft that they had written again, whose
    /// earlier text becomes the text (`decision` is absent then). Refused "undo.nothing", "decision.delivered".
    Result<DecisionOutcome> undoLast();
    /// Takes one of them back.
    Result<DecisionOutcome> undo(const DecisionId& decision);

private:
    Result<DecisionOutcome> takeBack(const DecisionId& decision, Verdict verdict,
                                     const QString& reason);

    Result<DecisionOutcome> putBack(const Rewriting& rewriting);
    /// The person's last rewriting, if they decided nothing after it.
    [[nodiscard]] Result<std::optional<Rewriting>> latestRewriting() const;

    Context m_context;
    CheckService& m_checks;
};

} // namespace countersign
