// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/decision_service.h"
#include "app/services/review_service.h"

#include <QObject>

#include <memory>
#include <mutex>
#include <vector>

namespace countersign {

class Desk;

/// Decides on drafts and takes decisions back, in the order in which they were asked for, on the writing
/// worker. The window goes on at once; what comes of a decision is told by a signal. GUI thread.
class Decider final : public QObject {
    Q_OBJECT

public:
    explicit Decider(Desk& desk, QObject* parent = nullptr);

    /// `who` is told back: the prospect's name.
    void decide(const DraftId& draft, const QString& who, const DecisionRequest& request);
    /// One decision on several drafts, each in its own right.
    void decideTogether(const std::vector<DraftId>& drafts, const DecisionRequest& request);
    /// Takes back what the acting person did last in this window; what they decided before it was opened is on the
    /// list of the latest, to be chosen. Failed "undo.nothing_here".
    void undoLast();
    /// Takes this one back.
    void undo(const DecisionId& decision);
    void dismiss(const DraftId& draft, const QString& findingKey, const QString& reason);

    /// The acting person's latest decisions, newest first, and how many there were today.
    void readLatest();
    [[nodiscard]] const std::vector<UndoEntry>& latest() const { return m_latest; }
    /// A decision of theirs made here, or a text that they had written again.
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] const ReviewService::Pace& pace() const { return m_pace; }

Q_SIGNALS:
    void decided(const countersign::DecisionOutcome& outcome, const QString& who);
    void refused(const countersign::DraftId& draft, const QString& who,
                 const countersign::Error& why);
    void decidedTogether(const std::vector<countersign::DecisionOutcome>& outcomes);
    void undone(const countersign::DecisionOutcome& outcome);
    void dismissed(const countersign::DraftId& draft);
    /// Something that is about no draft in particular.
    void failed(const countersign::Error& error);
    void latestChanged();

private:
    /// What was decided in this window, oldest first. The writing worker fills it, in order, so that a decision can be
    /// taken back before the window heard of it.
    struct Here {
        std::mutex mutex;
        std::vector<Decision> decisions;
        int asked = 0; ///< still on their way
    };

    void takeUndone(const Result<DecisionOutcome>& outcome);

    Desk& m_desk;
    std::shared_ptr<Here> m_here = std::make_shared<Here>();
    std::vector<UndoEntry> m_latest;
    bool m_rewritten = false; ///< undoLast() puts a text back
    ReviewService::Pace m_pace;
};

} // namespace countersign
