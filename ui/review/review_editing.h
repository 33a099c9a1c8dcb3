// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/base/result.h"
#include "app/domain/finding.h"
#include "app/services/review_service.h"

#include <QObject>

#include <functional>
#include <optional>

namespace countersign {

class ReviewPage;
struct ConflictView;
struct EditedText;

/// Writes in the draft: begins and ends editing, cites, applies fixes, takes up unfinished and older texts.
/// Part of the Review page. GUI thread.
class ReviewEditing final : public QObject {
    Q_OBJECT

public:
    explicit ReviewEditing(ReviewPage& page);

    [[nodiscard]] bool isActive() const;
    /// Begins with the text that stands; false if that cannot be.
    bool begin();
    /// What E does: begins, or lays the versions of a text in conflict side by side.
    void start();
    /// Ends editing; `then` runs with the revision once it is stored, or at once if nothing was edited.
    void finish(const std::function<void(const RevisionId&)>& then = {});
    /// Drops what was not finished; it can be brought back until the next edit.
    void discard();
    void cite();
    void applyFix();
    /// The text of an older revision, to be edited.
    void takeUp(const RevisionId& revision);
    /// What somebody wrote and did not finish.
    void offerUnfinished();
    void goOnUnfinished();
    void resolveConflict();
    /// Another version may have come since the conflict was opened.
    void renewConflict();
    /// What is being written in the conflict, so that nothing of it is lost.
    void keepWritten(const EditedText& text);
    /// Ends a conflict with this text.
    void keepResolved(const EditedText& text);

private:
    struct Discarded {
        DraftId draft;
        WorkInProgress work;
    };
    void readConflict(std::function<void(const ConflictView&)> then);
    void beginWith(const EditedText& text, const Revision& base);
    [[nodiscard]] static const Revision& baseOf(const DraftView& view, const RevisionId& base);
    void bringBack();
    [[nodiscard]] bool hasUnfinished();
    void mend(const Finding& finding);
    void showWritten();
    void sayQuietly(const QString& words);
    void textChanged();
    void showEditing(bool editing);
    void say(const Error& error);

    ReviewPage& m_page;
    std::optional<Discarded> m_discarded; ///< until the next edit begins or another draft is shown
    friend class ReviewPage;
};

} // namespace countersign
