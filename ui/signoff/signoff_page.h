// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/user.h"
#include "models/review/attention.h"
#include "models/signoff/signoff_reader.h"

#include <QElapsedTimer>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>

class QAction;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace countersign {

class ActionRegistry;
class Decider;
class Desk;
class EmptyState;
class KeyButton;
class Notice;
class QueueModel;
class QueueView;
class ReasonPopover;
class SignAllPopover;
class SignOffView;
class Theme;
struct Change;
struct DecisionOutcome;

/// What waits for the signature of the acting person: read as it would be sent, beside everybody else of the
/// account, then signed, sent back or rejected, by keys alone if one likes. GUI thread.
class SignOffPage final : public QWidget {
    Q_OBJECT

public:
    SignOffPage(const Theme& theme, Desk& desk, ActionRegistry& registry,
                QWidget* parent = nullptr);
    ~SignOffPage() override;

    void setUser(const User& user);
    void follow(const Change& change);

Q_SIGNALS:
    void waitingChanged(qint64 drafts);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeSide();
    QWidget* makeMain();
    void addActions(ActionRegistry& registry);
    void connectDecider();
    void listed();
    void countWaiting();
    void read(const DraftId& draft);
    void take(const Result<SignOffSnapshot>& snapshot);
    void showNothing();
    void updateActions();
    [[nodiscard]] bool showsWhatIsInHand() const;
    void decide(Verdict verdict, const QString& reason = {});
    void ask(Verdict verdict);
    void askAll();
    void offerAll(const std::vector<store::QueueRow>& rows, std::map<DraftId, RevisionId> heads);
    void signAll();
    void tellTogether(const std::vector<DecisionOutcome>& outcomes);
    void say(const QString& words, bool bad);

    const Theme& m_theme;
    Desk& m_desk;
    std::optional<User> m_user;
    QElapsedTimer m_clock;
    Attention m_attention;
    std::unique_ptr<QueueModel> m_queue;
    std::unique_ptr<Decider> m_decider;
    QueueView* m_list;
    QLabel* m_count = nullptr;
    Notice* m_message = nullptr;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QScrollArea* m_scroll;
    SignOffView* m_view;
    QWidget* m_bar = nullptr;
    ReasonPopover* m_reason = nullptr;
    SignAllPopover* m_all = nullptr;
    QAction* m_sign = nullptr;
    QAction* m_signAll = nullptr;
    QAction* m_changes = nullptr;
    QAction* m_reject = nullptr;
    QAction* m_undo = nullptr;
    DraftId m_inHand;               ///< the list's; the one on display a moment later
    std::optional<DraftId> m_letGo; ///< decided on, and the only one of the list: it may leave
    DraftId m_askedOf;              ///< for which a reason was asked
    std::optional<SignOffSnapshot> m_shown;
    std::map<DraftId, RevisionId> m_read;    ///< the text of each that was shown here last
    std::map<DraftId, RevisionId> m_offered; ///< what the summary before signing all speaks of
    Verdict m_asked = Verdict::RequestChanges;
};

} // namespace countersign
