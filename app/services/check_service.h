// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/checks/claims.h"
#include "app/checks/engine.h"
#include "app/domain/edited_text.h"
#include "app/services/context.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace countersign {

namespace store {
class Session;
class Transaction;
struct CheckedRevision;
} // namespace store
struct CheckBasis;

/// What the checks say of one text.
struct CheckedText {
    RevisionId revision; ///< the head it was checked as, or that the unsaved text began from
    checks::Report report;
    std::vector<checks::Support> support; ///< one entry a sentence; offsets into the text checked
};

/// How a batch went.
struct CheckRun {
    qint64 checked = 0;
    qint64 withBlockers = 0;
    qint64 withWarnings = 0;
    std::vector<DraftId> changed; ///< those whose stored findings are other than before
    bool stopped = false;
};

/// Runs the checks on drafts: gathers what decides their findings, stores what they found on the head.
///
/// Findings count for the head and the inputs they were made from. Whatever changes the inputs (evidence,
/// boundaries, rules, suppression, the date) calls for a recheck; delivery always makes its own.
class CheckService {
public:
    explicit CheckService(Context context);
    ~CheckService();
    CheckService(const CheckService&) = delete;
    CheckService& operator=(const CheckService&) = delete;

    /// Checks a text as it stands in an editor; stores nothing. Cancelled when a newer keystroke asks.
    [[nodiscard]] Result<CheckedText> checkUnsaved(const DraftId& draft, const EditedText& text,
                                                   std::stop_token stop = {}) const;

    /// Checks and stores. Drafts without one head are passed over. A text that was not checked before
    /// bears on others: the rest of its account (the same words for two people) and the latest of its
    /// segment (built alike) are checked after it.
    Result<CheckRun> check(const std::vector<DraftId>& drafts, const ProgressHandler& progress = {},
                           std::stop_token stop = {});
    Result<CheckRun> checkAll(const ProgressHandler& progress = {}, std::stop_token stop = {});

    /// Checks every draft whose stored findings rest on other rules, boundaries or knowledge than stand
    /// now, or that has none. Services call it after such a change; it goes on where it was stopped.
    Result<CheckRun> catchUp(const ProgressHandler& progress = {}, std::stop_token stop = {});

    /// Checks again whatever a change of these inputs can have touched.
    Result<CheckRun> recheckOf(const std::vector<ProspectId>& prospects, std::stop_token stop = {});

    /// What the checks are given for a draft and this text: evidence of the prospect, the account and the
    /// knowledge base, boundaries, suppressions, others' names, the peers of account and segment, rules.
    [[nodiscard]] Result<checks::CheckInput> inputFor(const DraftId& draft,
                                                      const EditedText& text) const;

    // For the other services, which check what they write before or while they do.

    /// What all checks share as it stands now; kept until it changes. Hold it as long as you use it: a change on
    /// another thread drops it here.
    [[nodiscard]] std::shared_ptr<const CheckBasis> basis(const store::Session& session) const;
    /// The same without the names of everybody, which take a walk through the workspace: to show a draft, not to
    /// check one.
    [[nodiscard]] std::shared_ptr<const CheckBasis>
    basisForReading(const store::Session& session) const;
    [[nodiscard]] const checks::SpellChecker& spelling() const;

private:
    struct Shared;
    [[nodiscard]] Result<CheckedText> checkText(const DraftId& draft, const RevisionId& revision,
                                                const EditedText& text, std::stop_token stop) const;
    struct Running;
    Result<void> watch(store::Transaction& transaction,
                       const store::CheckedRevision& checked) const;
    Result<void> checkBatch(const std::vector<DraftId>& drafts, Running& running) const;
    Result<void> checkAllOf(const std::vector<DraftId>& drafts, Running& running,
                            const ProgressHandler& progress) const;
    [[nodiscard]] Result<std::vector<DraftId>> neighbours(const std::vector<DraftId>& drafts) const;
    Result<void> checkNeighbours(Running& running) const;

    Context m_context;
    std::unique_ptr<Shared> m_shared;
};

} // namespace countersign
