// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/signoff/signoff_view.h"

#include "app/policy/history.h"
#include "app/services/messages.h"
#include "ui/common/card.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/review/comparison_panel.h"
#include "ui/signoff/committee_view.h"
#include "ui/signoff/rests_on_card.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

SignOffView::SignOffView(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_name(makeLabel(theme, Type::Title, Weight::Bold, Ink::Text, this))
    , m_detail(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_approval(makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this))
    , m_reading(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_why(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_copyCard(new Card(theme, this))
    , m_subject(makeLabel(theme, Type::Copy, Weight::Bold, Ink::Text, m_copyCard))
    , m_text(makeLabel(theme, Type::Copy, Weight::Regular, Ink::Text, m_copyCard))
    , m_restsOn(new RestsOnCard(theme, this))
    , m_changeCard(new Card(theme, this))
    , m_changeWords(makeLabel(theme, Type::List, Weight::Bold, Ink::Text, m_changeCard))
    , m_change(new ComparisonPanel(theme, m_changeCard))
    , m_committee(new CommitteeView(theme, this))
{
    setObjectName(u"signOffView"_s);
    m_name->setObjectName(u"signName"_s);
    m_detail->setObjectName(u"signDetail"_s);
    m_approval->setObjectName(u"signApproval"_s);
    m_reading->setObjectName(u"signReading"_s);
    m_subject->setObjectName(u"signSubject"_s);
    m_text->setObjectName(u"signText"_s);
    m_changeWords->setObjectName(u"signChange"_s);
    for (QLabel* label :
         {m_name, m_detail, m_approval, m_reading, m_why, m_subject, m_text, m_changeWords})
        label->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setAccessibleName(tr("The text as it would be sent"));
    m_change->close().hide(); // it stays open here
    auto* copy = new QVBoxLayout(m_copyCard);
    copy->setContentsMargins(metrics::wide, metrics::margin, metrics::wide, metrics::margin);
    copy->setSpacing(metrics::gap);
    copy->addWidget(m_subject);
    copy->addWidget(m_text);
    copy->addStretch(1);
    auto* change = new QVBoxLayout(m_changeCard);
    change->setContentsMargins(1, metrics::margin, 1, 1);
    change->setSpacing(0);
    m_changeWords->setContentsMargins(metrics::wide, 0, metrics::wide, 0);
    change->addWidget(m_changeWords);
    change->addWidget(m_change);
    change->addStretch(1);
    auto* both = new QHBoxLayout;
    both->setSpacing(metrics::margin);
    both->addWidget(m_copyCard, 1);
    both->addWidget(m_restsOn, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 20);
    layout->setSpacing(metrics::gap);
    for (QLabel* label : {m_name, m_detail, m_approval, m_reading, m_why})
        layout->addWidget(label);
    layout->addLayout(both);
    layout->addWidget(m_changeCard);
    layout->addSpacing(metrics::gap);
    layout->addWidget(m_committee);
    layout->addStretch(1);
}

void SignOffView::show(const SignOffSnapshot& snapshot)
{
    const DraftView& view = snapshot.view;
    m_name->setText(view.prospect.name);
    QStringList detail{
        view.prospect.title, view.account ? view.account->name : QString(),
        view.persona ? view.persona->name : tr("no persona"), label(view.draft.channel),
        view.draft.channel ? policy::addressFor(view.prospect, *view.draft.channel) : QString()};
    detail.removeAll(QString());
    m_detail->setText(detail.join(u" · "_s));
    m_approval->setText(approvalWords(view));
    const QStringList reading = readingWords(view);
    m_reading->setText(reading.join(u' '));
    m_reading->setVisible(!reading.isEmpty());
    m_restsOn->show(view);
    m_why->setText(view.why.join(u' '));
    m_why->setVisible(!view.why.isEmpty());
    m_subject->setText(snapshot.subject);
    m_subject->setVisible(!snapshot.subject.isEmpty());
    m_text->setText(snapshot.text);
    m_changeCard->setVisible(!snapshot.earlier.empty());
    if (snapshot.earlier.empty() || !view.head)
        m_changeCard->hide();
    else
        m_change->show(snapshot.earlier, snapshot.first, editedTextOf(*view.head));
    m_changeWords->setText(tr("What changed before this text"));
    m_committee->show(snapshot);
}

} // namespace countersign
