// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/rule_popover.h"

#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/notice.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

RulePopover::RulePopover(const Theme& theme, QWidget* page)
    : Popover(theme, page)
    , m_theme(theme)
    , m_title(makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this))
    , m_effect(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_refusal(new Notice(theme, this))
    , m_cancel(new KeyButton(theme, KeyButton::Look::Framed, this))
    , m_try(new KeyButton(theme, KeyButton::Look::Framed, this))
    , m_confirm(new KeyButton(theme, KeyButton::Look::Filled, this))
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(u"rulePopover"_s);
    setFixedWidth(460);
    m_title->setWordWrap(true);
    m_effect->setObjectName(u"ruleEffect"_s);
    m_effect->setWordWrap(true);
    m_refusal->setObjectName(u"ruleRefusal"_s);
    m_cancel->setObjectName(u"ruleCancel"_s);
    m_cancel->setText(tr("Not now"));
    m_cancel->setAccessibleName(m_cancel->text());
    m_try->setObjectName(u"ruleTry"_s);
    m_try->setText(tr("Try it"));
    m_try->setAccessibleName(m_try->text());
    m_confirm->setObjectName(u"ruleConfirm"_s);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::gap);
    for (KeyButton* button : {m_confirm, m_try, m_cancel})
        buttons->addWidget(button);
    buttons->addStretch(1);
    m_layout->setContentsMargins(metrics::margin, metrics::margin, metrics::margin,
                                 metrics::margin);
    m_layout->setSpacing(metrics::gap);
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_effect);
    m_layout->addWidget(m_refusal);
    m_layout->addLayout(buttons);
    connect(m_cancel, &QAbstractButton::clicked, this, &Popover::closeUp);
    connect(m_try, &QAbstractButton::clicked, this, [this] { Q_EMIT tried(texts()); });
    connect(m_confirm, &QAbstractButton::clicked, this, [this] {
        sayRefusal({});
        Q_EMIT confirmed(texts());
    });
}

void RulePopover::ask(const Question& question, QWidget* anchor)
{
    m_title->setText(question.title);
    setAccessibleName(question.title);
    delete m_fields;
    m_fields = new QWidget(this);
    m_lines.clear();
    auto* fields = new QVBoxLayout(m_fields);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setSpacing(metrics::grid);
    for (const Field& field : question.fields) {
        QLabel* name = makeLabel(m_theme, Type::Small, Weight::Regular, Ink::Secondary, m_fields);
        name->setText(field.name);
        auto* line = new QLineEdit(field.text, m_fields);
        line->setObjectName(u"ruleLine%1"_s.arg(m_lines.size() + 1));
        line->setAccessibleName(field.name);
        line->setCursorPosition(0);
        connect(line, &QLineEdit::textEdited, this, [this] { sayRefusal({}); });
        fields->addWidget(name);
        fields->addWidget(line);
        m_lines.push_back(line);
    }
    connect(m_lines.front(), &QLineEdit::textChanged, this,
            [this](const QString& text) { m_confirm->setEnabled(!text.trimmed().isEmpty()); });
    m_confirm->setEnabled(!m_lines.front()->text().trimmed().isEmpty());
    m_confirm->setText(question.confirm);
    m_confirm->setAccessibleName(question.confirm);
    m_try->setVisible(question.canTry);
    m_layout->insertWidget(1, m_fields);
    sayRefusal({});
    sayEffect(question.effect);
    openAt(anchor, m_lines.front());
}

void RulePopover::sayEffect(const QString& words)
{
    m_effect->setText(words);
    m_effect->setVisible(!words.isEmpty());
    fit();
}

void RulePopover::sayRefusal(const QString& words)
{
    if (m_refusal->words() == words)
        return;
    m_refusal->say(words, Tone::Blocker);
    fit();
}

/// Grows with its words, and not out of the page.
void RulePopover::fit()
{
    m_layout->activate();
    adjustSize();
    const int lowest = parentWidget()->height() - height() - metrics::gap;
    if (isVisible() && y() > lowest)
        move(x(), qMax(0, lowest));
}

QStringList RulePopover::texts() const
{
    QStringList texts;
    for (const QLineEdit* line : m_lines)
        texts.append(line->text().trimmed());
    return texts;
}

} // namespace countersign
