// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/edited_text.h"
#include "app/services/context.h"
#include "app/text/citation_marks.h"

#include <vector>

namespace countersign {

class CheckService;

/// How an edit ended.
struct EditOutcome {
    bool changed = false;  ///< false: the text is the head's, nothing was written
    RevisionId revision;   ///< the head now; the acting person's own revision if it is in conflict
    bool merged = false;   ///< somebody else wrote in the meantime and the two went together
    bool conflict = false; ///< they did not: a person has to resolve it
};

/// A citation put into a text.
struct InsertedCitation {
    text::TextEdit edit; ///< apply it as one undoable step
    QString label;       ///< new, or the one that cites this evidence already
    Citations citations; ///< with the label
};

/// Where the two sides of a conflict differ, for a page that shows both.
struct ConflictView {
    std::vector<RevisionId> heads; ///< the two that are shown; a third waits until these are one
    EditedText base;               ///< the text both began from
    EditedText mine;               ///< heads[0], or the acting person's
    EditedText theirs;
    QString mineBy;
    QString theirsBy;
    QString proposal; ///< the text, merged as far as it goes; mine where they overlap
};

/// Writes texts.
class EditService {
public:
    EditService(Context context, CheckService& checks);

    /// Keeps what is being written, so that a crash loses nothing; meant for at most once a second. It is
    /// nobody's revision yet and nobody else sees it.
    Result<void> saveWork(const DraftId& draft, const RevisionId& base, const EditedText& text);
    Result<void> dropWork(const DraftId& draft);

    /// Makes a revision of the text, which began from `base`, checks it and drops the work in progress.
    /// Approvals of the old text no longer count. If the head is no longer `base` the two are merged; where
    /// they overlap the draft is in conflict until resolve().
    /// Refused: "role.write_revision", "edit.delivered", "edit.conflict", "edit.empty";
    /// NotFound "draft.unknown", "revision.unknown".
    Result<EditOutcome> finish(const DraftId& draft, const RevisionId& base,
                               const EditedText& text);

    /// The place and label of a citation of `evidence` at `position` in `text`: the next free number after
    /// the input's letter, or the label it has already. Reads only.
    /// Refused "cite.withdrawn", "cite.other_person", "cite.other_company"; NotFound "evidence.unknown".
    [[nodiscard]] Result<InsertedCitation> cite(const DraftId& draft, const EditedText& text,
                                                qsizetype position,
                                                const EvidenceId& evidence) const;

    /// Refused "conflict.none" when there is one head.
    [[nodiscard]] Result<ConflictView> conflictOf(const DraftId& draft) const;
    /// Makes one of the heads that were seen (`ConflictView::heads`), with a revision that has them as parents.
    /// Still in conflict if there are others. Refused "conflict.none", "edit.delivered", and
    /// "conflict.changed" when one of them is no head any more: the text would hide what nobody saw.
    Result<EditOutcome> resolve(const DraftId& draft, const std::vector<RevisionId>& seen,
                                const EditedText& text);

private:
    Context m_context;
    CheckService& m_checks;
};

} // namespace countersign
