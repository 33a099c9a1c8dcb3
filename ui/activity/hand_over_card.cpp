// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/hand_over_card.h"

#include "ui/common/key_button.h"
#include "ui/common/labels.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

HandOverCard::HandOverCard(const Theme& theme, QWidget* parent)
    : Card(theme, parent)
    , m_title(makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this))
    , m_goes(makeLabel(theme, Type::List, Weight::Regular, Ink::Text, this))
    , m_destination(makeLabel(theme, Type::List, Weight::Regular, Ink::Text, this))
    , m_held(makeLabel(theme, Type::List, Weight::Regular, Ink::Text, this))
    , m_reasons(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_leave(new KeyButton(theme, KeyButton::Look::Framed, this))
    , m_go(new KeyButton(theme, KeyButton::Look::Filled, this))
{
    setObjectName(u"handOver"_s);
    m_title->setText(tr("Before anything goes"));
    m_goes->setObjectName(u"handOverGoes"_s);
    m_destination->setObjectName(u"handOverDestination"_s);
    m_held->setObjectName(u"handOverHeld"_s);
    m_reasons->setObjectName(u"handOverReasons"_s);
    m_leave->setObjectName(u"handOverLeave"_s);
    m_leave->setText(tr("Not now"));
    m_leave->setAccessibleName(m_leave->text());
    m_go->setObjectName(u"handOverGo"_s);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::gap);
    buttons->addWidget(m_go);
    buttons->addWidget(m_leave);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::wide, metrics::margin, metrics::wide, metrics::margin);
    layout->setSpacing(metrics::grid);
    for (QLabel* label : {m_title, m_goes, m_destination, m_held, m_reasons}) {
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->addSpacing(metrics::grid);
    layout->addLayout(buttons);
    connect(m_leave, &QAbstractButton::clicked, this, &HandOverCard::left);
    connect(m_go, &QAbstractButton::clicked, this, &HandOverCard::confirmed);
    hide();
}

void HandOverCard::offer(const HandOverSummary& summary)
{
    m_goes->setText(summary.goes);
    m_destination->setText(summary.destination);
    m_destination->setVisible(summary.going > 0);
    m_held->setText(summary.held);
    m_held->setVisible(!summary.held.isEmpty());
    m_reasons->setText(summary.reasons.join(u'\n'));
    m_reasons->setVisible(!summary.reasons.isEmpty());
    m_go->setText(tr("Hand over %n", nullptr, summary.going));
    m_go->setAccessibleName(m_go->text());
    m_go->setVisible(summary.going > 0);
    m_go->updateGeometry();
    setAccessibleName(
        QStringList{summary.goes, summary.destination, summary.held, m_reasons->text()}.join(u' '));
    show();
}

void HandOverCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        Card::keyPressEvent(event);
}

} // namespace countersign
