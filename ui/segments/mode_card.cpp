// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/segments/mode_card.h"

#include "app/services/messages.h"
#include "models/common/plain_tool_tip.h"
#include "models/common/words.h"
#include "models/segments/segment_words.h"
#include "ui/common/flow_layout.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/pill.h"
#include "ui/segments/segment_delegate.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

ModeCard::ModeCard(const Theme& theme, QWidget* parent)
    : Card(theme, parent)
    , m_mode(new Pill(theme, this))
    , m_rule(makeLabel(theme, Type::List, Weight::Regular, Ink::Text, this))
    , m_setting(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_watch(makeLabel(theme, Type::List, Weight::Regular, Ink::Text, this))
    , m_whyNot(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_reason(new QLineEdit(this))
{
    setObjectName(u"modeCard"_s);
    QLabel* title = makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this);
    title->setText(tr("Who lets a message out"));
    m_rule->setObjectName(u"modeRule"_s);
    m_setting->setObjectName(u"modeSetting"_s);
    m_watch->setObjectName(u"watch"_s);
    m_whyNot->setObjectName(u"whyNotMode"_s);
    m_reason->setObjectName(u"modeReason"_s);
    m_reason->setAccessibleName(tr("Reason for another mode"));
    m_reason->setPlaceholderText(tr("Reason, for those who read it later"));
    auto* head = new QHBoxLayout;
    head->setSpacing(metrics::gap);
    head->addWidget(title);
    head->addWidget(m_mode);
    head->addStretch(1);
    auto* choices = new QWidget(this);
    auto* flow = new FlowLayout(choices, metrics::gap);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const Mode mode : {Mode::Review, Mode::Approval, Mode::Autopilot}) {
        auto* button = new KeyButton(theme, KeyButton::Look::Framed, choices);
        button->setObjectName(QString(u"mode." % toText(mode)));
        button->setText(capitalised(label(mode)));
        button->setCheckable(true);
        flow->addWidget(button);
        m_buttons.emplace(mode, button);
        connect(button, &QAbstractButton::clicked, this,
                [this, mode] { Q_EMIT modeAsked(mode, m_reason->text().trimmed()); });
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::wide, metrics::margin, metrics::wide, metrics::margin);
    layout->setSpacing(metrics::gap);
    layout->addLayout(head);
    for (QLabel* words : {m_rule, m_setting, m_watch}) {
        words->setWordWrap(true);
        layout->addWidget(words);
    }
    layout->addWidget(m_reason);
    layout->addWidget(choices);
    m_whyNot->setWordWrap(true);
    layout->addWidget(m_whyNot);
}

void ModeCard::show(const SegmentSnapshot& snapshot)
{
    const SegmentReport& report = snapshot.report;
    m_mode->show(label(report.policy.mode), toneOf(report.policy.mode));
    m_rule->setText(ruleWords(report));
    m_setting->setText(modeWords(report));
    m_watch->setText(report.watch ? watchWords(*report.watch) : QString());
    m_watch->setVisible(report.watch.has_value());
    for (const auto& [mode, button] : m_buttons) {
        const bool standing = mode == report.policy.mode;
        const auto found = snapshot.whyNot.find(mode);
        const bool allowed = found != snapshot.whyNot.end() && !found->second;
        button->setChecked(standing);
        button->setEnabled(standing || allowed);
        button->setAccessibleName(standing ? tr("%1, the mode now").arg(button->text())
                                           : tr("Change the mode to %1").arg(button->text()));
        const QString why =
            !standing && !allowed && found->second ? message(*found->second) : QString();
        button->setToolTip(plainToolTip(why));
        button->setAccessibleDescription(why);
    }
    sayWhyNot(snapshot);
}

/// The gate stands in a card of its own; here it is enough to point there.
void ModeCard::sayWhyNot(const SegmentSnapshot& snapshot)
{
    QStringList sentences;
    for (const auto& [mode, why] : snapshot.whyNot) {
        if (!why || mode == snapshot.report.policy.mode)
            continue;
        const QString words =
            why->id == "mode.autopilot_gate"_L1
                ? tr("Autopilot opens when all the conditions of the gate are met.")
                : message(*why);
        if (!sentences.contains(words))
            sentences.append(words);
    }
    m_whyNot->setText(sentences.join(u' '));
    m_whyNot->setVisible(!sentences.isEmpty());
}

void ModeCard::clearReason()
{
    m_reason->clear();
}

} // namespace countersign
