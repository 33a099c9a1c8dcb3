// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/page_head.h"

#include "ui/common/flow_layout.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/theme.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

PageHead::PageHead(const Theme& theme, const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_words(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_buttons(new QWidget(this))
{
    QLabel* head = makeLabel(theme, Type::Title, Weight::Bold, Ink::Text, this);
    head->setText(title);
    m_words->setWordWrap(true);
    m_words->setObjectName(u"pageWords"_s);
    auto* buttons = new FlowLayout(m_buttons, metrics::gap);
    buttons->setContentsMargins(0, metrics::grid, 0, 0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::grid);
    layout->addWidget(head);
    layout->addWidget(m_words);
    layout->addWidget(m_buttons);
}

void PageHead::say(const QString& words)
{
    m_words->setText(words);
}

KeyButton* PageHead::addButton(const QString& name, const QString& text, bool main)
{
    auto* button =
        new KeyButton(m_theme, main ? KeyButton::Look::Filled : KeyButton::Look::Framed, m_buttons);
    button->setObjectName(name);
    button->setText(text);
    button->setAccessibleName(text);
    m_buttons->layout()->addWidget(button);
    return button;
}

KeyButton* PageHead::addButton(const QString& name, QAction* action, bool main)
{
    KeyButton* button = addButton(name, action->text(), main);
    button->setAction(action);
    return button;
}

} // namespace countersign
