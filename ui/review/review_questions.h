// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/decision.h"

#include <QObject>

#include <optional>

namespace countersign {

class ReviewPage;

/// The questions that the Review page asks in its small window, and what is done with the answers. An answer counts
/// for the draft and the finding that it was asked of, and for no other that came in hand meanwhile. Part of the
/// Review page. GUI thread.
class ReviewQuestions final : public QObject {
    Q_OBJECT

public:
    explicit ReviewQuestions(ReviewPage& page);

    /// Why the draft in hand is rejected, or what has to change.
    void askReason(Verdict verdict);
    /// Why the finding in hand does not count.
    void askSetAside();
    /// What the new attempt is to heed.
    void askDirective();
    /// What the list that is shown is called.
    void askViewName();

private:
    enum class Asking { Nothing, Verdict, SetAside, Directive, ViewName };

    void take(const QString& answer);
    [[nodiscard]] std::optional<DraftId> draftInHand() const;

    ReviewPage& m_page;
    Asking m_asking = Asking::Nothing;
    Verdict m_verdict = Verdict::RequestChanges;
    std::optional<DraftId> m_draft; ///< asked of
    QString m_finding;              ///< its key
};

} // namespace countersign
