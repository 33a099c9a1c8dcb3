// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/bulk_popover.h"

#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

BulkPopover::BulkPopover(const Theme& theme, QWidget* page)
    : Popover(theme, page)
    , m_heading(makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this))
    , m_words(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_reason(new QLineEdit(this))
    , m_approve(new KeyButton(theme, KeyButton::Look::Filled, this))
    , m_changes(new KeyButton(theme, KeyButton::Look::Framed, this))
    , m_reject(new KeyButton(theme, KeyButton::Look::Framed, this))
{
    setObjectName(u"bulkPopover"_s);
    setFixedWidth(440);
    m_words->setObjectName(u"bulkSummary"_s);
    m_words->setWordWrap(true);
    m_reason->setObjectName(u"bulkReason"_s);
    m_reason->setPlaceholderText(tr("Reason (for everything but approving)"));
    m_reason->setAccessibleName(tr("Reason"));
    m_approve->setObjectName(u"bulkApprove"_s);
    m_changes->setObjectName(u"bulkChanges"_s);
    m_reject->setObjectName(u"bulkReject"_s);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::gap);
    for (KeyButton* button : {m_approve, m_changes, m_reject})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    layout->setSpacing(metrics::gap);
    layout->addWidget(m_heading);
    layout->addWidget(m_words);
    layout->addWidget(m_reason);
    layout->addLayout(buttons);
    connect(m_approve, &QAbstractButton::clicked, this,
            [this] { decide(Verdict::Approve, m_summary.approvable); });
    connect(m_changes, &QAbstractButton::clicked, this,
            [this] { decide(Verdict::RequestChanges, m_summary.shown); });
    connect(m_reject, &QAbstractButton::clicked, this,
            [this] { decide(Verdict::Reject, m_summary.shown); });
    connect(m_reason, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_changes->setEnabled(!text.trimmed().isEmpty());
        m_reject->setEnabled(!text.trimmed().isEmpty());
    });
}

void BulkPopover::open(const BulkSummary& summary, QWidget* anchor)
{
    m_summary = summary;
    const int shown = static_cast<int>(summary.shown.size());
    const int approvable = static_cast<int>(summary.approvable.size());
    m_heading->setText(tr("Decide on %n draft(s) that the list shows", nullptr, shown));
    setAccessibleName(m_heading->text());
    m_words->setText(summary.words.join(u'\n'));
    m_reason->clear();
    m_approve->setText(tr("Approve %n", nullptr, approvable));
    m_approve->setEnabled(approvable > 0);
    m_changes->setText(tr("Request changes"));
    m_reject->setText(tr("Reject"));
    m_changes->setEnabled(false);
    m_reject->setEnabled(false);
    for (KeyButton* button : {m_approve, m_changes, m_reject})
        button->setAccessibleName(button->text());
    layout()->activate();
    // Not on a button: Enter by habit decides nothing here.
    openAt(anchor, m_reason);
}

void BulkPopover::decide(Verdict verdict, const std::vector<DraftId>& drafts)
{
    const QString reason = m_reason->text().trimmed();
    // Closing empties the summary that `drafts` is of.
    const std::vector<DraftId> meant(drafts.begin(), drafts.end());
    closeUp();
    Q_EMIT decided(verdict, meant, verdict == Verdict::Approve ? QString() : reason);
}

} // namespace countersign
