// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/decision.h"
#include "models/queue/bulk_summary.h"
#include "ui/common/popover.h"

class QLabel;
class QLineEdit;

namespace countersign {

class KeyButton;

/// One decision on all drafts that the list shows: first what it would do, then the decision. GUI thread.
class BulkPopover final : public Popover {
    Q_OBJECT

public:
    BulkPopover(const Theme& theme, QWidget* page);

    void open(const BulkSummary& summary, QWidget* anchor);

Q_SIGNALS:
    /// On the drafts of the summary that it can be decided on.
    void decided(countersign::Verdict verdict, const std::vector<countersign::DraftId>& drafts,
                 const QString& reason);

private:
    void decide(Verdict verdict, const std::vector<DraftId>& drafts);

    BulkSummary m_summary;
    QLabel* m_heading;
    QLabel* m_words;
    QLineEdit* m_reason;
    KeyButton* m_approve;
    KeyButton* m_changes;
    KeyButton* m_reject;
};

} // namespace countersign
