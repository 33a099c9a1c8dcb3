// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/signoff/sign_all_popover.h"

#include "ui/common/key_button.h"
#include "ui/common/labels.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

SignAllPopover::SignAllPopover(const Theme& theme, QWidget* page)
    : Popover(theme, page)
    , m_words(makeLabel(theme, Type::List, Weight::Regular, Ink::Text, this))
    , m_cancel(new KeyButton(theme, KeyButton::Look::Framed, this))
    , m_sign(new KeyButton(theme, KeyButton::Look::Filled, this))
{
    setObjectName(u"signAllPopover"_s);
    setFixedWidth(420);
    m_words->setObjectName(u"signAllSummary"_s);
    m_words->setWordWrap(true);
    m_cancel->setObjectName(u"signAllCancel"_s);
    m_cancel->setText(tr("Not now"));
    m_cancel->setAccessibleName(m_cancel->text());
    m_sign->setObjectName(u"signAllConfirm"_s);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::gap);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_sign);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    layout->setSpacing(metrics::gap);
    layout->addWidget(m_words);
    layout->addLayout(buttons);
    connect(m_cancel, &QAbstractButton::clicked, this, &Popover::closeUp);
    connect(m_sign, &QAbstractButton::clicked, this, [this] {
        closeUp();
        Q_EMIT confirmed();
    });
}

void SignAllPopover::open(int drafts, const QStringList& words, QWidget* anchor)
{
    m_words->setText(words.join(u'\n'));
    setAccessibleName(m_words->text());
    m_sign->setText(tr("Sign %n", nullptr, drafts));
    m_sign->setAccessibleName(m_sign->text());
    m_sign->updateGeometry();
    layout()->activate();
    // Not on the main button: a key pressed by habit signs nothing here.
    openAt(anchor, m_cancel);
}

} // namespace countersign
