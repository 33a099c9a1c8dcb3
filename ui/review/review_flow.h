// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/decision.h"
#include "app/domain/user.h"
#include "app/services/decision_service.h"
#include "models/queue/queue_filter.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace countersign {

class ReviewPage;
struct Change;
struct DraftView;

/// Moves through the list and decides: which draft is next, what a decision carries, what is said about it
/// afterwards. Part of the Review page. GUI thread.
class ReviewFlow final : public QObject {
    Q_OBJECT

public:
    explicit ReviewFlow(ReviewPage& page);

    void setUser(const User& user);
    /// Another list: by the filter bar, or searched.
    void showList(const std::optional<DraftId>& around = std::nullopt);
    /// Sets the filters and shows what they leave.
    void choose(const QueueChoice& choice);
    void search(const QString& text);
    /// Back to the list as it is filtered.
    void endSearch();
    [[nodiscard]] bool isSearching() const;
    void follow(const Change& change);

    void open(const DraftId& draft);
    void step(int rows);
    void decide(Verdict verdict, const QString& reason = {});
    /// Decides on a text that was finished a moment ago.
    void approve(const RevisionId& revision);
    void undo();
    /// Has the draft in hand written again; `directive` may be empty.
    void regenerate(const QString& directive);
    void askNote();
    /// One decision on all rows of the list: shows first what it would do.
    void askTogether();
    void listed();
    /// A note that was just written is chosen, so that one key cites it.
    void chooseNewNote();
    void nextThing();
    /// On to the next draft of the list; back to where the list is, if another than that was dealt with.
    void moveOn(const DraftId& decided);
    /// Why something was refused.
    void sayRefused(const Error& why, const DraftId& draft);
    /// One line in passing, e.g. why a key did nothing.
    void sayQuietly(const QString& words);

private:
    void select(const DraftId& draft);
    void decideOn(const RevisionId& seen, Verdict verdict, const QString& reason);
    void readCounts();
    void readChoices();
    void readAhead();
    void say(const QString& words, bool bad, const std::optional<DraftId>& draft = std::nullopt);
    void keepNote(const QString& title, const QString& text);
    void tellTogether(const std::vector<DecisionOutcome>& outcomes);
    void speakOfHaste(const DraftView& view, int seconds);
    void tellDecided(const DecisionOutcome& outcome, const QString& who);

    ReviewPage& m_page;
    std::optional<User> m_user;
    QString m_search;
    QTimer m_searchSoon;
    std::optional<DraftId> m_pending; ///< to be selected as soon as it is in the list
    std::optional<DraftId> m_messageDraft;
    std::optional<EvidenceId> m_newNote; ///< to be chosen as soon as it stands beside the draft
    bool m_regenerating = false;
    friend class ReviewDisplay;
    friend class ReviewPage;
};

} // namespace countersign
