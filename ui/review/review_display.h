// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims.h"
#include "models/review/draft_writing.h"

#include <QObject>

#include <optional>

namespace countersign {

class ReviewPage;
struct ConflictView;

/// Shows the draft in hand: its text, evidence and findings, and what can be done with it now. What arrives from
/// others never moves what one reads. Part of the Review page. GUI thread.
class ReviewDisplay final : public QObject {
    Q_OBJECT

public:
    explicit ReviewDisplay(ReviewPage& page);

    void showConflict(const ConflictView& conflict);
    /// The words of the sentence in hand, and what supports them; null: none is.
    void lightSentence(const checks::Support* sentence);
    void updateActions();
    /// Beside an earlier text, or back to the text alone.
    void compare();
    void openSource();

    /// The text on display is not one that was kept: the next one is shown whatever it is.
    void forgetShown() { m_shownHead.reset(); }
    /// A revision that was written here: reading it goes on where it was.
    void setOwnRevision(const RevisionId& revision) { m_ownRevision = revision; }

private:
    void showDraft();
    void renewDraft();
    void showAround();
    void showFindings();
    void showChecked(const CheckedText& checked);

    ReviewPage& m_page;
    std::optional<DraftId> m_shownDraft;
    std::optional<RevisionId> m_shownHead;   ///< whose text the editor holds
    std::optional<RevisionId> m_ownRevision; ///< written here a moment ago
};

} // namespace countersign
